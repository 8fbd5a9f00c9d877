/** A bundled template as the gallery draws it. */
export interface Look {
  /** The template's folder name. */
  readonly id: 'basic' | 'bubble' | 'line-up' | 'ticker' | 'card' | 'neon-ex';
  readonly text: string;
  readonly pro?: true;
}

/** Six of the twelve bundled templates, as different from each other as they come. */
export const LOOKS: readonly Look[] = [
  {id: 'basic', text: '名前と本文の2段。はじめての1枚に。'},
  {id: 'bubble', text: '吹き出し。雑談の配信に。'},
  {id: 'line-up', text: '下から積む細い行。ゲームの配信に。'},
  {id: 'ticker', text: '画面の下を横に流れる1行。歌の配信に。'},
  {id: 'card', text: 'ギフトを大きく見せるカード。お礼の時間に。'},
  {id: 'neon-ex', text: 'ネオン管のように光る文字。', pro: true},
];

/** What is said in the drawings: who, and what. */
export const SAID: readonly (readonly [name: string, text: string])[] = [
  ['しおむすび', 'こんばんは！'],
  ['みかん箱', 'その曲、好きです'],
  ['ねむい猫', '8888'],
];
