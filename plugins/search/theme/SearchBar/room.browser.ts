/** What stays free above and below the panel, in pixels. */
const MARGIN = 14;

/** A visible part of the window that is lower has a keyboard below it, in pixels. */
const LOW = 500;

const visible = (): {offsetTop: number; height: number} =>
  window.visualViewport ?? {offsetTop: 0, height: window.innerHeight};

/** Whether so little of the window is seen as beside a phone's keyboard. */
export function isLow(): boolean {
  return visible().height < LOW;
}

/**
 * How high the panel below the box may be, in pixels: on phones the keyboard takes a part of the
 * window, which only the visual viewport knows.
 */
export function roomBelow(box: HTMLElement): number {
  const {offsetTop, height} = visible();
  // A navbar that is still sliding in will bring it down by its height at least.
  const bottom = Math.max(box.getBoundingClientRect().bottom, box.offsetHeight);
  return Math.round(offsetTop + height - bottom - MARGIN);
}

/** Tells when the room may have changed. */
export function watchRoom(onChange: () => void): () => void {
  const targets = [window, ...(window.visualViewport === null ? [] : [window.visualViewport])];
  for (const target of targets) {
    target.addEventListener('resize', onChange);
    target.addEventListener('scroll', onChange, {passive: true});
  }
  return () => {
    for (const target of targets) {
      target.removeEventListener('resize', onChange);
      target.removeEventListener('scroll', onChange);
    }
  };
}
