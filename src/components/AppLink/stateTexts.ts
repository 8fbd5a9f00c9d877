import {barrierOf, type BrowserKind} from '@site/src/lib/browserKind';
import type {Reach} from '@komebiyori/app-link/address';
import type {AppLinkState, RefusalReason} from '@komebiyori/app-link/state';
import {phoneText} from './phoneText';

/** What can be done in a state, in the order of the buttons. */
export type Action = 'connect' | 'again' | 'cancel' | 'disconnect';

export const ACTION_NAMES: Record<Action, string> = {
  connect: '本アプリにつなぐ',
  again: 'もう一度つなぐ',
  cancel: 'やめる',
  disconnect: '切断する',
};

/** What a state says, and its ways out. */
export interface StateText {
  /** Decides colour and shape of the lamp; the words say it as well. */
  readonly tone: 'plain' | 'busy' | 'good' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
  /** The last step, with a page of the manual. */
  readonly more?: {
    readonly before: string;
    readonly name: string;
    readonly to: string;
    readonly after: string;
  };
  readonly actions: readonly Action[];
  /** Whether the way on is another address. */
  readonly wantsAddress?: true;
}

export interface Situation {
  readonly browser: BrowserKind;
  readonly isInObs: boolean;
  /** Whether the app cannot run on this device. */
  readonly isPhone: boolean;
  /** Which machines the page may reach. */
  readonly reach: Reach;
  /** What the connection is for, as in 「コメントを受け取る」. */
  readonly purpose: string;
  /** What connects on the page when it is opened anew. */
  readonly button: string;
  /** `127.0.0.1:11180` */
  readonly address: string;
  /** Whether that is another machine. */
  readonly isElsewhere: boolean;
}

type RefusalText = Pick<StateText, 'title' | 'text' | 'steps'>;

const SETTINGS = '本アプリの「設定 → API」を開き、「HTTP APIを使う」がオンかを確かめます。';
const RESTART = '直らなければ、本アプリを再起動して、もう一度つなぎます。';

/** What to do about an error of the app, which the number tells apart. */
function errorSteps(status = 0): readonly string[] {
  if (status === 401) {
    return [
      '「つなぐ先」が本アプリかを確かめます。本アプリは、つなぐためのトークンを求めません。',
      'シミュレーターは、--tokenを付けずに起動します。',
      '「もう一度つなぐ」を押します。',
    ];
  }
  return status >= 500
    ? ['少し待って、もう一度つなぎます。', RESTART, '続くときは、アプリのログで理由を調べます。']
    : [SETTINGS, RESTART];
}

function refusalText(reason: RefusalReason, status: number | undefined, at: string): RefusalText {
  switch (reason) {
    case 'origin':
      return {
        title: '本アプリが接続を受け付けません',
        text: `このページから${at}への接続が、許可されていません。`,
        steps: [
          SETTINGS,
          '「許可ホスト」に、この端末が入っているかを確かめます。',
          '「もう一度つなぐ」を押します。',
        ],
      };
    case 'status':
      return {
        title: '本アプリがエラーを返しました',
        text: status === undefined ? '理由は分かりません。' : `エラーの番号は${status}です。`,
        steps: errorSteps(status),
      };
    case 'other-app':
      return {
        title: '別のアプリが応答しました',
        text: `${at}で動いているのは、本アプリではありません。`,
        steps: [
          '同じポートを使うほかのソフトを終了し、本アプリを開き直します。',
          '「つなぐ先」を変えているときは、「初期値に戻す」を押します。',
        ],
      };
    case 'socket':
      return {
        title: 'コメントを受信できません',
        text: '本アプリは動いていますが、WebSocketの通信ができません。',
        steps: [
          'セキュリティソフトや拡張機能が、WebSocketを止めていないかを確かめます。',
          '本アプリを再起動して、もう一度つなぎます。',
        ],
      };
  }
}

const SAME_NETWORK =
  'この端末と本アプリのPCを同じネットワークにつなぎ、PCのファイアウォールでプライベート ネットワークの通信を許可します。';
const NO_WAY = 'このブラウザからはつなげません';

function offlineText({browser, address, isElsewhere}: Situation): StateText {
  const actions = ['again', 'cancel'] as const;
  const barrier = barrierOf(browser, isElsewhere);
  if (barrier !== undefined) return {tone: 'bad', title: NO_WAY, ...barrier, actions};
  return {
    tone: 'warn',
    title: '本アプリが見つかりません',
    text: '5秒ごとに、自動で探しています。',
    steps: [
      '本アプリを起動します。起動すると、自動でつながります。',
      `起動しているときは、「つなぐ先」（${address}）が合っているかを確かめます。`,
      ...(isElsewhere ? [SAME_NETWORK] : []),
    ],
    actions,
  };
}

const UNSUPPORTED = {
  insecure: {
    tone: 'bad',
    title: '安全な接続ではありません',
    text: '本アプリと通信できるのは、httpsのページだけです。',
    steps: ['アドレスの先頭を「https://」に変えて、開き直します。'],
    actions: [],
  },
  browser: {
    tone: 'bad',
    title: NO_WAY,
    text: 'ブラウザが、同じ端末のアプリとの通信を止めています。',
    steps: ['PCのChromeかEdgeの新しいバージョンで、このページを開きます。'],
    actions: [],
  },
} as const;

/** What is said in a state of the link. */
export function stateText(state: AppLinkState, situation: Situation): StateText {
  const {browser, isInObs, purpose, button, address, isElsewhere} = situation;
  const onPhone = phoneText(state, situation);
  if (onPhone !== undefined) return onPhone;
  const where = isElsewhere ? 'ほかの端末' : 'この端末';
  const plain = {tone: 'plain', steps: []} as const;
  switch (state.kind) {
    case 'idle':
      return {
        ...plain,
        title: '本アプリとつながっていません',
        text: `${purpose}ために、${where}の本アプリとつなぎます。`,
        actions: ['connect'],
      };
    case 'needs-permission':
      return {
        ...plain,
        title: 'つなぐには、許可が必要です',
        text: `${purpose}ために、${where}の本アプリと通信します。確認が出たら、「許可する」を選んでください。`,
        actions: ['connect'],
      };
    case 'denied':
      return {
        tone: 'bad',
        title: '通信がブロックされています',
        text: isInObs
          ? 'OBSのブラウザが、同じPCへの通信を止めています。'
          : 'ブラウザの設定で、本アプリとの通信が「ブロック」になっています。',
        steps: isInObs ? OBS_STEPS : allowSteps(browser, button),
        actions: ['again'],
      };
    case 'connecting':
      return {
        ...plain,
        tone: 'busy',
        title: state.isAsking ? '許可を待っています' : '本アプリにつないでいます',
        text: state.isAsking
          ? 'ブラウザの確認画面で「許可する」を選んでください。画面が出ないときは、アドレスバーの左を見ます。'
          : address,
        actions: ['cancel'],
      };
    case 'connected':
      return {
        tone: 'good',
        title: '本アプリとつながっています',
        text: `バージョン${state.version}${state.licensed ? '（Pro）' : ''}・${address}`,
        steps: [],
        actions: ['disconnect'],
      };
    case 'app-offline':
      return offlineText(situation);
    case 'reconnecting':
      return {
        tone: 'warn',
        title: '接続が切れました',
        text: '5秒ごとに、自動でつなぎ直します。ここまでの内容は残っています。',
        steps: [],
        actions: ['again', 'cancel'],
      };
    case 'version-too-old':
      return {
        tone: 'bad',
        title: '本アプリの更新が必要です',
        text: `今のバージョンは${state.version}です。使えるのは${state.minimum}以降です。`,
        steps: ['本アプリを更新します。', '「もう一度つなぐ」を押します。'],
        actions: ['again'],
      };
    case 'refused':
      return {
        tone: 'bad',
        ...refusalText(state.reason, state.status, address),
        actions: ['again'],
      };
    case 'unsupported':
      return UNSUPPORTED[state.reason];
  }
}

const CHROMIUM = '「ローカルネットワークアクセス」か「このデバイス上のアプリ」を、許可に変えます。';
const ELSEWHERE = 'PCのChromeかEdgeで、このページを開きます。';

/** How a refusal is taken back in each browser; names on screen as the browsers write them. */
const CHANGES: Record<BrowserKind, readonly string[]> = {
  chrome: ['アドレスバーの左のボタン（サイト情報を表示）を押します。', CHROMIUM],
  edge: ['アドレスバーの左の鍵のボタンを押し、「このサイトのアクセス許可」を開きます。', CHROMIUM],
  firefox: [
    'アドレスバーの左の、許可のボタンを押します。',
    'ローカルネットワークか端末のアプリの「ブロックしました」を、×で消します。',
  ],
  android: ['アドレスバーの左のボタンを押し、「権限」を開きます。', CHROMIUM],
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
const OBS_STEPS: readonly string[] = [
  'OBSを新しいバージョンに更新します。',
  '直らなければ、zipのテンプレートを使います。本アプリから読み込むため、この許可は不要です。',
];
