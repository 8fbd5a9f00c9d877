/** Draws at most once a frame, and only when there is something to draw. */
export interface Frames {
  readonly ask: () => void;
}

/** @param draw gets the time of day in milliseconds; whether the next frame looks otherwise */
export function createFrames(draw: (now: number) => boolean): Frames {
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      if (draw(Date.now())) ask();
    });
  };
  return {ask};
}
