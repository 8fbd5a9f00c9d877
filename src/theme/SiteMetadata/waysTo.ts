interface Place {
  readonly name: string;
  readonly path: string;
}

/** Pages that lie below another page outside of the manual, and what they are called there. */
const PARENTS: Readonly<Record<string, Place>> = {
  '/download/': {name: 'ダウンロード', path: '/download'},
  '/generator/templates/': {name: 'テンプレートエディタ', path: '/generator/templates'},
  '/tools/map/': {name: 'マップ', path: '/tools/map'},
};

const NAMES: Readonly<Record<string, string>> = {
  '/download/wordparty-controller': 'ワードパーティーコントローラー',
  '/generator/templates/8_0': '8.0用',
  '/generator/templates/7_0': '7.0用',
  '/generator/templates/6_0': '6.0用',
  '/generator/templates/5_1': '5.1用',
  '/generator/templates/5_0': '5.0用',
  '/generator/templates/4_2': '4.2用',
  '/tools/map/view': '表示用のページ',
};

/**
 * The pages from the one above to the one at `pathname`; empty for pages that lie directly below
 * the home page, and for those of the manual and the news, which say it themselves.
 */
export function waysTo(pathname: string): Place[] {
  const parent = Object.entries(PARENTS).find(([prefix]) => pathname.startsWith(prefix))?.[1];
  const name = NAMES[pathname];
  return parent === undefined || name === undefined ? [] : [parent, {name, path: pathname}];
}
