/** A comment in the drawn stream. Names and words are invented. */
export interface SceneComment {
  /** The first letter of the streaming site. */
  readonly site: string;
  readonly name: string;
  readonly text: string;
  readonly mark?: 'NEW' | 'ギフト';
}

/** Before the application is there, the first ones rise in an endless loop of styles. */
export const LOOP_LENGTH = 6;

/** The simulated viewers, in the order in which they write, again and again. */
export const SCENE_COMMENTS: readonly SceneComment[] = [
  {site: 'Y', name: 'たまご焼き', text: 'こんばんは！まってました'},
  {site: 'T', name: 'みかん箱', text: 'はじめて来ました！', mark: 'NEW'},
  {site: 'ニ', name: 'しおむすび', text: '音量ちょうどいいですよ'},
  {site: 'ツ', name: 'ほうじ茶', text: 'いつもありがとう', mark: 'ギフト'},
  {site: 'K', name: 'ねむい猫', text: 'その曲、好きです'},
  {site: 'Y', name: 'とろろ昆布', text: '8888888888'},
  {site: 'T', name: 'こたつ', text: '①'},
  {site: 'ツ', name: '梅おかか', text: '①にします'},
  {site: 'Y', name: '月見うどん', text: '参加'},
  {site: 'ニ', name: '夜ふかし', text: '仕事おわりました〜'},
  {site: 'K', name: '白玉', text: '②'},
  {site: 'Y', name: 'さくらもち', text: '今日も声がいいですね'},
  {site: 'T', name: 'きなこ', text: '参加'},
  {site: 'ツ', name: 'ほうじ茶', text: '①で！'},
  {site: 'Y', name: '朝焼け', text: '新しい髪型ですか？'},
  {site: 'ニ', name: 'からあげ', text: '配信おめでとう', mark: 'ギフト'},
  {site: 'K', name: 'ひなた', text: 'はじめまして', mark: 'NEW'},
  {site: 'Y', name: 'たまご焼き', text: '8888'},
];
