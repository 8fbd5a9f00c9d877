import Link from '@docusaurus/Link';
import {OUTSIDE_LINKS} from '@site/config/site';
import {useSellsHere} from '@site/src/lib/useAccounts';
import {Fragment, type ReactNode} from 'react';

import styles from './Ways.module.css';

interface Way {
  readonly name: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly link: ReactNode;
}

const WAYS: readonly Way[] = [
  {
    name: 'このサイトで購入する',
    facts: [
      ['向いている方', 'すぐにProを使いたい方'],
      ['受け取るもの', 'ライセンスキー。お支払いの後、すぐに画面に出ます'],
      ['支払い', '買い切りは1回、月額と年額は自動で更新'],
      ['解約', 'マイページの「お支払いの管理」'],
    ],
    link: '価格と申し込みは、この下にあります。',
  },
  {
    name: 'ファン支援で申し込む',
    facts: [
      ['向いている方', '開発を続けて支援したい方'],
      ['受け取るもの', '特典コード。マイページで使うとキーが出ます'],
      ['支払い', '外部のファン支援ページで、毎月'],
      ['解約', 'ファン支援ページ'],
    ],
    link: <Link href={OUTSIDE_LINKS.fanSupport}>ファン支援ページを開く</Link>,
  },
];

/** The two ways to Pro side by side; nothing where there is only one. */
export function Ways(): ReactNode {
  if (!useSellsHere()) return null;
  return (
    <>
      <p>Proを使う方法は2つあります。できることは同じです。両方を申し込む必要はありません。</p>
      <ul className={styles.ways}>
        {WAYS.map(({name, facts, link}) => (
          <li key={name} className={styles.way}>
            <h3 className={styles.name}>{name}</h3>
            <dl className={styles.facts}>
              {facts.map(([label, text]) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </Fragment>
              ))}
            </dl>
            <p className={styles.link}>{link}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
