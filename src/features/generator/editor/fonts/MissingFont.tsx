import type {ReactNode} from 'react';
import {isBundled} from '@komebiyori/overlays/css/bundledFonts';

import {Button} from '../ui/Button';
import styles from './FontControl.module.css';

interface Props {
  readonly family: string;
  readonly onRetry: () => void;
}

/** A font that the preview waits for in vain, and what to do. */
export function MissingFont({family, onRetry}: Props): ReactNode {
  return (
    <div className={styles.missing}>
      <p>
        <b>フォントを読み込めませんでした。</b>
        いまは代わりのフォントで出ています。回線を確かめて、もう一度読み込みます。
        {isBundled(family)
          ? '出ないときは、別のフォントを選びます。'
          : '出ないときは、別のフォントを選ぶか、「書き出し」の「zip」でファイル（woff2）を同梱します。'}
      </p>
      <Button onClick={onRetry}>もう一度読み込む</Button>
    </div>
  );
}
