import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {StructuredData} from '@site/src/components/StructuredData';
import type {ReactNode} from 'react';
import {waysTo} from './waysTo';

/** The way to a page below another one, for search engines. The manual has its own. */
export default function BreadcrumbData({pathname}: {readonly pathname: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const way = waysTo(pathname);
  if (way.length === 0) return null;
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: way.map(({name, path}, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${siteConfig.url}${path}`,
        })),
      }}
    />
  );
}
