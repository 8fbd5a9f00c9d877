import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import {jsonForScript, type JsonValue} from './jsonForScript';

interface Props {
  /** A schema.org object without `@context`, which is added here. */
  readonly data: Readonly<Record<string, JsonValue>>;
}

/** Facts of the page for search engines, as JSON-LD in the head. Say only what the page shows. */
export function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {jsonForScript({'@context': 'https://schema.org', ...data})}
      </script>
    </Head>
  );
}
