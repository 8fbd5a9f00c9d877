// Change: Japanese that helps, a search form and the most useful pages; plain HTML, so that it also
// works where no script runs. With script also the pages near the address. Title and robots stand here
// because Docusaurus shows a manual's not-found page without those of NotFound.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {MAX_QUERY} from '@komebiyori/search/answer';
import {OUTSIDE_LINKS} from '@site/config/site';
import {Button} from '@site/src/components/Button';
import {RiceGrain} from '@site/src/components/Mark';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {useEffect, useId, useState, type ReactNode} from 'react';
import type {NearPage} from './nearPages';
import styles from './styles.module.css';

const WAYS_ON = [
  {to: '/', label: 'トップページ', hint: 'コメびよりでできること'},
  {to: '/download', label: 'ダウンロード', hint: 'WindowsとmacOSの最新版'},
  {to: '/docs/about', label: 'はじめに', hint: 'マニュアルの最初のページ'},
  {to: '/docs/guide', label: 'ガイド', hint: '入れてからコメントを映すまで'},
  {to: '/docs/trouble-shooting', label: '困ったときは', hint: '症状から直し方を探す'},
  {to: '/docs/faq', label: 'よくある質問', hint: '多くの方が迷うところ'},
] as const;

function SearchForm(): ReactNode {
  const id = useId();
  return (
    <form className={styles.search} action="/search" method="get" role="search">
      <label className={styles.label} htmlFor={id}>
        サイトの中を探す
      </label>
      <input
        className={styles.field}
        id={id}
        name="q"
        type="search"
        required
        autoComplete="off"
        maxLength={MAX_QUERY}
      />
      <Button look="primary" type="submit">
        検索
      </Button>
    </form>
  );
}

/**
 * The HTML is one for all addresses: which pages are near is known in the browser only, and by a file
 * that no other page needs.
 */
function NearPages(): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  const [near, setNear] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    // Without it the search and the usual pages are still there.
    import('./nearPages').then(
      ({nearPages}) => {
        setNear(nearPages(pathname, versions));
      },
      () => undefined,
    );
  }, [pathname, versions]);
  if (near.length === 0) return null;
  return (
    <>
      <h2>お探しのページに近いもの</h2>
      <ul className={styles.ways}>
        {near.map(({to, label}) => (
          <Way key={to} to={to} label={label} hint={decodeURI(to).replace(/\/$/u, '')} />
        ))}
      </ul>
    </>
  );
}

interface WayProps {
  readonly to: string;
  readonly label: string;
  readonly hint: string;
}

function Way({to, label, hint}: WayProps): ReactNode {
  return (
    <li>
      <Link className={clsx(styles.way)} to={to}>
        <span className={styles.wayLabel}>{label}</span>
        <span className={styles.hint}>{hint}</span>
      </Link>
    </li>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx(styles.page, className)} data-not-found="">
      <PageMetadata title="ページが見つかりません" />
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="boot" content="eager" />
      </Head>
      <div className={styles.head}>
        <RiceGrain className={styles.grain} mood="searching" />
        <div>
          <p className={styles.code}>404</p>
          <h1 className={styles.title}>ページが見つかりません</h1>
        </div>
      </div>
      <p>
        このアドレスのページはありません。移動または削除された可能性があります。アドレスに打ち間違いがないかも、お確かめください。
      </p>
      <NearPages />
      <SearchForm />
      <h2>よく使われるページ</h2>
      <ul className={styles.ways}>
        {WAYS_ON.map(({to, label, hint}) => (
          <Way key={to} to={to} label={label} hint={hint} />
        ))}
      </ul>
      <p>
        このサイトのリンクから開いた場合は、
        <Link href={OUTSIDE_LINKS.forum}>ユーザーフォーラム</Link>
        でお知らせください。
      </p>
    </main>
  );
}
