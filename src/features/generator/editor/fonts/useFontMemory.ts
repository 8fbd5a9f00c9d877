import {useCallback, useEffect, useMemo, useState} from 'react';
import {keep, onKeptChange, readKept} from '@site/src/browser/keptText.browser';
import {
  FONTS_KEY,
  fontMemoryText,
  readFontMemory,
  withFavorite,
  withRecent,
  type FontMemory,
} from './fontMemory';

const read = (): FontMemory => readFontMemory(readKept(FONTS_KEY));

/** What this browser keeps of fonts; other tabs may change it. */
export function useFontMemory(): {
  readonly memory: FontMemory;
  readonly remember: (family: string) => void;
  readonly toggleFavorite: (family: string) => void;
} {
  const [memory, setMemory] = useState(read);
  useEffect(
    () =>
      onKeptChange(FONTS_KEY, () => {
        setMemory(read());
      }),
    [],
  );
  const change = useCallback((next: FontMemory) => {
    setMemory(next);
    // Nothing is lost where nothing can be kept: it lasts as long as the page.
    keep(FONTS_KEY, fontMemoryText(next));
  }, []);
  const remember = useCallback(
    (family: string) => {
      change(withRecent(memory, family));
    },
    [change, memory],
  );
  const toggleFavorite = useCallback(
    (family: string) => {
      change(withFavorite(memory, family));
    },
    [change, memory],
  );
  return useMemo(() => ({memory, remember, toggleFavorite}), [memory, remember, toggleFavorite]);
}
