import Link from '@docusaurus/Link';
import {OUTSIDE_LINKS} from '@site/config/site';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {buttonClass} from '@site/src/components/Button';
import {useSellsHere} from '@site/src/lib/useAccounts';

import {PLAN_LINES, spoken} from './texts';
import styles from './Plans.module.css';

interface PlanProps {
  readonly name: string;
  readonly terms: string;
  readonly points: readonly string[];
  readonly featured?: boolean;
  readonly children: ReactNode;
}

function Plan({name, terms, points, featured = false, children}: PlanProps): ReactNode {
  return (
    <li className={clsx(styles.plan, featured && styles.featured)}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.terms}>{terms}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={styles.action}>{children}</p>
    </li>
  );
}

/** Free use and Pro side by side, each with its next step. */
export function Plans(): ReactNode {
  const sellsHere = useSellsHere();
  return (
    <ul className={styles.plans}>
      <Plan
        name="無料"
        terms="アプリの名前とリンクを書いて使います"
        points={[
          'コメントの取得、読み上げ、記録',
          'テンプレートとワードパーティー',
          'プラグインとローカルAPI',
        ]}
      >
        <Link className={buttonClass('secondary')} to="/download">
          無料で使い始める
        </Link>
      </Plan>
      <Plan
        featured
        name="Pro"
        terms={
          sellsHere ? '購入か、メンバーシップの支援で使えます' : 'メンバーシップの支援で使えます'
        }
        points={[
          '無料でできることのすべて',
          'neon-exとcyber-mx',
          '固定表示の抽選と、アイテムごとの音',
          'クレジットの表記は任意',
        ]}
      >
        <span className={styles.ways}>
          {sellsHere && (
            // Plain: a link of the router would leave the focus here.
            <a className={buttonClass('primary')} href="#buy">
              Proを購入する
            </a>
          )}
          <Link
            className={buttonClass(sellsHere ? 'secondary' : 'primary')}
            href={OUTSIDE_LINKS.fanSupport}
          >
            ファン支援ページを開く
          </Link>
        </span>
      </Plan>
    </ul>
  );
}

function Mark({mark}: {readonly mark: string}): ReactNode {
  const words = spoken(mark);
  if (words === mark) return mark;
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** The comparison line by line, with the same words as the manual. */
export function PlanTable(): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">できること</th>
          <th scope="col">無料</th>
          <th scope="col">Pro</th>
        </tr>
      </thead>
      <tbody>
        {PLAN_LINES.map(({label, free, pro}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Mark mark={free} />
            </td>
            <td>
              <Mark mark={pro} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
