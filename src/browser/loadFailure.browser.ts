import type {FileFault} from '@komebiyori/lib/siteFile.browser';
import {FAULT_WORDS} from '../lib/faultWords';

const STAMP_KEY = 'site.reloadedAt';
const RELOAD_PAUSE_MS = 10_000;
/** ms; a network that takes longer for a page is none. */
const REACH_MS = 8000;
const BOX = '.load-failure';

/** Of a page that was asked for on one that stays. */
export const NEXT_PAGE = '次のページを読み込めませんでした。今のページはこのまま使えます。';
const PART = 'ページの一部を読み込めませんでした。文章とリンクはこのまま使えます。';

/** What was wrong with the site when it was asked last, until the box has said so. */
let fault: FileFault | undefined;

/**
 * What is wrong with the site, judged by its answer for this page and the scripts that the page names
 * (plugins/boot); `gone` where it has been built anew since this page was loaded.
 * @returns undefined when nothing is wrong
 */
export async function siteFault(): Promise<FileFault | undefined> {
  if (!navigator.onLine) return 'network';
  try {
    const signal = AbortSignal.timeout(REACH_MS);
    const response = await fetch(location.href, {cache: 'no-store', signal});
    // A page that says that there is none here is the site's, too.
    if (!response.ok && response.status !== 404) return 'server';
    const own = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];
    // While it is developed a page has no such list.
    if (own === undefined) return undefined;
    const [, rest] = (await response.text()).split('data-scripts="');
    if (rest === undefined) return response.ok ? 'foreign' : 'server';
    return rest.startsWith(`${own}"`) ? undefined : 'gone';
  } catch {
    return 'network';
  }
}

/** Whether the site answers with a page of its own: only then is a reload no loss. */
export async function isReachable(): Promise<boolean> {
  fault = await siteFault();
  return fault === undefined || fault === 'gone';
}

let recovering: Promise<void> | undefined;

/**
 * Reloads the page once when a file cannot be loaded: after a new deployment, old HTML may name
 * files that are gone, and fresh HTML mends it. Not where the site does not answer, which would leave
 * an error page; not again within ten seconds; and never when session storage is blocked, so
 * that no loop can start.
 * @param now milliseconds since the epoch
 * @returns a promise that is kept when the page is still here: no reload was due, or the visitor,
 *   whose work was not saved, stayed
 */
export function recoverOnce(now: number): Promise<void> {
  recovering ??= recover(now).finally(() => {
    recovering = undefined;
  });
  return recovering;
}

async function recover(now: number): Promise<void> {
  if (!(await isReachable())) return;
  try {
    // A clock that was set back must not forbid it for years.
    const since = now - Number(sessionStorage.getItem(STAMP_KEY) ?? NaN);
    if (since >= 0 && since < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem(STAMP_KEY, String(now));
  } catch {
    return;
  }
  location.reload();
  await new Promise((resolve) => setTimeout(resolve, RELOAD_PAUSE_MS));
}

/**
 * Says over the page what is missing, what still works, and offers to try again. There is one box:
 * a later failure takes the place of the one before.
 * @param retry loads again; who shows the box takes it away (`hideLoadFailure`), or shows it anew
 * @param words what is missing, and what still works: whole sentences
 */
export function showLoadFailure(error: unknown, retry: () => void, words = PART): void {
  const hadFocus = document.querySelector(BOX)?.contains(document.activeElement);
  hideLoadFailure();
  const box = document.createElement('div');
  box.className = 'load-failure';
  const add = <Name extends 'p' | 'button'>(name: Name, text: string) => {
    const made = document.createElement(name);
    made.textContent = text;
    // What is pressed before React is there waits for it, and here it may never come.
    made.dataset['native'] = '';
    box.append(made);
    return made;
  };
  // Without the rest, which is long and of another language.
  add('p', words + FAULT_WORDS[fault ?? 'network']).role = 'alert';
  fault = undefined;
  // Rspack writes a backslash and an n where a line ends.
  add('p', String(error).replace(String.raw`\n`, ' ')).lang = 'en';
  const again = add('button', 'Retry（もう一度読み込む）');
  again.onclick = () => {
    // It stays, and keeps the focus, until it is known how it went.
    if (again.ariaDisabled !== null) return;
    again.ariaDisabled = 'true';
    again.textContent = '読み込んでいます…';
    retry();
  };
  add('button', '閉じる').onclick = hideLoadFailure;
  // Before the page: who uses the keyboard is at its top as often as not.
  document.body.prepend(box);
  if (hadFocus === true) again.focus();
}

/**
 * As `showLoadFailure`, where what is missing is not asked for again by itself: trying again loads a
 * document, once the site answers.
 */
export function showUntilReached(
  error: unknown,
  words = PART,
  load = (): void => {
    location.reload();
  },
): void {
  const retry = (): void => {
    void isReachable().then((reaches) => {
      if (reaches) load();
      else showUntilReached(error, words, load);
    });
  };
  showLoadFailure(error, retry, words);
}

/** Takes the box away, if there is one. */
export function hideLoadFailure(): void {
  document.querySelector(BOX)?.remove();
}
