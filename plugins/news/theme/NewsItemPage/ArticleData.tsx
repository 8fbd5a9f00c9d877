import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {StructuredData} from '@site/src/components/StructuredData';
import type {ReactNode} from 'react';
import type {NewsItemProps} from '../../shared/pages';

interface Props {
  readonly item: NewsItemProps['item'];
}

/** The item as search engines read it. */
export default function ArticleData({item}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const publisher = {'@type': 'Organization', name: siteConfig.title, url: `${siteConfig.url}/`};
  const url = `${siteConfig.url}${item.path}`;
  return (
    <StructuredData
      data={{
        '@type': 'NewsArticle',
        headline: item.title,
        description: item.description,
        datePublished: item.publishedAt,
        dateModified: item.revisedAt,
        inLanguage: 'ja',
        url,
        mainEntityOfPage: url,
        author: publisher,
        publisher,
      }}
    />
  );
}
