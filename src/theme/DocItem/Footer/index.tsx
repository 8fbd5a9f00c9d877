// Change: below the tags, what the page says otherwise in other versions.
import {PageChanges} from '@site/plugins/page-changes/client';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <OriginalFooter />
      <PageChanges />
    </>
  );
}
