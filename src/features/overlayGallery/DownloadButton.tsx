import {useState, type MouseEvent, type ReactNode} from 'react';

import type {FileFault} from '@komebiyori/lib/siteFile.browser';
import type {ZipFile} from '@site/plugins/overlays/client';
import {faultOf} from '@site/src/browser/fileFault.browser';
import {Button, buttonClass} from '@site/src/components/Button';
import {FAULT_WORDS} from '@site/src/lib/faultWords';

import styles from './DownloadButton.module.css';

type State = 'idle' | 'working' | 'done' | FileFault;

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
      setState(await faultOf(error));
    }
  };
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void save();
  };
  const hasFailed = state !== 'idle' && state !== 'working' && state !== 'done';
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
      {hasFailed && (
        <div className={styles.problem} role="alert">
          <p>zipを受け取れませんでした。{FAULT_WORDS[state]}</p>
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
