import {useEffect, useRef, useState, type RefObject} from 'react';
import {compareFile, type KnownFile, type Verdict} from './compareFile';

export type CheckState =
  | {readonly step: 'idle'}
  /** `part` goes from 0 to 1 while the file is read; at 1 it is being hashed. */
  | {readonly step: 'working'; readonly name: string; readonly part: number}
  | {
      readonly step: 'done';
      readonly name: string;
      readonly size: number;
      readonly hex: string;
      readonly verdict: Verdict;
    }
  | {readonly step: 'failed'; readonly reason: 'too-large' | 'no-crypto' | 'unreadable'};

/** Hashes the file that is chosen in the input, and compares it with the listed ones. */
export function useFileCheck(files: readonly KnownFile[]): {
  input: RefObject<HTMLInputElement | null>;
  state: CheckState;
  onChange: () => void;
} {
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState<CheckState>({step: 'idle'});

  const check = async (): Promise<void> => {
    running.current?.abort();
    const file = input.current?.files?.[0];
    if (file === undefined) {
      setState({step: 'idle'});
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const {signal} = controller;
    const show = (next: CheckState): void => {
      if (!signal.aborted) setState(next);
    };
    // Most visitors never check a file, so what does it comes only now.
    const loading = import('./hashFile.browser');
    show({step: 'working', name: file.name, part: 0});
    try {
      const {hashFile, MAX_BYTES, NoCryptoError} = await loading;
      if (file.size > MAX_BYTES) {
        show({step: 'failed', reason: 'too-large'});
        return;
      }
      const {name, size} = file;
      await hashFile(file, signal, (part) => {
        show({step: 'working', name, part});
      }).then(
        (hex) => {
          show({step: 'done', name, size, hex, verdict: compareFile({name, size, hex}, files)});
        },
        (error: unknown) => {
          const reason = error instanceof NoCryptoError ? 'no-crypto' : 'unreadable';
          show({step: 'failed', reason});
        },
      );
    } catch {
      show({step: 'failed', reason: 'unreadable'});
    }
  };

  const onChange = (): void => {
    void check();
  };
  const atStart = useRef(onChange);
  useEffect(() => {
    // A file may have been chosen before React was there.
    if (input.current?.files?.length) atStart.current();
    return () => {
      running.current?.abort();
    };
  }, []);

  return {input, state, onChange};
}
