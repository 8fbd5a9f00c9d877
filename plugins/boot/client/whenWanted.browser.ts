/** After this long without any interaction, an idle page loads the application by itself. */
const IDLE_DELAY_MS = 5000;

const INTERACTIONS = [
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
] as const;

/** Docusaurus's key. */
const OWN_MANUAL = 'docs-preferred-version-default';

/** Whether the version menu shows another manual than the reader chose. Those of a manual are right. */
function namesOtherManual(view: Window): boolean {
  const {documentElement: root} = view.document;
  if (root.classList.contains('plugin-docs')) return false;
  try {
    const chosen = view.localStorage.getItem(OWN_MANUAL);
    const menus = [...root.querySelectorAll('nav summary')];
    return chosen !== null && !menus.some(({textContent}) => textContent.endsWith(chosen));
  } catch {
    // Storage is blocked.
    return false;
  }
}

/**
 * Calls back once: on the first interaction, a mouse that moves among them, or `IDLE_DELAY_MS` after
 * the page has loaded when the browser is idle. At once it is wanted by a page with
 * `<meta name="boot" content="eager">` (tools, forms), by one whose address names words to mark
 * (plugins/search), by one that was loaded anew for a press, and where the HTML names another manual
 * than the reader's: what leads to it must not change under the mouse.
 */
export function whenWanted(view: Window, callback: () => void): void {
  const {document} = view;
  let wanted = false;
  let timer = 0;
  let rest = '';
  const run = (): void => {
    if (wanted) return;
    wanted = true;
    view.clearTimeout(timer);
    for (const type of INTERACTIONS) view.removeEventListener(type, run, true);
    view.removeEventListener('pointermove', moved, true);
    callback();
  };
  // A page that opens under a mouse is told where that is, though nobody has moved it.
  const moved = ({screenX, screenY}: PointerEvent): void => {
    const place = `${screenX},${screenY}`;
    if (rest === '') rest = place;
    else if (place !== rest) run();
  };
  const isEager = document.querySelector('meta[name="boot"][content="eager"]') !== null;
  const isMarked = view.location.search.includes('highlight=');
  // A check of the reader's app goes on after a reload (src/features/stepCheck).
  const isResumed = JSON.stringify(view.history.state).includes('stepCheck');
  if (isEager || isMarked || isResumed || namesOtherManual(view)) {
    run();
    return;
  }
  for (const type of INTERACTIONS) view.addEventListener(type, run, {capture: true, passive: true});
  view.addEventListener('pointermove', moved, {capture: true, passive: true});
  const startTimer = (): void => {
    timer = view.setTimeout(() => {
      if ('requestIdleCallback' in view) view.requestIdleCallback(run, {timeout: 2000});
      else run();
    }, IDLE_DELAY_MS);
  };
  if (document.readyState === 'complete') startTimer();
  else view.addEventListener('load', startTimer, {once: true});
}
