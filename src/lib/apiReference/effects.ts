import type {Operation} from './definition';

/** What a call does to the app beyond answering. */
export interface Effect {
  /** Whether the console asks first: it stays, and this page cannot take it back. */
  readonly asks: boolean;
  /** Told before it is sent. */
  readonly text: string;
}

/*
 * Calls that change something, with what they do. What is shown or said once and is over does not ask;
 * what changes a list or a setting of the app, or what a plugin keeps, does.
 */
const EFFECTS: Readonly<Record<string, Effect>> = {
  postComment: {
    asks: false,
    text: 'コメントが一覧と配信画面に出ます。配信していないときに試してください。',
  },
  postTestComment: {
    asks: false,
    text: 'テスト用のコメントが一覧と配信画面に出ます。配信サイトには送られません。',
  },
  speak: {asks: false, text: '文章が読み上げられ、配信の音声にも入ります。'},
  postReactions: {asks: false, text: 'ワードパーティーの演出を、配信画面に出します。'},
  createService: {
    asks: true,
    text: '本アプリに枠を1つ追加します。APIでは削除できないため、不要になったら本アプリの画面で削除します。',
  },
  updateService: {
    asks: true,
    text: '枠の設定を書き換えます。配信中に「接続」や「書き出し」を変えると、コメントが届かなくなります。',
  },
  completeOrder: {
    asks: true,
    text: '参加待ちリストの1人を完了にし、参加した回数に数えます。APIでは元に戻せません。',
  },
  cancelOrder: {
    asks: true,
    text: '参加待ちリストから1人を消します。APIでは元に戻せないため、本人にもう一度申し込んでもらいます。',
  },
  pluginPost: {
    asks: true,
    text: 'プラグインが受け取って動きます。何が変わるかは、プラグインごとに違います。',
  },
  pluginPut: {
    asks: true,
    text: 'プラグインの値が書き換わります。元の値は、このページからは戻せません。',
  },
  pluginDelete: {
    asks: true,
    text: 'プラグインの値が消えます。消えた値は、このページからは戻せません。',
  },
};

/** Calls of other methods than GET that only answer. */
const SEARCHES = new Set(['searchComments', 'searchListeners', 'searchListenerComments']);

/** What nobody has decided yet is asked for. */
const UNKNOWN: Effect = {asks: true, text: '本アプリの中の何かが変わることがあります。'};

/** What a call changes; undefined for one that only answers. */
export function effectOf({id, method}: Pick<Operation, 'id' | 'method'>): Effect | undefined {
  if (method === 'GET' || SEARCHES.has(id)) return undefined;
  return EFFECTS[id] ?? UNKNOWN;
}

/** Whether somebody has decided what a call does. */
export const isDecided = ({id, method}: Pick<Operation, 'id' | 'method'>): boolean =>
  method === 'GET' || SEARCHES.has(id) || EFFECTS[id] !== undefined;
