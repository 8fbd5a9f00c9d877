import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const POINTS = [
  {to: '/docs/guide', label: 'ガイド'},
  {to: '/docs/feature', label: '機能'},
  {to: '/docs/settings', label: '設定'},
  {to: '/docs/trouble-shooting', label: '困ったときは'},
  {to: '/docs/customize', label: 'カスタマイズ'},
  {to: '/docs/pro', label: 'Pro'},
  {to: '/docs/developer', label: '開発者向け'},
  {to: '/docs/faq', label: 'よくある質問'},
] as const;

/** The section indexes of the manual, for looking by topic. */
export default function StartingPoints(): ReactNode {
  return (
    <nav aria-label="マニュアルの目次">
      <ul className={styles['points']}>
        {POINTS.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
