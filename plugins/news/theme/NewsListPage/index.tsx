import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {FeedHead} from '../../client/FeedHead';
import {NewsDay} from '../../client/NewsDay';
import {type NewsListProps, type NewsSummary, FEED_FORMATS} from '../../shared/pages';
import styles from './styles.module.css';

const LEAD = '新しいバージョンの公開と、使い方が変わる変更をお知らせします。';

/** Each page of the list has a description of its own. */
function describe({items, page}: NewsListProps): string {
  const titles = items
    .slice(0, 2)
    .map(({title}) => `「${title}」`)
    .join('');
  const which = page === 1 ? '' : `${page}ページ目には、`;
  return items.length === 0
    ? 'コメびよりのお知らせの一覧です。新しいバージョンの公開と、使い方が変わる変更をここに載せます。'
    : `コメびよりの新しいバージョンの公開と、使い方が変わる変更のお知らせです。${which}${titles}などを載せています。`;
}

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: readonly string[];
}

/** Leads to the other pages of the list. */
function Pager({page, pages}: PagerProps): ReactNode {
  const newer = pages[page - 2];
  const older = pages[page];
  return (
    <nav aria-label="お知らせのページ" className={styles.pager}>
      {newer !== undefined && (
        <Link to={newer} className={clsx(styles.step)}>
          ← 新しいお知らせ
        </Link>
      )}
      <ol className={styles.numbers}>
        {pages.map((path, index) => (
          <li key={path}>
            <Link
              to={path}
              className={clsx(styles.number)}
              aria-label={`${index + 1}ページ目`}
              {...(index + 1 === page ? {'aria-current': 'page' as const} : {})}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
      {older !== undefined && (
        <Link to={older} className={clsx(styles.step)}>
          前のお知らせ →
        </Link>
      )}
    </nav>
  );
}

/** A page of the list at /news, /news/page/2, … */
export default function NewsListPage(props: NewsListProps): ReactNode {
  const {items, page, pages} = props;
  const title = page === 1 ? 'お知らせ' : `お知らせ（${page}ページ目）`;
  const description = describe(props);
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <FeedHead />
      <ListData {...props} title={title} description={description} />
      <main className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.heading}>{title}</h1>
          <p className={styles.lead}>{LEAD}</p>
        </header>
        {items.length === 0 ? (
          <p>今、お知らせはありません。最新のバージョンはダウンロードのページで確かめられます。</p>
        ) : (
          <div className={styles.list}>
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </div>
        )}
        {pages.length > 1 && <Pager page={page} pages={pages} />}
        <FeedLinks />
      </main>
    </Layout>
  );
}

interface Props {
  readonly item: NewsSummary;
}

/** An item in the list. Its id is the anchor of the item. */
function Entry({item}: Props): ReactNode {
  const {id, title, publishedAt, path, excerpt} = item;
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} className={styles.entry}>
      <p className={styles.day}>
        <NewsDay date={publishedAt} />
      </p>
      <div>
        <h2 className={styles.title}>
          <Link to={path} className={clsx(styles.link)}>
            {title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{excerpt}</p>
      </div>
    </article>
  );
}

/** Where to subscribe. The feeds are files, not pages, so that these are plain links. */
function FeedLinks(): ReactNode {
  return (
    <section aria-labelledby="feeds" className={styles.feeds}>
      <h2 id="feeds" className={styles.feedsTitle}>
        フィードで受け取る
      </h2>
      <p>フィードリーダーに次のどれかを登録すると、新しいお知らせが届きます。</p>
      <ul className={styles.formats}>
        {FEED_FORMATS.map(({name, path, type}) => (
          <li key={path}>
            <a href={path} type={type}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListDataProps extends NewsListProps {
  readonly title: string;
  readonly description: string;
}

/** The list as search engines read it. */
function ListData({items, page, pages, title, description}: ListDataProps): ReactNode {
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
