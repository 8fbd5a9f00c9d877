import {useState} from 'react';

import type {Asset, AssetStore} from '../../work/assets';

interface AddFiles {
  /** Why files were not taken, one sentence a file. */
  readonly refused: readonly string[];
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
}

/**
 * Takes files up into the work.
 * @param take is called with what was taken, in the order of the files
 */
export function useAddFiles(store: AssetStore, take: (added: readonly Asset[]) => void): AddFiles {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const addAll = async (files: readonly File[]): Promise<void> => {
    setIsBusy(true);
    const added: Asset[] = [];
    const texts: string[] = [];
    // One after the other: the limit of all files together is the store's to hold.
    for (const file of files) {
      const outcome = await store.add(file);
      if (outcome.kind === 'added') added.push(outcome.asset);
      else texts.push(outcome.text);
    }
    setIsBusy(false);
    setRefused(texts);
    if (added.length > 0) take(added);
  };
  return {refused, isBusy, add: (files) => void addAll(files)};
}
