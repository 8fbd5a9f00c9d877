import {useState, type MouseEvent, type ReactNode} from 'react';

import type {ZipFile} from '@site/plugins/overlays/client';
import {Button, buttonClass} from '@site/src/components/Button';

import styles from './DownloadButton.module.css';
import {ZipError, type ZipProblem} from './zipError';

type State = 'idle' | 'working' | 'done' | ZipProblem;

const PROBLEMS: Readonly<Record<ZipProblem, string>> = {
  missing: 'zipが見つかりませんでした。',
  network: 'zipを受け取れませんでした。通信を確かめてください。',
  changed: 'zipが新しくなっています。このページを読み込み直してください。',
};

const problemOf = (state: State): string | undefined =>
  state === 'idle' || state === 'working' || state === 'done' ? undefined : PROBLEMS[state];

interface Props {
  /** Of the template. */
  readonly name: string;
  readonly zip: ZipFile;
}

/** The link to a template's zip. With script it also tells when the file could not be had. */
export function DownloadButton({name, zip}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  const save = async (): Promise<void> => {
    setState('working');
    try {
      const {saveZip} = await import('./zipFiles.browser');
      await saveZip(zip);
      setState('done');
    } catch (error) {
      setState(error instanceof ZipError ? error.problem : 'network');
    }
  };
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void save();
  };
  const problem = problemOf(state);
  return (
    <>
      <a
        className={buttonClass('primary')}
        href={zip.url}
        download={zip.name}
        aria-label={`「${name}」をダウンロード`}
        aria-disabled={state === 'working'}
        onClick={onClick}
      >
        ダウンロード
      </a>
      {problem !== undefined && (
        <div className={styles.problem} role="alert">
          <p>{problem}</p>
          <Button look="danger" onClick={() => void save()}>
            もう一度試す
          </Button>
        </div>
      )}
      <span className={styles.done} role="status">
        {state === 'done' && `${zip.name}を保存しました。展開せずに使います。`}
      </span>
    </>
  );
}
