import {nearestPage} from '@site/src/lib/nearestPage';

/** What is used of Docusaurus's versions of the manual. */
interface Manual {
  readonly label: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string; readonly path: string}[];
}

/** A way on from a page that is not there. */
export interface NearPage {
  readonly to: string;
  readonly label: string;
}

/** What people guess at, or know from other sites, and the pages that they mean. */
const GUESSED: readonly (readonly [address: RegExp, ...NearPage[]])[] = [
  [
    /^\/(?:account|login|logout|sign-?in|sign-?up|register|my-?page|user|profile)s?(?:\/|$)/iu,
    {to: '/account/my', label: 'マイページ'},
    {to: '/account/signin', label: 'ログイン'},
  ],
  [
    /^\/(?:contact|support|help|inquiry|about-?us)(?:\/|$)/iu,
    {to: '/company#contact', label: 'お問い合わせの窓口'},
    {to: '/docs/trouble-shooting', label: '困ったときは'},
  ],
  [/^\/(?:privacy(?:-policy)?)(?:\/|$)/iu, {to: '/policy', label: 'プライバシーポリシー'}],
  [/^\/(?:downloads|install|releases?)(?:\/|$)/iu, {to: '/download', label: 'ダウンロード'}],
  [
    /^\/(?:pro|price|pricing|buy|shop|premium)(?:\/|$)/iu,
    {to: '/membership', label: 'メンバーシップとPro'},
  ],
  [/^\/(?:news|blog|information)\//iu, {to: '/news', label: 'お知らせ'}],
  [
    /^\/tools?(?:\/|$)/iu,
    {to: '/tools/mic-checker', label: 'マイクチェッカー'},
    {to: '/tools/volume-party', label: '音量パーティー'},
    {to: '/tools/wordparty-ponkit', label: 'ワードパーティー ポン出しキット'},
    {to: '/tools/map', label: 'コメントマップ'},
    {to: '/tools/webm', label: '透過WebMツール'},
  ],
  [
    /^\/(?:templates?|generators?|overlays?|themes?)(?:\/|$)/iu,
    {to: '/templates/downloads', label: 'テンプレートのダウンロード'},
    {to: '/generator/templates', label: 'テンプレートエディタ'},
  ],
];

/**
 * Pages that come near to an address without one. In the manual: the same page in the newest manual
 * that has it, and what comes nearest in the manual that was asked for. Elsewhere: what is usually
 * meant, and a page of the manual that has this name.
 * @param manuals all of them, the newest first
 */
export function nearPages(pathname: string, manuals: readonly Manual[]): NearPage[] {
  const asked = manuals
    .filter(({path}) => pathname.startsWith(`${path}/`))
    .reduce<Manual | undefined>(
      (longest, one) => (one.path.length > (longest?.path.length ?? 0) ? one : longest),
      undefined,
    );
  if (asked === undefined) return guessed(pathname, manuals);
  const rest = pathname.slice(asked.path.length + 1).replace(/(?:\.html?|\.mdx?)?\/*$/iu, '');
  if (/^tags(?:\/|$)/u.test(rest)) {
    return [...new Set([...manuals.slice(0, 1), asked])].map(({path, label}) => ({
      to: `${path}/tags`,
      label: `${label}のタグの一覧`,
    }));
  }
  const pages = manuals.flatMap((manual) => {
    const page = manual.docs.find(({path}) => isAt(path, `${manual.path}/${rest}`));
    return page === undefined ? [] : [{manual, page}];
  });
  const [same] = pages;
  const id = same?.page.id ?? rest;
  const find = (wanted: string) => asked.docs.find((page) => page.id === wanted);
  const nearest =
    find(nearestPage(id, (wanted) => find(wanted) !== undefined) ?? '') ?? find(asked.mainDocId);
  const isFirst = nearest?.id === asked.mainDocId;
  const near = {
    to: nearest?.path ?? asked.path,
    label: isFirst ? `${asked.label}の「はじめに」` : `${asked.label}の近いページ`,
  };
  return same === undefined || same.manual === asked
    ? [near]
    : [{to: same.page.path, label: `${same.manual.label}の同じページ`}, near];
}

function guessed(pathname: string, [newest]: readonly Manual[]): NearPage[] {
  const known = GUESSED.flatMap(([address, ...pages]) => (address.test(pathname) ? pages : []));
  const page = newest?.docs.find(({path}) =>
    isAt(path, newest.path + pathname.replace(/\/+$/u, '')),
  );
  return page === undefined ? known : [...known, {to: page.path, label: 'マニュアルのページ'}];
}

/** Whether a page stands at an address, whatever the case of its letters. */
const isAt = (path: string, wanted: string): boolean =>
  path.replace(/\/$/u, '').toLowerCase() === wanted.toLowerCase();
