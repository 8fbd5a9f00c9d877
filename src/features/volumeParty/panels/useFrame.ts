import {useEffect, useEffectEvent} from 'react';

/** Calls before every picture, with the newest function; for meters, which React need not know of. */
export function useFrame(draw: () => void): void {
  const onFrame = useEffectEvent(draw);
  useEffect(() => {
    let frame = 0;
    const loop = (): void => {
      onFrame();
      frame = window.requestAnimationFrame(loop);
    };
    frame = window.requestAnimationFrame(loop);
    return () => {
      window.cancelAnimationFrame(frame);
    };
  }, []);
}
