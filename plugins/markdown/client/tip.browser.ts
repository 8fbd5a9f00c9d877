import styles from './tip.module.css';

const ID = 'term-tip';
/** So long a pointer rests before the tip opens, and may be away before it closes. */
const OPEN_MS = 200;
const CLOSE_MS = 200;
/** Between a tip and the edge of the window, in pixels. */
const EDGE = 8;

interface Open {
  readonly term: HTMLAnchorElement;
  readonly tip: HTMLElement;
  readonly stop: AbortController;
}

let open: Open | undefined;
let timer = 0;

/** Closes the tip, and forgets one that was about to open. */
export function hideTip(): void {
  window.clearTimeout(timer);
  open?.stop.abort();
  open?.tip.remove();
  open?.term.removeAttribute('aria-describedby');
  open = undefined;
}

/** Below the line that the term stands in, or above it where the window has more room. */
function place(tip: HTMLElement, term: HTMLElement): void {
  // A term that is broken over two lines has two.
  const [first] = term.getClientRects();
  const line = first ?? term.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const {offsetWidth, offsetHeight} = tip;
  const last = term.getBoundingClientRect().bottom;
  const isAbove = last + offsetHeight + EDGE > clientHeight && line.top > offsetHeight;
  const left = Math.max(EDGE, Math.min(line.left, clientWidth - offsetWidth - EDGE));
  tip.style.left = `${left + window.scrollX}px`;
  tip.style.top = `${(isAbove ? line.top - offsetHeight : last) + window.scrollY}px`;
}

function openTip(term: HTMLAnchorElement): void {
  hideTip();
  const text = term.getAttribute('aria-description') ?? '';
  if (text === '' || !term.isConnected) return;
  const tip = document.createElement('div');
  tip.id = ID;
  tip.role = 'tooltip';
  tip.className = styles.tip ?? '';
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  box.textContent = text;
  tip.append(box);
  document.body.append(tip);
  place(tip, term);
  term.setAttribute('aria-describedby', ID);
  const stop = new AbortController();
  open = {term, tip, stop};
  keepOpen(open);
}

/** Until Escape, a press, or pointer and focus that have left the term and its tip. */
function keepOpen({term, tip, stop: {signal}}: Open): void {
  const closeSoon = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!tip.matches(':hover') && !term.matches(':hover, :focus-visible')) hideTip();
    }, CLOSE_MS);
  };
  for (const part of [term, tip]) part.addEventListener('pointerleave', closeSoon, {signal});
  term.addEventListener('blur', closeSoon, {signal});
  term.addEventListener('click', hideTip, {signal});
  window.addEventListener('resize', hideTip, {signal});
  // Before others: Escape closes what was opened last, and nothing else.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      hideTip();
    },
    {capture: true, signal},
  );
}

/** Shows the explanation of a term, at once for the keyboard, or when the pointer rests on it. */
export function showTip(term: HTMLAnchorElement): void {
  if (open?.term === term) return;
  window.clearTimeout(timer);
  if (term.matches(':focus-visible')) {
    openTip(term);
    return;
  }
  timer = window.setTimeout(() => {
    // A finger leaves no pointer behind: its tap follows the link.
    if (term.matches(':hover') && window.matchMedia('(hover: hover)').matches) openTip(term);
  }, OPEN_MS);
}
