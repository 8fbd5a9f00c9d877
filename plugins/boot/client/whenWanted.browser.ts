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

/**
 * Calls back once: on the first interaction, a mouse that moves among them, or `IDLE_DELAY_MS` after
 * the page has loaded when the browser is idle. A page with `<meta name="boot" content="eager">` (tools, forms) is wanted at once,
 * and so is one whose address names words to mark (plugins/search).
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
  if (isEager || view.location.search.includes('highlight=')) {
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
