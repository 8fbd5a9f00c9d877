import {useEffect, useRef} from 'react';

interface Sounds {
  readonly play: (url: string) => void;
  readonly stop: () => void;
}

/** Sounds of the preview; they end with it. */
export function useSounds(): Sounds {
  const playing = useRef<readonly HTMLAudioElement[]>([]);
  const stop = (): void => {
    for (const audio of playing.current) audio.pause();
    playing.current = [];
  };
  useEffect(
    () => () => {
      for (const audio of playing.current) audio.pause();
    },
    [],
  );
  const play = (url: string): void => {
    const audio = new Audio(url);
    playing.current = [...playing.current.filter(({ended}) => !ended), audio];
    // A browser that plays nothing yet does so after the next press.
    audio.play().catch(() => undefined);
  };
  return {play, stop};
}
