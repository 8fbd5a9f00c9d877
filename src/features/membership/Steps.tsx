import type {ReactNode} from 'react';

import styles from './Steps.module.css';

const STEPS = [
  ['申し込む', 'ファン支援ページで内容を読み、メンバーシップに申し込みます。'],
  ['受け取る', '支援した方への案内で、ライセンスキーを受け取ります。'],
  ['登録する', '本アプリの設定に、キーを貼り付けます。'],
  ['確かめる', 'タイトルバーの先頭に「【PRO】」が出ます。'],
] as const;

/** The way to Pro at a glance. */
export function Steps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {STEPS.map(([title, text]) => (
        <li key={title} className={styles.step}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
