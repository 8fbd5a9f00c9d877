import {useEffect, useRef, useState} from 'react';
import {pictureFaultText} from '@site/src/lib/pictureFault';
import type {OwnFile} from './OwnBackdrop';
import {readOwnFile, releaseOwnFile} from './ownFile.browser';

/** The visitor's own background, and what takes one. */
export interface OwnBackground {
  readonly file: OwnFile | undefined;
  /** Why the last file was not taken; empty when it was. */
  readonly problem: string;
  readonly take: (file: File) => void;
}

/** @param onTaken is called when a file has become the background */
export function useOwnFile(onTaken: () => void): OwnBackground {
  const [own, setOwn] = useState<OwnFile>();
  const [problem, setProblem] = useState('');
  const held = useRef<OwnFile>(undefined);
  useEffect(
    () => () => {
      if (held.current !== undefined) releaseOwnFile(held.current);
    },
    [],
  );
  const take = async (file: File): Promise<void> => {
    const read = await readOwnFile(file);
    setProblem('fault' in read ? pictureFaultText(read.fault) : '');
    if ('fault' in read) return;
    if (held.current !== undefined) releaseOwnFile(held.current);
    held.current = read;
    setOwn(read);
    onTaken();
  };
  return {
    file: own,
    problem,
    take(file) {
      void take(file);
    },
  };
}
