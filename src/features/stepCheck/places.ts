interface Place {
  /** What is read there, as the text of a link. */
  readonly label: string;
  /** A page of the manual; its path below the version. */
  readonly page: string;
  /** The id of a heading. */
  readonly anchor: string;
}

/**
 * Where the manual says what to do next. tests/content/stepChecks.test.ts holds pages and headings to
 * exist.
 */
export const PLACES = {
  install: {label: 'インストールの手順', page: 'guide/install', anchor: ''},
  notStarting: {
    label: '起動しないときの直し方',
    page: 'trouble-shooting/install-error',
    anchor: '入れたのに開かないとき',
  },
  port: {
    label: 'ポートを使うソフトの調べ方',
    page: 'trouble-shooting/install-error',
    anchor: 'ポートがふさがっている',
  },
  apiOn: {label: 'HTTP APIの有効化', page: 'settings/api', anchor: 'http-apiを使えるようにする'},
  apiTrouble: {
    label: 'APIがうまくいかないとき',
    page: 'settings/api',
    anchor: 'うまくいかないときは',
  },
  apiHosts: {label: '許可ホストの書き方', page: 'settings/api', anchor: '許可ホストを書く'},
  update: {label: 'アップデートの手順', page: 'guide/update', anchor: '本アプリから上げる'},
  collect: {label: 'コメントを集める手順', page: 'guide/get-comment', anchor: 'コメントを集める'},
  switches: {
    label: '枠のスイッチの意味',
    page: 'guide/get-comment',
    anchor: '枠の各部を使い分ける',
  },
  login: {
    label: '配信サイトへのログイン',
    page: 'guide/get-comment',
    anchor: 'ログインが必要な配信につなぐ',
  },
  urls: {label: '視聴URLの書き方', page: 'urls', anchor: ''},
  wrongUrl: {
    label: '視聴URLの直し方',
    page: 'trouble-shooting/comment-cannot-get',
    anchor: '視聴urlが違う',
  },
  noTitle: {
    label: '題名が出ないときの直し方',
    page: 'trouble-shooting/comment-cannot-get',
    anchor: '接続できないとき',
  },
  reconnecting: {
    label: '接続の状態を知る',
    page: 'trouble-shooting/comment-cannot-get',
    anchor: 'つながり方の移り変わり',
  },
  silentStream: {
    label: 'つながっているのに来ないとき',
    page: 'trouble-shooting/comment-cannot-get',
    anchor: 'つながっているのに来ないとき',
  },
  tester: {label: 'コメントテスターの使い方', page: 'feature/comment-tester', anchor: ''},
  speech: {label: '読み上げの始め方', page: 'guide/speech', anchor: '読み上げを始める'},
  speechTrouble: {
    label: '読み上げがうまくいかないとき',
    page: 'guide/speech',
    anchor: 'うまくいかないときは',
  },
  volume: {label: '音量を決める場所', page: 'settings/speech', anchor: '音量を決める場所'},
  drag: {label: 'OBSへの入れ方', page: 'guide/template', anchor: 'ドラッグで入れる'},
  writeOff: {
    label: '「書き出し」の説明',
    page: 'trouble-shooting/comment-cannot-visible',
    anchor: '書き出しが切になっている',
  },
  inObs: {
    label: 'OBS側の直し方',
    page: 'trouble-shooting/comment-cannot-visible',
    anchor: 'ブラウザには出るとき',
  },
  filters: {
    label: '絞り込みの直し方',
    page: 'trouble-shooting/comment-cannot-visible',
    anchor: '絞り込みの値が違う',
  },
  addTemplate: {
    label: 'テンプレートの追加のしかた',
    page: 'feature/templates',
    anchor: 'テンプレートを足す',
  },
  oldTemplate: {
    label: '8.0で動かないテンプレートの見分け方',
    page: 'trouble-shooting/after-update',
    anchor: '80で動かないテンプレートを見分ける',
  },
  restore: {label: '設定の戻し方', page: 'trouble-shooting/after-update', anchor: '設定を戻す'},
  orderWords: {
    label: '受け付ける言葉の決め方',
    page: 'feature/order-management',
    anchor: '受け付ける言葉を決める',
  },
  orderRehearsal: {
    label: 'リハーサルの手順',
    page: 'feature/order-management',
    anchor: '10分でリハーサルする',
  },
  setListOut: {label: 'セットリストの出し方', page: 'feature/setlist', anchor: 'obsに出す'},
  setListPlan: {label: '曲の並べ方', page: 'feature/setlist', anchor: '今日の並びを作る'},
  requests: {
    label: 'リクエストの受け方',
    page: 'feature/setlist',
    anchor: 'リクエストの受け方を決める',
  },
  effectWords: {
    label: '反応する言葉の決め方',
    page: 'feature/wordparty',
    anchor: '反応する言葉を決める',
  },
  effectTrouble: {
    label: '演出がうまくいかないとき',
    page: 'feature/wordparty',
    anchor: 'うまくいかないときは',
  },
  record: {
    label: 'リスナーの記録のしかた',
    page: 'feature/listener-list',
    anchor: '人を記録して開く',
  },
  register: {label: 'キーを登録する手順', page: 'pro/how-to-register', anchor: 'キーを登録する'},
  notPro: {
    label: '「【PRO】」が出ないときの直し方',
    page: 'pro/how-to-register',
    anchor: 'proが出ないとき',
  },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceId = keyof typeof PLACES;

/**
 * The address of a place.
 * @param manual the path of the manual that the page belongs to: `/docs`
 */
export function addressOfPlace(id: PlaceId, manual: string): string {
  const {page, anchor}: Place = PLACES[id];
  return `${manual}/${page}${anchor === '' ? '' : `#${anchor}`}`;
}
