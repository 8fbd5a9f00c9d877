import type {ReactNode} from 'react';
import type {Hit} from '../shared/protocol';
import Marked from './Marked';
import styles from './HitText.module.css';

/** The three lines of a hit: where it stands, its title with the section, and the snippet. */
export default function HitText({breadcrumb, title, section, snippet}: Hit): ReactNode {
  return (
    <>
      <span className={styles['breadcrumb']}>{breadcrumb.join(' › ')}</span>
      <span className={styles['title']}>
        <Marked {...title} />
        {section && (
          <span className={styles['section']}>
            {' › '}
            <Marked {...section} />
          </span>
        )}
      </span>
      {snippet && (
        <span className={styles['snippet']}>
          <Marked {...snippet} />
        </span>
      )}
    </>
  );
}
