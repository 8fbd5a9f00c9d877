/** A comment in the drawn stream. Names and words are invented. */
export interface SceneComment {
  readonly site: string;
  readonly name: string;
  readonly text: string;
  readonly mark?: 'NEW' | 'ギフト';
}

/** In the order they come in. The last one sets the word party off. */
export const SCENE_COMMENTS: readonly SceneComment[] = [
  {site: 'Y', name: 'たまご焼き', text: 'こんばんは！まってました'},
  {site: 'T', name: 'みかん箱', text: 'はじめて来ました！', mark: 'NEW'},
  {site: 'ニ', name: 'しおむすび', text: '音量ちょうどいいですよ'},
  {site: 'ツ', name: 'ほうじ茶', text: 'いつもありがとう', mark: 'ギフト'},
  {site: 'K', name: 'ねむい猫', text: 'その曲、好きです'},
  {site: 'Y', name: 'とろろ昆布', text: '8888888888'},
];
