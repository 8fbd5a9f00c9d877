import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {StructuredData} from './StructuredData';

interface Props {
  /** The page and those above it, the highest first: the name and the path of each. */
  readonly way: readonly (readonly [name: string, path: string])[];
}

/** The way to a page below another one, for search engines. The manual has its own. */
export function BreadcrumbData({way}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: way.map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${siteConfig.url}${path}`,
        })),
      }}
    />
  );
}
