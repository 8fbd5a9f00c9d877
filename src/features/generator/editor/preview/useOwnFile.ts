import {useEffect, useRef, useState, type ReactNode} from 'react';
import {pictureFaultText, type PictureFault} from '@site/src/lib/pictureFault';
import {useSaid} from '@site/src/lib/useSaid';
import type {OwnFile} from './OwnBackdrop';
import {readOwnFile, releaseOwnFile} from './ownFile.browser';

/** The visitor's own background, and what takes one. */
export interface OwnBackground {
  readonly file: OwnFile | undefined;
  /** What became of the last file. */
  readonly said: ReactNode;
  /** Whether it was not taken. */
  readonly isRefused: boolean;
  readonly take: (file: File) => void;
}

const refusal = (fault: PictureFault): string =>
  fault.kind === 'format'
    ? 'この形式は使えません。PNG、JPEG、WebP、GIF、AVIFの画像か、動画を選んでください。'
    : pictureFaultText(fault);

/** @param onTaken is called when a file has become the background */
export function useOwnFile(onTaken: () => void): OwnBackground {
  const [own, setOwn] = useState<OwnFile>();
  const [said, say] = useSaid();
  const [isRefused, setRefused] = useState(false);
  const held = useRef<OwnFile>(undefined);
  useEffect(
    () => () => {
      if (held.current !== undefined) releaseOwnFile(held.current);
    },
    [],
  );
  const take = async (file: File): Promise<void> => {
    const read = await readOwnFile(file);
    setRefused('fault' in read);
    if ('fault' in read) {
      say(refusal(read.fault));
      return;
    }
    say(`「${file.name}」を背景にしました。`);
    if (held.current !== undefined) releaseOwnFile(held.current);
    held.current = read;
    setOwn(read);
    onTaken();
  };
  return {
    file: own,
    said,
    isRefused,
    take(file) {
      void take(file);
    },
  };
}
