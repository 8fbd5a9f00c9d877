const STAMP_KEY = 'site.reloadedAt';
const RELOAD_PAUSE_MS = 10_000;

/**
 * Reloads the page once when its scripts cannot be loaded: after a new deployment, old HTML may
 * name files that are gone, and fresh HTML mends it. Not again within ten seconds, and never when
 * session storage is blocked, so that no loop can start.
 * @param now milliseconds since the epoch
 * @returns whether a reload was started
 */
export function recoverOnce(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(STAMP_KEY));
    if (now - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(STAMP_KEY, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Says in the page that a part is missing, what still works, and offers to try again. */
export function showLoadFailure(document: Document, error: unknown): void {
  if (document.querySelector('[data-load-failure]') !== null) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  box.dataset['loadFailure'] = '';
  const message = document.createElement('p');
  message.textContent =
    'ページの一部を読み込めませんでした。文章とリンクはこのまま使えます。通信を確かめて、もう一度お試しください。';
  const detail = document.createElement('p');
  detail.className = 'load-failure__detail';
  detail.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.dataset['native'] = '';
  retry.textContent = 'Retry（もう一度読み込む）';
  retry.addEventListener('click', () => {
    location.reload();
  });
  box.append(message, detail, retry);
  document.body.append(box);
}
