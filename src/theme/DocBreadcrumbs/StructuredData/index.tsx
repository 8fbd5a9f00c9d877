// Change: the addresses have no trailing slash, like every other address of the site; the original
// keeps the one that Docusaurus stores for a category's index page.
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import {withoutTrailingSlash} from '../../DocItem/Metadata/latestUrl';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  const data = useBreadcrumbsStructuredData({breadcrumbs: props.breadcrumbs});
  const json = JSON.stringify(data, (key, value: unknown) =>
    key === 'item' && typeof value === 'string' ? withoutTrailingSlash(value) : value,
  );
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
