import type {ReactNode} from 'react';
import {CopyTextButton} from '@site/src/components/CopyText';
import {Button} from '@site/src/components/ToolParts';
import {maskedKey} from '../model/masked';

import styles from './parts.module.css';
import {useShown} from './useShown';

/** A key that is hidden until it is asked for, because the page may be on air. */
export function LicenceKey({value}: {readonly value: string}): ReactNode {
  const [isShown, setShown] = useShown();
  return (
    <div className={styles.key}>
      <code className={styles.keyText}>
        <span className="visually-hidden">ライセンスキー：{isShown ? '' : '伏せています。'}</span>
        <span aria-hidden={!isShown}>{isShown ? value : maskedKey(value)}</span>
      </code>
      <span className={styles.keyButtons}>
        <Button
          aria-pressed={isShown}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? '隠す' : '表示'}
        </Button>
        <CopyTextButton text={value} label="ライセンスキーをコピー" />
      </span>
    </div>
  );
}
