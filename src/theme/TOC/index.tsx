// Change: a navigation landmark with a visible name; the original is a bare list.
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

// The names that theme-common's highlighting looks for; other lists of headings must not have them.
const LINK_CLASS_NAME = 'table-of-contents__link toc-highlight';
const LINK_ACTIVE_CLASS_NAME = 'table-of-contents__link--active';

export default function TOC({className, ...props}: Props): ReactNode {
  const titleId = useId();
  return (
    <nav className={clsx(styles.toc, 'thin-scrollbar', className)} aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        このページの内容
      </p>
      <TOCItems
        {...props}
        linkClassName={LINK_CLASS_NAME}
        linkActiveClassName={LINK_ACTIVE_CLASS_NAME}
      />
    </nav>
  );
}
