import type {BrowserKind} from '@site/src/lib/browserKind';

const CHROMIUM = '「ローカルネットワークアクセス」か「このデバイス上のアプリ」を、許可に変えます。';
const ELSEWHERE = 'PCのChromeかEdgeで、このページを開きます。';

/** How a refusal is taken back in each browser; names on screen as the browsers write them. */
const CHANGES: Record<BrowserKind, readonly string[]> = {
  chrome: ['アドレスの左のボタン（サイト情報を表示）を押します。', CHROMIUM],
  edge: ['アドレスの左の鍵のボタンを押し、「このサイトのアクセス許可」を開きます。', CHROMIUM],
  firefox: [
    'アドレスの左の、許可のボタンを押します。',
    'ローカルネットワークか端末のアプリの「ブロックしました」を、×で消します。',
  ],
  android: ['アドレスの左のボタンを押し、「権限」を開きます。', CHROMIUM],
  safari: [ELSEWHERE],
  ios: [ELSEWHERE],
  other: ['ブラウザの設定で、サイトの権限を開きます。', CHROMIUM],
};

/**
 * How to take a refusal back, step by step.
 * @param button what is pressed on the page then
 */
export function allowSteps(browser: BrowserKind, button: string): readonly string[] {
  const changes = CHANGES[browser];
  const last = `「${button}」を押します。`;
  const isElsewhere = changes[0] === ELSEWHERE;
  return [...changes, isElsewhere ? last : `このページを再読み込みし、${last}`];
}

/** OBS shows no question that could be answered. */
export const OBS_STEPS: readonly string[] = [
  'OBSを新しいバージョンに更新します。',
  '直らなければ、テンプレートのzipを使います。本アプリから配られるので、この許可が要りません。',
];
