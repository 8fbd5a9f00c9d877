// Change: a robots rule that crawlers read (the theme's has `property` in place of `name`), and the
// application at once, because the query waits in the address.
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchPage from '@theme-init/SearchPage';
import type {ReactNode} from 'react';

const DESCRIPTION = 'コメびよりのマニュアルとサイト内のページから探します。';

export default function HostedSearchPage(): ReactNode {
  return (
    <>
      <PageMetadata description={DESCRIPTION} />
      <Head>
        <meta name="robots" content="noindex, follow" />
        <meta name="boot" content="eager" />
      </Head>
      <SearchPage />
    </>
  );
}
