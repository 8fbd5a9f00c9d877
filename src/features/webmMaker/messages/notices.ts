import {megabytes} from '@site/src/lib/megabytes';

/** What was done otherwise than one may expect; nothing failed. */
export type Notice =
  | {readonly code: 'gaps'; readonly missing: readonly number[]}
  /** `of` is how many frames there should be, `null` where the file does not say. */
  | {
      readonly code: 'cutShort';
      readonly kind: 'video' | 'animation' | 'still';
      readonly frames: number;
      readonly of: number | null;
    }
  | {readonly code: 'sizesUnified'; readonly width: number; readonly height: number}
  | {readonly code: 'madeEven'; readonly width: number; readonly height: number}
  | {readonly code: 'madeSmaller'; readonly width: number; readonly height: number}
  | {readonly code: 'audioDropped'; readonly why: 'format' | 'timing' | 'codec'}
  | {readonly code: 'gifFps'; readonly fps: number}
  | {readonly code: 'binaryAlpha'}
  | {readonly code: 'alphaFlattened'}
  | {readonly code: 'roughAlphaInput'}
  | {readonly code: 'sizeNotReached'; readonly limit: number; readonly bytes: number}
  | {readonly code: 'rateIgnored'; readonly format: string};

const AUDIO = {
  format: 'この形式には音声を入れられないため、音声を外しました。',
  timing: '速さや向きを変えたため、音声を外しました。',
  codec: 'このブラウザでは音声を変換できないため、音声を外しました。',
} as const;

const CUT_SHORT_NEXT = '全部を使うには、元のファイルをもう一度保存し直してください。';
const CUT_SHORT = {
  video: () => 'ファイルが途中で切れているため、終わりのほうは変換できないことがあります。',
  animation: (frames: number, of: number | null) =>
    of === null
      ? `ファイルが途中で切れているため、最初の${frames}枚だけを開きました。`
      : `ファイルが途中で切れているため、${of}枚のうち${frames}枚だけを開きました。`,
  still: () => 'ファイルが途中で切れているため、画像の一部が欠けています。',
} as const;

const MESSAGES: {
  readonly [Code in Notice['code']]: (notice: Extract<Notice, {code: Code}>) => string;
} = {
  gaps: ({missing}) =>
    `連番に抜けがあります（${missing.slice(0, 5).join('、')}${missing.length > 5 ? 'など' : ''}）。前後をつなげて読み込みました。`,
  cutShort: ({kind, frames, of}) => `${CUT_SHORT[kind](frames, of)}${CUT_SHORT_NEXT}`,
  sizesUnified: ({width, height}) =>
    `大きさの違う画像を、1枚目の${width}×${height}に合わせました。`,
  madeEven: ({width, height}) =>
    `動画の縦横は偶数にするため、透明な1ピクセルを足して${width}×${height}にしました。`,
  madeSmaller: ({width, height}) => `上限の4096に収まるように、${width}×${height}へ縮小しました。`,
  audioDropped: ({why}) => AUDIO[why],
  gifFps: ({fps}) => `GIFで正しく再生できる${fps}fpsに下げました。`,
  binaryAlpha: () => 'GIFは半透明を表せません。半分より薄いところは透明になります。',
  alphaFlattened: () => 'この形式は透過できません。透明なところを背景の色で塗りました。',
  roughAlphaInput: () =>
    'このブラウザでは、半透明の色に少しずれが出ます。正確に変換するには、最新のChromeかEdgeを使ってください。',
  sizeNotReached: ({limit, bytes}) =>
    `画質を最低まで下げても${megabytes(limit)}以下になりません（${megabytes(bytes)}）。縦横の大きさかfpsを下げるか、短くしてください。`,
  rateIgnored: ({format}) =>
    `${format}は画質を落とさない形式のため、画質とサイズの指定は使いません。`,
};

/** The Japanese text of a notice. */
export function describeNotice(notice: Notice): string {
  const describe = MESSAGES[notice.code] as (notice: Notice) => string;
  return describe(notice);
}
