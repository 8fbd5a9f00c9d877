// Change: the crash page of the theme instead of core's second, unstyled one, with a Japanese title.
// This boundary is met when a page fails before it draws its layout, or when the layout itself fails.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

// The layout asks for a route context, and there is none above the routes.
const ROUTE_CONTEXT = {plugin: {name: 'error-page', id: 'default'}};

export default function ErrorPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={ROUTE_CONTEXT}>
      {/* When the layout is what failed, the page must still say so without it. */}
      <ErrorBoundary fallback={() => content}>
        <Head>
          {/* Core sets this once the app has mounted, which it now never does: without it the boot
              file would go on holding back clicks, also on "Try again". */}
          <html lang="ja" data-has-hydrated="true" />
          <title>ページの表示中に問題が起きました</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
