import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import {SITE} from '@site/config/site';
import {Home} from '@site/src/features/home';

export default function Page(): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <Home />
    </Layout>
  );
}
