import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ownHtml} from '@site/src/lib/ownHtml';
import type {ReactNode} from 'react';
import type {SafeHtml} from '../server/sanitize/sanitizeHtml';
import styles from './SafeHtmlBody.module.css';

interface Props {
  readonly html: SafeHtml;
  /** Links to this site in the text: Docusaurus cannot see them, so that they are reported here. */
  readonly links: readonly string[];
  /** Ids of headings in the text. */
  readonly anchors: readonly string[];
}

/** The text of an item. Nothing but the sanitiser can make the type it takes. */
export function SafeHtmlBody({html, links, anchors}: Props): ReactNode {
  const {collectLink, collectAnchor} = useBrokenLinks();
  links.forEach(collectLink);
  anchors.forEach(collectAnchor);
  return <div className={styles['body']} dangerouslySetInnerHTML={{__html: ownHtml(html)}} />;
}
