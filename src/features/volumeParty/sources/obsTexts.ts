import {barrierOf, type BrowserKind} from '@site/src/lib/browserKind';
import {isElsewhere} from './obsAddress';
import type {ObsFailure, ObsState} from './obsState';

/** What is said of a source, and the ways out. */
export interface SourceText {
  /** Decides the lamp; the words say it as well. */
  readonly tone: 'plain' | 'busy' | 'good' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
}

const SETTINGS = 'OBSの「ツール → WebSocketサーバー設定」を開きます。';
const AGAIN = '「OBSにつなぐ」を押します。';

const FAILURES: Record<ObsFailure, Omit<SourceText, 'tone'>> = {
  'no-password': {
    title: 'OBSのパスワードが要ります',
    text: 'OBSの設定で、認証がオンになっています。',
    steps: [SETTINGS, '「接続情報を表示」を押し、パスワードをコピーして入れます。', AGAIN],
  },
  'wrong-password': {
    title: 'OBSのパスワードが違います',
    text: 'OBSに断られました。ここに入れた設定とルールは残っています。',
    steps: [SETTINGS, '「接続情報を表示」を押し、パスワードをコピーし直します。', AGAIN],
  },
  'too-old': {
    title: 'OBSのバージョンが古いため、使えません',
    text: 'obs-websocket 4.xが答えました。音量を送るのは5.x（OBS 28以降）です。',
    steps: [
      'OBSを28以降に更新します。',
      SETTINGS,
      '「WebSocketサーバーを有効にする」をオンにします。',
    ],
  },
  address: {
    title: 'OBSの場所を読めません',
    text: '同じPCか、同じネットワークのPCだけにつなげます。',
    steps: ['「127.0.0.1:4455」か「192.168.1.5:4455」の形で入れます。', AGAIN],
  },
  insecure: {
    title: '安全な接続ではありません',
    text: 'ブラウザは、httpsのページだけにOBSとの通信を許します。',
    steps: ['アドレスの先頭を「https://」に変えて、開き直します。'],
  },
};

const UNFIT: SourceText = {
  tone: 'bad',
  title: 'OBSの画面には、演出が届きません',
  text: '音は測れています。ただし、このOBSは演出をブラウザソースへ渡せません。',
  steps: [
    'OBSの「ソース → ＋」に「ブラウザ」があるかを見ます。ないときは、OBSを公式サイトの28以降に入れ直します。',
    '「OBSと切る」を押し、OBSを開き直してから、「OBSにつなぐ」を押します。',
  ],
};

const ALLOW: Readonly<Partial<Record<BrowserKind, string>>> = {
  chrome: 'アドレスの左のボタン（サイト情報を表示）を押します。',
  edge: 'アドレスの左の鍵のボタンを押し、「このサイトのアクセス許可」を開きます。',
  firefox: 'アドレスの左の、許可のボタンを押します。',
};

const denied = (browser: BrowserKind, isInObs: boolean): SourceText => ({
  tone: 'bad',
  title: 'OBSへの通信がブロックされています',
  text: isInObs
    ? 'OBSのブラウザが、同じPCへの通信を止めています。'
    : 'このサイトの「ローカルネットワークアクセス」が「ブロック」です。',
  steps: isInObs
    ? ['「zipを保存」のテンプレートを使います。本アプリから開くので、この許可が要りません。']
    : [
        ALLOW[browser] ?? 'ブラウザの設定で、サイトの権限を開きます。',
        '「ローカルネットワークアクセス」か「このデバイス上のアプリ」を、許可に変えます。',
        `このページを再読み込みし、${AGAIN}`,
      ],
});

/** What is said in a state of OBS, whose place is what somebody typed. */
export function obsText(
  state: ObsState,
  browser: BrowserKind,
  isInObs: boolean,
  place = '',
): SourceText {
  const isAbsent = state.kind === 'waiting' && state.why === 'absent';
  const barrier = isAbsent ? barrierOf(browser, isElsewhere(place)) : undefined;
  return barrier === undefined
    ? stateText(state, browser, isInObs)
    : {tone: 'bad', title: 'このブラウザからは、OBSにつなげません', ...barrier};
}

function stateText(state: ObsState, browser: BrowserKind, isInObs: boolean): SourceText {
  switch (state.kind) {
    case 'off':
      return {
        tone: 'plain',
        title: 'OBSとつながっていません',
        text: 'マイクとデスクトップの音を、許可なしで測れます。いちばんのおすすめです。',
        steps: [],
      };
    case 'needs-permission':
      return {
        tone: 'warn',
        title: 'つなぐには、許可が要ります',
        text: '「OBSにつなぐ」を押し、ブラウザの確認画面で「許可する」を選びます。',
        steps: [],
      };
    case 'denied':
      return denied(browser, isInObs);
    case 'connecting':
      return {
        tone: 'busy',
        title: state.isAsking ? '許可を待っています' : 'OBSにつないでいます',
        text: state.isAsking
          ? 'ブラウザの確認画面で「許可する」を選びます。'
          : 'しばらく待ちます。',
        steps: [],
      };
    case 'connected':
      if (state.isUnfit === true) return UNFIT;
      return {
        tone: 'good',
        title: 'OBSとつながっています',
        text: '音を出している入力が下に並びます。演出はOBSの画面にも届きます。',
        steps: [],
      };
    case 'waiting':
      return {
        tone: 'warn',
        title: state.why === 'lost' ? 'OBSとの接続が切れました' : 'OBSが見つかりません',
        text: '3秒ごとに、自動でつなぎ直します。',
        steps: [
          'OBSを起動します。',
          SETTINGS,
          '「WebSocketサーバーを有効にする」をオンにし、ポートが「場所」と同じかを見ます。',
        ],
      };
    case 'failed':
      return {tone: 'bad', ...FAILURES[state.why]};
  }
}
