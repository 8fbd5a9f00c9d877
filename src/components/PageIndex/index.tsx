import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ownHtml} from '@site/src/lib/ownHtml';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {indexGroups, type Heading} from './indexGroups';
import styles from './PageIndex.module.css';

interface NameIndexProps {
  /** What is listed: 「パスの一覧」. */
  readonly label: string;
  /** A list of groups, each a link with a list of links. */
  readonly children: ReactNode;
  /** Anchors of the page that are no headings; written by plugins/markdown/tables. */
  readonly rows?: string;
  /** Only where the list of headings beside the text does not say the same. */
  readonly narrow?: boolean;
}

/** A list of links that leads from the head of a long page to each name in it; may be Markdown. */
export function NameIndex({label, children, rows, narrow = false}: NameIndexProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  rows?.split(' ').forEach(collectAnchor);
  const titleId = useId();
  return (
    <nav className={clsx(styles.index, narrow && styles.narrow)} aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        {label}
      </p>
      {children}
    </nav>
  );
}

interface PageIndexProps {
  readonly label: string;
  /** The variable of this name, which every page has. */
  readonly toc: readonly Heading[];
  /** Lists only the headings that are code, for references. */
  readonly names?: boolean;
}

/** The index of a page whose names are headings: made of them, so that it knows new ones. */
export function PageIndex({label, toc, names = false}: PageIndexProps): ReactNode {
  return (
    <NameIndex label={label} narrow={!names}>
      <ul>
        {indexGroups(toc, names).map(({head, items}) => (
          <li key={head.id}>
            <Entry item={head} />
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item.id}>
                    <Entry item={item} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </NameIndex>
  );
}

/** Headings are HTML here: code in them is marked. */
function Entry({item}: {readonly item: Heading}): ReactNode {
  return <a href={`#${item.id}`} dangerouslySetInnerHTML={{__html: ownHtml(item.value)}} />;
}
