import type {ReactNode} from 'react';
import styles from './SearchTips.module.css';

/** What helps when a query finds nothing. */
export default function SearchTips(): ReactNode {
  return (
    <ul className={styles['tips']}>
      <li>言葉を減らします（例：読み上げ 音量 変える → 音量）</li>
      <li>別の言葉で言いかえます（例：棒読み → 読み上げ）</li>
      <li>読み方がわからない漢字は、ひらがなやカタカナで入力します</li>
    </ul>
  );
}
