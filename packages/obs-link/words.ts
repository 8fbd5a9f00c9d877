import type {ObsFailure, ObsState} from './state';

/** What is said of OBS: a title without a full stop, whole sentences, and the ways out. */
export interface ObsWords {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
}

/** OBS 28 and 29 have another name for it. */
const SETTINGS =
  'OBSの「ツール → WebSocketサーバー設定」（OBS 29までは「obs-websocket設定」）を開きます。';
/** Buttons of every page with a link have these names. */
export const CONNECT_STEP = '「OBSにつなぐ」を押します。';

const FAILURES: Record<ObsFailure, ObsWords> = {
  'no-password': {
    title: 'OBSのパスワードが必要です',
    text: 'OBSの設定で、認証がオンになっています。',
    steps: [
      SETTINGS,
      '「接続情報を表示」を押し、パスワードをコピーして貼り付けます。',
      CONNECT_STEP,
    ],
  },
  'wrong-password': {
    title: 'OBSのパスワードが違います',
    text: 'パスワードを入れ直すまで、自動では再接続しません。',
    steps: [
      SETTINGS,
      '「接続情報を表示」を押し、パスワードをコピーし直して貼り付けます。',
      CONNECT_STEP,
    ],
  },
  'too-old': {
    title: 'OBSのバージョンが古いため、使えません',
    text: '使えるのは、obs-websocket 5.x（OBS 28以降）です。',
    steps: [
      'OBSを28以降に更新します。',
      SETTINGS,
      '「WebSocketサーバーを有効にする」をオンにします。',
    ],
  },
  ended: {
    title: 'OBSが接続を切りました',
    text: 'OBSの「キック」が押されました。自動では再接続しません。',
    steps: [CONNECT_STEP],
  },
  port: {
    title: 'ポートの番号が正しくありません',
    text: 'ポートは、1〜65535の数字です。',
    steps: ['OBSの「サーバーポート」の番号に直します。初期値は4455です。', CONNECT_STEP],
  },
  address: {
    title: 'OBSのアドレスが正しくありません',
    text: 'つなげるのは、同じPCか、同じネットワークにあるPCのOBSだけです。',
    steps: ['「127.0.0.1:4455」か「192.168.1.5:4455」のように入力します。', CONNECT_STEP],
  },
};

/** An OBS that passes nothing on; what does not arrive there is said by whoever sends it. */
export const UNFIT_STEPS: readonly string[] = [
  'OBSの「ソース → ＋」に「ブラウザ」があるかを確かめます。ないときは、OBSを公式サイトの28以降に入れ直します。',
  '「OBSから切断」を押し、OBSを開き直してから、「OBSにつなぐ」を押します。',
];

/** The words of a try, and of what went wrong, whatever the link is for. */
export function linkWords(
  state: Extract<ObsState, {readonly kind: 'connecting' | 'waiting' | 'failed'}>,
): ObsWords {
  switch (state.kind) {
    case 'connecting':
      return {title: 'OBSにつないでいます', text: 'しばらくお待ちください。', steps: []};
    case 'waiting':
      return {
        title: state.why === 'lost' ? 'OBSとの接続が切れました' : 'OBSが見つかりません',
        text: '3秒ごとに、自動で再接続します。',
        steps: [
          'OBSを起動します。',
          SETTINGS,
          '「WebSocketサーバーを有効にする」をオンにし、サーバーポートがここに入力した番号と同じかを確かめます。違うときは、直して「もう一度つなぐ」を押します。',
        ],
      };
    case 'failed':
      return FAILURES[state.why];
  }
}
