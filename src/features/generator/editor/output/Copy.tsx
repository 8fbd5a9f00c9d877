import {useEffect, useRef, useState, type ReactNode} from 'react';

import {useDispatch} from '../EditorContext';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './OutputPane.module.css';
import {Share} from './Share';

interface Props {
  /** On the button, and in what is said: 「CSSをコピー」. */
  readonly label: string;
  readonly done: string;
  readonly read: () => string;
  readonly look?: 'primary' | 'secondary';
  readonly disabled?: boolean;
  /** What other apps call it; it is an address that they get as well. */
  readonly shared?: string | undefined;
}

/**
 * Copies a text, which is said over the editor; where the browser forbids it, shows it ready to be
 * copied by hand.
 */
export function Copy(props: Props): ReactNode {
  const {label, done, read, look = 'secondary', disabled = false, shared} = props;
  const dispatch = useDispatch();
  const [state, setState] = useState<'idle' | 'failed'>('idle');
  const box = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(read());
      setState('idle');
      dispatch({type: 'say', text: done});
    } catch {
      setState('failed');
      // Not the first time: it is there already.
      box.current?.select();
    }
  };
  useEffect(() => {
    if (state === 'failed') box.current?.select();
  }, [state]);
  return (
    <>
      {shared !== undefined && (
        <Share
          {...{read, disabled}}
          title={shared}
          onFailure={() => {
            void copy();
          }}
        />
      )}
      <Button
        look={look}
        disabled={disabled}
        onClick={() => {
          void copy();
        }}
      >
        {label}
      </Button>
      {state === 'failed' && (
        <div className={styles.byHand} role="group" aria-label="手でコピーする">
          <p role="alert">
            ブラウザがコピーを許可していません。選ばれている文を<kbd>Ctrl</kbd>+<kbd>C</kbd>
            （Macは<kbd>⌘</kbd>+<kbd>C</kbd>）でコピーします。
          </p>
          <textarea
            ref={box}
            className={ui.field}
            rows={4}
            readOnly
            value={read()}
            aria-label={label}
          />
          <Button
            onClick={() => {
              setState('idle');
            }}
          >
            閉じる
          </Button>
        </div>
      )}
    </>
  );
}
