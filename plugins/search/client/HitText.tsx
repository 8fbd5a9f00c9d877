import type {Hit, MarkedText} from '@komebiyori/search/answer';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './HitText.module.css';

/** A text with the places found highlighted. */
export function Marked({text, marks}: MarkedText): ReactNode {
  const parts = marks.map(([from, to], index) => {
    const before = text.slice(marks[index - 1]?.[1] ?? 0, from);
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

type Props = Hit & {
  isCompact?: boolean;
  /** Draws the title with the section, where it is more than text. */
  nameWith?: (name: ReactNode) => ReactNode;
};

/** A hit: where it was found, its title with the section, where it stands, and the snippet. */
export default function HitText({
  type,
  breadcrumb,
  title,
  section,
  snippet,
  onlyIn,
  isCompact = false,
  nameWith = (name) => <span className={styles['title']}>{name}</span>,
}: Props): ReactNode {
  const name = (
    <>
      {onlyIn !== undefined && <span className={styles['onlyIn']}>{onlyIn}のマニュアル</span>}
      <Marked {...title} />
      {section && (
        <span className={styles['section']}>
          {' › '}
          <Marked {...section} />
        </span>
      )}
    </>
  );
  return (
    <div className={clsx(styles['hit'], isCompact && styles['compact'])}>
      <HitMark type={type} />
      <div className={styles['lines']}>
        {nameWith(name)}
        {breadcrumb.length > 0 && (
          <span className={styles['breadcrumb']}>{breadcrumb.join(' › ')}</span>
        )}
        {snippet && (
          <span className={styles['snippet']}>
            <Marked {...snippet} />
          </span>
        )}
      </div>
    </div>
  );
}

/** What was found, as a word and as a drawing: a page, a tag, a heading's sign, lines of text. */
const MARKS: Record<Hit['type'], {name: string; path: string}> = {
  title: {name: '題名', path: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 10h5M7.5 13h5'},
  keywords: {name: 'キーワード', path: 'M3 3h6.5l7.5 7.5-6.5 6.5L3 9.5zM6.5 6.5h.01'},
  heading: {name: '見出し', path: 'M8 3L6 17M14 3l-2 14M3.5 7.5h13.5M3 12.5h13.5'},
  content: {name: '本文', path: 'M3.5 5h13M3.5 8.5h13M3.5 12h13M3.5 15.5h7'},
};

/** Which part of a page holds the query. */
function HitMark({type}: Pick<Hit, 'type'>): ReactNode {
  const {name, path} = MARKS[type];
  return (
    <span className={styles['mark']} title={name}>
      <svg viewBox="0 0 20 20" width="1.125rem" height="1.125rem" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="visually-hidden">{name}：</span>
    </span>
  );
}
