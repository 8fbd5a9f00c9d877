import {useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';

import type {Releases} from '@site/plugins/releases/client';

import styles from './FileChecker.module.css';
import {compareFile, exactBytes, knownFiles, type KnownFile, type Verdict} from './files';

interface Props {
  readonly releases: Releases;
}

/** Hashes a downloaded file in the browser and says whether it is one of the listed files. */
export function FileChecker({releases}: Props): ReactNode {
  const id = useId();
  const {input, state, onChange} = useFileCheck(knownFiles(releases));
  return (
    <div className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        ダウンロードしたファイルを選ぶ
      </label>
      <input ref={input} id={id} className={styles.input} type="file" onChange={onChange} />
      <p className={styles.note}>ファイルはこの端末の中だけで調べます。どこにも送りません。</p>
      <noscript>
        <p>
          この欄を使うには、ブラウザのJavaScriptをオンにします。使えないときは、下のコマンドで確かめてください。
        </p>
      </noscript>
      {state.step === 'working' && (
        <progress
          className={styles.progress}
          aria-label="ファイルの読み込み"
          {...(state.part < 1 ? {value: state.part} : {})}
        />
      )}
      <div role="status">
        <Outcome state={state} />
      </div>
      {/* Not live: 128 digits. */}
      {state.step === 'done' && (
        <p className={styles.found}>
          調べたファイルのSHA-512（16進）：<code>{state.hex}</code>
        </p>
      )}
    </div>
  );
}

const FAILURES = {
  'too-large': 'このファイルは大きすぎて、ここでは調べられません。下のコマンドを使ってください。',
  'no-crypto': 'このブラウザの設定では計算できません。下のコマンドを使ってください。',
  unreadable:
    'ファイルを読めませんでした。ほかのソフトで開いていたら閉じ、もう一度選んでください。',
} as const;

function Outcome({state}: {readonly state: CheckState}): ReactNode {
  switch (state.step) {
    case 'idle':
      return null;
    case 'working':
      return <p className={styles.note}>{`「${state.name}」を調べています。`}</p>;
    case 'failed':
      return <p className={styles.wrong}>{FAILURES[state.reason]}</p>;
    case 'done':
      return <Judgement name={state.name} size={state.size} verdict={state.verdict} />;
  }
}

interface JudgementProps {
  readonly name: string;
  readonly size: number;
  readonly verdict: Verdict;
}

function Judgement({name, size, verdict}: JudgementProps): ReactNode {
  if (verdict.kind === 'same') {
    const {known} = verdict;
    return (
      <div className={styles.same}>
        <p className={styles.result}>一致しました</p>
        <p>{`「${known.name}」（${known.version}）と同じ中身です。このまま開けます。`}</p>
      </div>
    );
  }
  return (
    <div className={styles.wrong}>
      <p className={styles.result}>一致しません</p>
      {verdict.kind === 'different' ? (
        <>
          <p>{`「${name}」の中身が、このページのファイルと違います。`}</p>
          <p>
            {`大きさは${exactBytes(size)}、正しい大きさは${exactBytes(verdict.known.size)}です。`}
            {verdict.cutShort && 'ダウンロードが途中で切れた可能性があります。'}
          </p>
        </>
      ) : (
        <p>{`「${name}」は、このページのどのファイルとも中身が違います。`}</p>
      )}
      <p>
        開かずに削除し、このページからダウンロードし直してください。何度も違うときは、別の回線かブラウザで試してください。
      </p>
    </div>
  );
}

type CheckState =
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
function useFileCheck(files: readonly KnownFile[]): {
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
