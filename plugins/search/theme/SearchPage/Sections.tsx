import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {SECTIONS} from '../../shared/waysOn';
import styles from './styles.module.css';

/** The section indexes of the manual, for looking by topic. */
export default function Sections(): ReactNode {
  return (
    <nav aria-label="マニュアルの目次">
      <ul className={styles['points']}>
        {SECTIONS.map(({to, label}) => (
          <li key={to}>
            <Link to={`/${to}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
