import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {StructuredData} from './StructuredData';

interface Props {
  /** What the page is called below the one above. */
  readonly name: string;
  readonly path: string;
  /** The page above, and its path. */
  readonly above: string;
  readonly abovePath: string;
}

/** The way to a page below another one, for search engines. The manual has its own. */
export function BreadcrumbData({name, path, above, abovePath}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const item = (position: number, text: string, to: string): Record<string, string | number> => ({
    '@type': 'ListItem',
    position,
    name: text,
    item: `${siteConfig.url}${to}`,
  });
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [item(1, above, abovePath), item(2, name, path)],
      }}
    />
  );
}
