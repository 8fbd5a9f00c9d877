import {MAX_PICTURE_SIDE} from '@komebiyori/lib/pictureHeader';

/** Why a kit is not taken in. */
export type KitProblem =
  | 'not-a-zip'
  | 'not-a-kit'
  | 'newer'
  | 'broken'
  | 'bad-path'
  | 'too-many'
  | 'too-large'
  | 'bad-asset'
  | 'huge-picture'
  | 'link-garbled'
  | 'link-too-long';

const TEXTS: Readonly<Record<KitProblem, string>> = {
  'not-a-zip':
    'キットのファイルではありません。ポン出しキットで書き出したファイルを選んでください。',
  'not-a-kit': 'パッドと演出が入っていません。「zipを保存」で作ったzipを選んでください。',
  newer: '新しい形式のキットです。ページを再読み込みしてから、もう一度開いてください。',
  broken:
    'ファイルが壊れているか、途中で切れているか、パスワードが付いています。配った人から、もう一度受け取ってください。',
  'bad-path': '安全でない場所を指すファイルが入っています。使わずに、配った人に確かめてください。',
  'too-many': 'ファイルの数が多すぎます。ポン出しキットで書き出したものを選んでください。',
  'too-large': 'ファイルが大きすぎます。素材は1つ10MBまで、合わせて100MBまでです。',
  'bad-asset': '画像か音が、書かれた内容と違います。配った人から、もう一度受け取ってください。',
  'huge-picture': `縦か横が${MAX_PICTURE_SIDE}pxを超える画像が入っています。配った人に、小さくした画像で作り直してもらってください。`,
  'link-garbled':
    'リンクが途中で切れているか、書き換わっています。「#」より後ろもすべてコピーしてください。',
  'link-too-long':
    'リンクが長すぎて開けません。配った人に、「zipを保存」で作ったzipをもらってください。',
};

/** Why a kit is not taken in, and what to do. */
export const sayProblem = (problem: KitProblem): string =>
  `取り込めません。${TEXTS[problem]}今の内容は変わっていません。`;
