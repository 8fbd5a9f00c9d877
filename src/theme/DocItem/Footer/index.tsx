// Change: below the tags, whether the page helped, the page as Markdown and what it says otherwise in
// other versions.
import {PageChanges} from '@site/plugins/markdown/changes/client';
import {PageMarkdown} from '@site/plugins/markdown/output/client';
import {PageFeedback} from '@site/src/features/pageFeedback';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <OriginalFooter />
      <PageFeedback />
      <PageMarkdown />
      <PageChanges />
    </>
  );
}
