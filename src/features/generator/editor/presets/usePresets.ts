import {useCallback, useEffect, useState} from 'react';
import {PRESETS_KEY, presetsText, readPresets, type Presets} from '../state/presets';
import {keep, readKept, type Kept} from '@site/src/browser/keptText.browser';

export interface OwnPresets {
  readonly presets: Presets;
  readonly change: (change: (presets: Presets) => Presets) => void;
  /** How keeping them went last. */
  readonly kept: Kept;
}

/** The visitor's presets, as this browser keeps them; other tabs may change them, too. */
export function usePresets(): OwnPresets {
  const [presets, setPresets] = useState(read);
  const [kept, setKept] = useState<Kept>('kept');

  useEffect(() => {
    const hear = ({key}: StorageEvent): void => {
      if (key === PRESETS_KEY || key === null) setPresets(read());
    };
    addEventListener('storage', hear);
    return () => {
      removeEventListener('storage', hear);
    };
  }, []);

  const change = useCallback(
    (make: (presets: Presets) => Presets) => {
      const next = make(presets);
      setPresets(next);
      setKept(keep(PRESETS_KEY, next.length === 0 ? undefined : presetsText(next)));
    },
    [presets],
  );

  return {presets, change, kept};
}

function read(): Presets {
  try {
    return readPresets(JSON.parse(readKept(PRESETS_KEY) ?? 'null')) ?? [];
  } catch {
    return [];
  }
}
