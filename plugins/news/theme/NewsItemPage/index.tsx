import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {ownHtml} from '@site/src/lib/ownHtml';
import {FeedHead} from '../../client/FeedHead';
import {NewsDay} from '../../client/NewsDay';
import type {SafeHtml} from '../../server/sanitize/sanitizeHtml';
import {dayInJapan} from '../../shared/formatDate';
import type {NewsItemProps, NewsLink} from '../../shared/pages';
import styles from './styles.module.css';

/** The page of an item at /news/<id>. */
export default function NewsItemPage(props: NewsItemProps): ReactNode {
  const {item, listPath, newer, older, links, anchors} = props;
  const {title, description, publishedAt, revisedAt, html} = item;
  const isRevised = dayInJapan(revisedAt) > dayInJapan(publishedAt);
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <FeedHead />
      <ArticleData item={item} />
      <main className={styles.page}>
        <article>
          <header className={styles.header}>
            <p className={styles.days}>
              <span>
                公開日：
                <NewsDay date={publishedAt} />
              </span>
              {isRevised && (
                <span>
                  更新日：
                  <NewsDay date={revisedAt} />
                </span>
              )}
            </p>
            <h1 className={styles.title}>{title}</h1>
          </header>
          <SafeHtmlBody html={html} links={links} anchors={anchors} />
        </article>
        <Neighbours newer={newer} older={older} />
        <p className={styles.back}>
          <Link to={listPath}>お知らせの一覧へ戻る</Link>
        </p>
      </main>
    </Layout>
  );
}

interface Props {
  readonly item: NewsItemProps['item'];
}

/** The item as search engines read it. */
function ArticleData({item}: Props): ReactNode {
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

interface StepProps {
  readonly label: string;
  readonly item: NewsLink;
  readonly className?: string | undefined;
}

function Step({label, item, className}: StepProps): ReactNode {
  return (
    <li className={className}>
      <Link to={item.path} className={clsx(styles.stepLink)}>
        <span className={styles.stepLabel}>
          {label}（<NewsDay date={item.publishedAt} />）
        </span>
        <span className={styles.stepTitle}>{item.title}</span>
      </Link>
    </li>
  );
}

interface NeighboursProps {
  readonly newer: NewsLink | null;
  readonly older: NewsLink | null;
}

/** Leads to the items before and after this one. */
function Neighbours({newer, older}: NeighboursProps): ReactNode {
  if (newer === null && older === null) return null;
  return (
    <nav aria-label="前後のお知らせ">
      <ul className={styles.steps}>
        {newer !== null && <Step label="新しいお知らせ" item={newer} />}
        {older !== null && <Step label="前のお知らせ" item={older} className={styles.older} />}
      </ul>
    </nav>
  );
}

interface SafeHtmlBodyProps {
  readonly html: SafeHtml;
  /** Links to this site in the text: Docusaurus cannot see them, so that they are reported here. */
  readonly links: readonly string[];
  /** Ids of headings in the text. */
  readonly anchors: readonly string[];
}

/** The text of an item. Nothing but the sanitiser can make the type it takes. */
function SafeHtmlBody({html, links, anchors}: SafeHtmlBodyProps): ReactNode {
  const {collectLink, collectAnchor} = useBrokenLinks();
  links.forEach(collectLink);
  anchors.forEach(collectAnchor);
  return <div className={styles.body} dangerouslySetInnerHTML={{__html: ownHtml(html)}} />;
}
