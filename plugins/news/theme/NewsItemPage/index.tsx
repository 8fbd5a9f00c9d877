import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {FeedHead} from '../../client/FeedHead';
import {NewsDay} from '../../client/NewsDay';
import {SafeHtmlBody} from '../../client/SafeHtmlBody';
import {dayInJapan} from '../../shared/formatDate';
import type {NewsItemProps} from '../../shared/pages';
import ArticleData from './ArticleData';
import Neighbours from './Neighbours';
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
      <main className={styles['page']}>
        <article>
          <header className={styles['header']}>
            <p className={styles['days']}>
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
            <h1 className={styles['title']}>{title}</h1>
          </header>
          <SafeHtmlBody html={html} links={links} anchors={anchors} />
        </article>
        <Neighbours newer={newer} older={older} />
        <p className={styles['back']}>
          <Link to={listPath}>お知らせの一覧へ戻る</Link>
        </p>
      </main>
    </Layout>
  );
}
