/** How long the simulated viewers wait between two comments. */
const INTERVAL_MS = 3000;

interface Feeding {
  /** The drawing; nothing happens while it is out of sight. */
  readonly stage: Element;
  /** Whether the visitor has stopped the movement. */
  readonly isPaused: () => boolean;
  readonly onSeen: () => void;
  readonly onTick: () => void;
  readonly signal: AbortSignal;
}

/**
 * Calls `onTick` every three seconds while the drawing is in sight, the tab is in front, nothing
 * is paused and the visitor has not asked for less motion. `onSeen` comes once, before the first.
 */
export function whileSeen({stage, isPaused, onSeen, onTick, signal}: Feeding): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let inSight = false;
  let seen = false;
  const observer = new IntersectionObserver(
    (entries) => {
      inSight = entries.some(({isIntersecting}) => isIntersecting);
      if (inSight && !seen) {
        seen = true;
        onSeen();
      }
    },
    {threshold: 0.2},
  );
  observer.observe(stage);
  const timer = setInterval(() => {
    if (inSight && !document.hidden && !lessMotion.matches && !isPaused()) onTick();
  }, INTERVAL_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearInterval(timer);
  });
}

/** Where the loop of styles of an element stands, in milliseconds; 0 when nothing moves. */
export function loopTime(element: Element): number {
  const time = element.getAnimations()[0]?.currentTime;
  return typeof time === 'number' ? time : 0;
}
