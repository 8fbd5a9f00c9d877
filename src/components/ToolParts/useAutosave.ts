import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {Kept} from '@site/src/browser/keptText.browser';

/** So long after the last change a value is kept. */
const IDLE_MS = 500;

export type AutosaveStatus<R = Kept> = 'untouched' | 'waiting' | R;

/**
 * Keeps a value while somebody works on it; at once when the page is left.
 * @param value the same object until it changes
 * @param save keeps it
 * @param isOn false while another tab saves
 */
export function useAutosave<T, R extends string = Kept>(
  value: T,
  save: (value: T) => R,
  isOn = true,
): AutosaveStatus<R> {
  const [status, setStatus] = useState<AutosaveStatus<R>>('untouched');
  const kept = useRef(value);
  const onSave = useEffectEvent(save);

  /** Keeps what waits to be kept. */
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    waiting.current = undefined;
    if (!isOn || value === kept.current) {
      // Taken back before it was kept: nothing waits any more.
      setStatus((before) => (before === 'waiting' ? 'untouched' : before));
      return undefined;
    }
    const saveNow = (): void => {
      if (value === kept.current) return;
      kept.current = value;
      setStatus(onSave(value));
    };
    const saveHidden = (): void => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    waiting.current = saveNow;
    setStatus('waiting');
    const timer = setTimeout(saveNow, IDLE_MS);
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, [value, isOn]);
  // A link of the site leads away without a `pagehide`.
  useEffect(() => () => waiting.current?.(), []);

  // What was kept before says nothing of what is not kept now.
  return isOn ? status : 'untouched';
}
