import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Hit} from '../shared/protocol';
import HitMark from './HitMark';
import styles from './HitText.module.css';
import Marked from './Marked';

/** A hit: where it was found, its title with the section, where it stands, and the snippet. */
export default function HitText({
  type,
  breadcrumb,
  title,
  section,
  snippet,
  onlyIn,
  isCompact = false,
}: Hit & {isCompact?: boolean}): ReactNode {
  return (
    <span className={clsx(styles['hit'], isCompact && styles['compact'])}>
      <HitMark type={type} />
      <span className={styles['lines']}>
        <span className={styles['title']}>
          {onlyIn !== undefined && <span className={styles['onlyIn']}>{onlyIn}のマニュアル</span>}
          <Marked {...title} />
          {section && (
            <span className={styles['section']}>
              {' › '}
              <Marked {...section} />
            </span>
          )}
        </span>
        {breadcrumb.length > 0 && (
          <span className={styles['breadcrumb']}>{breadcrumb.join(' › ')}</span>
        )}
        {snippet && (
          <span className={styles['snippet']}>
            <Marked {...snippet} />
          </span>
        )}
      </span>
    </span>
  );
}
