// Change: a <details> element instead of a button that needs React: it opens before hydration, says
// its state to screen readers, and its links are in the HTML.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const {toc_min_heading_level: min, toc_max_heading_level: max} = frontMatter;
  return (
    <nav
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.toc)}
      aria-label="このページの内容"
    >
      <details>
        <summary className={styles.summary}>このページの内容</summary>
        <TOCItems
          toc={toc}
          className={clsx('table-of-contents', styles.list)}
          {...(min === undefined ? {} : {minHeadingLevel: min})}
          {...(max === undefined ? {} : {maxHeadingLevel: max})}
        />
      </details>
    </nav>
  );
}
