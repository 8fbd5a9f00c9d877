import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {fetchSiteText} from '@komebiyori/lib/siteFile.browser';
import {Button} from '@site/src/components/Button';
import {useCopy} from '@site/src/components/CopyText';
import type {ReactNode} from 'react';
import {markdownAddress} from '../../../../src/lib/pageFiles';
import styles from './styles.module.css';

/** A page of the manual to take along as Markdown; nothing is loaded before it is asked for. */
export function PageMarkdown(): ReactNode {
  const address = markdownAddress(useDoc().metadata.permalink);
  const {said, copy} = useCopy(
    () => fetchSiteText(address),
    '「Markdownで開く」を押し、開いた文をコピーしてください。',
  );
  return (
    <p className={styles.row}>
      <Button size="small" onClick={copy}>
        Markdownをコピー
      </Button>
      <a href={address}>Markdownで開く</a>
      <span role="status">{said}</span>
    </p>
  );
}
