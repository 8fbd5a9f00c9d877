import {PageMetadata} from '@docusaurus/theme-common';
import {PageHeader} from '@site/src/components/PageHeader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {FeedHead} from '../../client/FeedHead';
import type {NewsListProps} from '../../shared/pages';
import Entry from './Entry';
import FeedLinks from './FeedLinks';
import ListData from './ListData';
import Pager from './Pager';
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
      <main className={styles['page']}>
        <PageHeader title={title} lead={LEAD} />
        {items.length === 0 ? (
          <p>いまお知らせはありません。最新のバージョンはダウンロードのページで確かめられます。</p>
        ) : (
          <div className={styles['list']}>
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
