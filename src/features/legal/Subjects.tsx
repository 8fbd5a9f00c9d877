import type {ReactNode} from 'react';

import styles from './PolicyTables.module.css';

const SUBJECTS = [
  {
    name: 'このサイト',
    where: 'サーバーと、利用者のブラウザの中',
    what: 'アクセスの記録、表示の設定、お問い合わせの内容です。',
  },
  {
    name: '本アプリ',
    where: '利用者のPCの中',
    what: '設定、コメント、リスナーの名前とメモ、ログです。データフォルダに入ります（macOSのログは、OSのログ用のフォルダです）。',
  },
  {
    name: '連携先',
    where: 'それぞれの事業者のもと',
    what: '配信サイト、ファン支援ページ、フォーラム、連携ソフトです。各社の規約に従います。',
  },
] as const;

/** The three holders of information that the policy keeps apart. */
export function Subjects(): ReactNode {
  return (
    <ul className={styles.subjects}>
      {SUBJECTS.map(({name, where, what}) => (
        <li key={name} className={styles.subject}>
          <h3>{name}</h3>
          <p className={styles.where}>{where}</p>
          <p className={styles.what}>{what}</p>
        </li>
      ))}
    </ul>
  );
}
