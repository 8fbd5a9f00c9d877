import type {ObsLink} from '@komebiyori/obs-link';
import {isSecondClick, linkButtons, type ObsState} from '@komebiyori/obs-link/state';
import {linkWords, UNFIT_STEPS, type ObsWords} from '@komebiyori/obs-link/words';
import {elementOf} from '../draw/element.browser';
import type {PadLink} from '../wire/padLink.browser';
import {loadAccess, saveAccess} from './memory.browser';

/** What the pad shows of its links, and the window in which they are made. */
export interface LinkView {
  /** Links as in this tab before, and goes on showing how it is. */
  readonly start: () => void;
  /** Shows how it is now. */
  readonly show: () => void;
}

const OFF: ObsWords = {
  title: 'OBSとつながっていません',
  text: 'つなぐと、ほかの端末で書いた線もOBSに出ます。',
  steps: [],
};
const CONNECTED: ObsWords = {
  title: 'OBSとつながっています',
  text: '書いた線が、OBSのオーバーレイに出ます。',
  steps: [],
};
const UNFIT: ObsWords = {
  title: 'OBSの画面には、線が届きません',
  text: 'つながっています。ただし、このOBSは線をブラウザソースへ渡せません。',
  steps: UNFIT_STEPS,
};

/** What stands for the links while another tab draws, with which they have nothing to do. */
const PAUSED = {
  title: 'ほかのタブで書いています',
  text: 'ほかのタブで書いている間、このタブの線はオーバーレイに出ません。',
};

export function createLinkView(
  obs: ObsLink,
  {screens, isPaused}: Pick<PadLink, 'screens' | 'isPaused'>,
): LinkView {
  const dialog = elementOf('links', HTMLDialogElement);
  const address = elementOf('address', HTMLInputElement);
  const password = elementOf('password', HTMLInputElement);

  let summary: string | undefined;
  /** Outside of the window nothing else is read out. A try that goes on says nothing new. */
  const tell = (next: string): void => {
    if (next === summary || obs.state.get().kind === 'connecting') return;
    if (summary !== undefined) elementOf('told', HTMLElement).textContent = next;
    summary = next;
  };

  const show = (): void => {
    const count = screens();
    const state = obs.state.get();
    const isWaiting = isPaused();
    document.body.dataset['link'] = isWaiting ? 'wait' : lampOf(count > 0 || obs.isOpen(), state);
    const title = isWaiting ? PAUSED.title : summaryOf(count, state, obs.isOpen());
    write('link-text', title);
    tell(title);
    write('near', isWaiting ? PAUSED.text : nearOf(count));
    const {go, end} = linkButtons(state);
    label('obs-go', go);
    label('obs-end', end);
    for (const field of [address, password]) field.readOnly = go === undefined;
  };
  const showObs = (): void => {
    const {title, text, steps} = wordsOf(obs.state.get());
    elementOf('obs-text', HTMLElement).textContent = `${title}。${text}`;
    elementOf('obs-steps', HTMLElement).replaceChildren(
      ...steps.map((step) => {
        const item = document.createElement('li');
        item.textContent = step;
        return item;
      }),
    );
    show();
  };
  const connect = (): void => {
    obs.connect(address.value, password.value);
    const state = obs.state.get();
    const isAddress = state.kind === 'failed' && ['address', 'port'].includes(state.why);
    if (isAddress) address.focus();
    else saveAccess({address: address.value, password: password.value});
  };

  elementOf('link', HTMLButtonElement).addEventListener('click', () => {
    show();
    dialog.showModal();
  });
  elementOf('obs', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    if (linkButtons(obs.state.get()).go === undefined) return;
    const isPressed = document.activeElement === elementOf('obs-go', HTMLButtonElement);
    connect();
    // The button goes with the press.
    const isGone = elementOf('obs-go', HTMLButtonElement).hidden;
    if (isPressed && isGone) elementOf('obs-end', HTMLButtonElement).focus();
  });
  elementOf('obs-go', HTMLButtonElement).addEventListener('click', (event) => {
    if (isSecondClick(event)) event.preventDefault();
  });
  elementOf('obs-end', HTMLButtonElement).addEventListener('click', (event) => {
    if (isSecondClick(event)) return;
    saveAccess(undefined);
    obs.disconnect();
    // The button goes with what it ends.
    elementOf('obs-go', HTMLButtonElement).focus();
  });

  return {
    show,
    start() {
      const access = loadAccess();
      address.value = access?.address ?? defaultAddress();
      password.value = access?.password ?? '';
      obs.state.subscribe(showObs);
      showObs();
      if (access !== undefined) connect();
      setInterval(show, 1000);
    },
  };
}

/** Each second anew, but a screen reader is told of changes only. */
function write(id: string, text: string): void {
  const element = elementOf(id, HTMLElement);
  if (element.textContent !== text) element.textContent = text;
}

/** A button with its name; none without one. */
function label(id: string, name: string | undefined): void {
  elementOf(id, HTMLElement).hidden = name === undefined;
  if (name !== undefined) write(id, name);
}

/** On another device the PC with the app is most likely that with OBS, too. */
const defaultAddress = (): string =>
  ['localhost', '127.0.0.1', ''].includes(location.hostname) ? '' : location.hostname;

function wordsOf(state: ObsState): ObsWords {
  switch (state.kind) {
    case 'connected':
      return state.isUnfit === true ? UNFIT : CONNECTED;
    case 'connecting':
    case 'waiting':
    case 'failed':
      return linkWords(state);
    default:
      return OFF;
  }
}

function lampOf(isLinked: boolean, {kind}: ObsState): 'on' | 'bad' | 'off' {
  if (isLinked) return 'on';
  return kind === 'off' || kind === 'connecting' ? 'off' : 'bad';
}

const nearOf = (count: number): string =>
  count > 0
    ? `オーバーレイ${count}個とつながっています。`
    : 'オーバーレイを待っています。OBSに入れると、自動でつながります。';

function summaryOf(count: number, state: ObsState, isOpen: boolean): string {
  if (count > 0 && !isOpen) return 'つながっています';
  return state.kind === 'off' ? 'オーバーレイを待っています' : wordsOf(state).title;
}
