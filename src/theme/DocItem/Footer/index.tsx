// Change: below the tags, the page as Markdown and what it says otherwise in other versions.
import {PageChanges} from '@site/plugins/page-changes/client';
import {PageMarkdown} from '@site/plugins/page-markdown/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <OriginalFooter />
      <PageMarkdown />
      <PageChanges />
    </>
  );
}
