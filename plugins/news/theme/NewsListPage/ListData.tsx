import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {StructuredData} from '@site/src/components/StructuredData';
import type {ReactNode} from 'react';
import type {NewsListProps} from '../../shared/pages';

interface Props extends NewsListProps {
  readonly title: string;
  readonly description: string;
}

/** The list as search engines read it. */
export default function ListData({items, page, pages, title, description}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <StructuredData
      data={{
        '@type': 'CollectionPage',
        name: title,
        description,
        url: `${siteConfig.url}${pages[page - 1] ?? '/news'}`,
        inLanguage: 'ja',
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: items.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: `${siteConfig.url}${item.path}`,
            name: item.title,
          })),
        },
      }}
    />
  );
}
