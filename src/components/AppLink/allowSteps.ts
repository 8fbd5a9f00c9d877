import type {BrowserKind} from '@site/src/lib/browserKind';

const LAST = 'このページを再読み込みし、「本アプリにつなぐ」を押します。';

const CHROMIUM = [
  '「ローカルネットワークアクセス」か「このデバイス上のアプリ」を、許可に変えます。',
  LAST,
];

/** How to take a refusal back, step by step; names on screen as the browsers write them. */
export const ALLOW_STEPS: Record<BrowserKind, readonly string[]> = {
  chrome: ['アドレスの左のボタン（サイト情報を表示）を押します。', ...CHROMIUM],
  edge: ['アドレスの左の鍵のボタンを押し、「このサイトのアクセス許可」を開きます。', ...CHROMIUM],
  firefox: [
    'アドレスの左の、許可のボタンを押します。',
    'ローカルネットワークか端末のアプリの「ブロックしました」を、×で消します。',
    LAST,
  ],
  android: ['アドレスの左のボタンを押し、「権限」を開きます。', ...CHROMIUM],
  safari: ['PCのChromeかEdgeで、このページを開きます。', '「本アプリにつなぐ」を押します。'],
  ios: ['PCのChromeかEdgeで、このページを開きます。', '「本アプリにつなぐ」を押します。'],
  other: ['ブラウザの設定で、サイトの権限を開きます。', ...CHROMIUM],
};

/** OBS shows no question that could be answered. */
export const OBS_STEPS: readonly string[] = [
  'OBSを新しいバージョンに更新します。',
  '直らなければ、テンプレートのzipを使います。本アプリから配られるので、この許可が要りません。',
];
