import {useCallback, useEffect, useState} from 'react';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import type {Design} from '@komebiyori/overlays/model/design';
import {keepAside, PRESETS_KEY, presetsText, readPresets, type Presets} from '../state/presets';
import {keep, onKeptChange, readKept, type Kept} from '@site/src/browser/keptText.browser';

export interface OwnPresets {
  readonly presets: Presets;
  readonly change: (change: (presets: Presets) => Presets) => void;
  /** Keeps a draft that something else takes the place of. */
  readonly keepAside: (draft: Design) => KeptAside;
  /** How keeping them went last. */
  readonly kept: Kept;
}

/** There is no room when the visitor kept all of the list on purpose. */
export type KeptAside = Kept | 'no-room';

/** The visitor's presets, as this browser keeps them; other tabs may change them, too. */
export function usePresets(): OwnPresets {
  const [presets, setPresets] = useState(read);
  const [kept, setKept] = useState<Kept>('kept');

  useEffect(
    () =>
      onKeptChange(PRESETS_KEY, () => {
        setPresets(read());
      }),
    [],
  );

  const change = useCallback(
    (make: (presets: Presets) => Presets) => {
      const next = make(presets);
      setPresets(next);
      setKept(keep(PRESETS_KEY, next.length === 0 ? undefined : presetsText(next)));
    },
    [presets],
  );

  const keepDraft = useCallback(
    (draft: Design): KeptAside => {
      const next = keepAside(presets, draft);
      if (next === undefined) return 'no-room';
      if (next === presets) return 'kept';
      const outcome = keep(PRESETS_KEY, presetsText(next));
      if (outcome === 'kept') setPresets(next);
      return outcome;
    },
    [presets],
  );

  return {presets, change, keepAside: keepDraft, kept};
}

const read = (): Presets => readPresets(parsedJson(readKept(PRESETS_KEY) ?? '')) ?? [];
