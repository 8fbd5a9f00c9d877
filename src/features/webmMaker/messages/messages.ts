import type {Failure, Notice} from '@komebiyori/webm/failures';
import {megabytes} from '@site/src/lib/megabytes';

/** What a visitor reads: what happened, and what to do next. */
export interface Message {
  readonly title: string;
  readonly next: string;
}

const list = (names: readonly string[]): string => names.join('、');

const FAILURES: {
  readonly [Code in Failure['code']]: (failure: Extract<Failure, {code: Code}>) => Message;
} = {
  noFiles: () => ({
    title: 'ファイルがありません。',
    next: '画像か動画を選ぶか、この画面にドロップしてください。',
  }),
  empty: ({name}) => ({
    title: `「${name}」は空のファイルです。`,
    next: '保存やダウンロードが終わっているか確かめて、もう一度選んでください。',
  }),
  unknownFormat: ({name}) => ({
    title: `「${name}」の形式が分かりません。`,
    next: 'GIF・APNG・WebP・AVIF・PNG・JPEG・MP4・MOV・WebM・MKVのファイルを選んでください。',
  }),
  phonePhoto: ({name}) => ({
    title: `「${name}」はHEICの写真なので、読み取れません。`,
    next: 'JPEGかPNGで保存し直して選んでください。iPhoneでは、カメラの設定の「フォーマット」を「互換性優先」にすると、JPEGで撮れます。',
  }),
  corrupt: ({name}) => ({
    title: `「${name}」を読み取れません。壊れている可能性があります。`,
    next: '元のアプリで書き出し直すか、ダウンロードし直してください。',
  }),
  noFrames: ({name}) => ({
    title: `「${name}」に映像が1枚もありません。`,
    next: '映像の入ったファイルを選んでください。音声だけのファイルは、動画にできません。',
  }),
  unfinished: ({name}) => ({
    title: `「${name}」は途中で切れているか、録画が正しく終わっていません。`,
    next: '元のファイルを保存し直すか、ほかの録画を選んでください。OBSは、MKVで録画すると途中で止まっても映像が残ります。MKVはこのまま開け、OBSの「ファイル」→「録画の再多重化」でMP4にもできます。',
  }),
  editingFormat: ({format}) => ({
    title: `${format}の動画は、ブラウザでは読み取れません。`,
    next: '編集ソフトで連番PNGか透過WebM（VP9）に書き出し、それを選んでください。どちらも透明なところが残ります。',
  }),
  cannotDecode: ({format, supported}) => ({
    title: `このブラウザでは${format}を読み取れません。`,
    next:
      supported.length === 0
        ? '最新のChromeかEdgeで開いてください。'
        : `最新のChromeかEdgeで開くか、別の形式に書き出してください。このブラウザで読み取れる形式：${list(supported)}`,
  }),
  cannotEncode: ({format, supported}) => ({
    title: `このブラウザでは${format}を書き出せません。`,
    next: `最新のChromeかEdgeで開くか、別の形式を選んでください。このブラウザで書き出せる形式：${list(supported)}`,
  }),
  tooLong: ({seconds}) => ({
    title: `長さが${Math.ceil(seconds / 60)}分あり、上限の10分を超えています。`,
    next: '使う部分だけを切り出してから選んでください。',
  }),
  tooManyFrames: ({most}) => ({
    title: `映像のコマが多すぎて開けません（上限は${most / 10_000}万枚）。`,
    next: '使う部分だけを切り出すか、フレームレートを60以下にして書き出したものを選んでください。',
  }),
  tooLarge: ({bytes}) => ({
    title: `大きさが${megabytes(bytes, 0)}あり、上限の2GBを超えています。`,
    next: '使う部分だけを切り出すか、画質を下げて書き出したものを選んでください。',
  }),
  huge: ({width, height}) => ({
    title: `縦横が${width}×${height}あり、大きすぎて開けません。`,
    next: '長い方の辺を4096以下に縮小してから選んでください。',
  }),
  mixedSizes: ({sizes}) => ({
    title: `大きさの違う画像が混ざっています（${list(sizes.slice(0, 4))}${sizes.length > 4 ? 'など' : ''}）。`,
    next: '大きさをそろえるか、「拡大・縮小して合わせる」「余白で合わせる」を選んでください。',
  }),
  mixedKinds: () => ({
    title: '連番にできないファイルが混ざっています。',
    next: '連番はPNG・WebP・JPEGなどの静止画だけを選んでください。動画とGIFは1つずつ選んでください。',
  }),
  badGrid: ({width, height}) => ({
    title: `${width}×${height}の画像を、この行と列の数に分けられません。`,
    next: '行と列の数を、画像に並んでいるコマの数に合わせてください。',
  }),
  outOfMemory: ({bytes}) => ({
    title:
      bytes === null
        ? 'メモリが足りなくなりました。'
        : `${megabytes(bytes, 0)}ほどのメモリが必要で、足りません。`,
    next: '縦横の大きさかfpsを下げるか、使う部分を短くしてください。ほかのタブを閉じるのも効果があります。',
  }),
  decodeFailed: ({seconds}) => ({
    title:
      seconds === null
        ? '途中の映像を読み取れません。'
        : `${seconds.toFixed(1)}秒のあたりの映像を読み取れません。`,
    next: 'その手前までを切り出すか、元のアプリで書き出し直してください。',
  }),
  encodeFailed: () => ({
    title: '書き出しの途中で、ブラウザの変換機能が止まりました。',
    next: 'もう一度書き出してください。続けて止まるときは、大きさを下げるか別の形式を選んでください。',
  }),
  cancelled: () => ({
    title: '書き出しを中止しました。',
    next: '設定はそのまま残っています。もう一度書き出せます。',
  }),
  nothingOpen: () => ({
    title: '素材を開いていません。',
    next: '画像か動画を選んでください。',
  }),
  unexpected: () => ({
    title: '予期しないエラーが起きました。',
    next: 'ページを再読み込みして、もう一度試してください。',
  }),
};

/** The Japanese message of a failure. */
export function describeFailure(failure: Failure): Message {
  // Each code has the message for its own details; TypeScript cannot see that from an indexed table.
  const describe = FAILURES[failure.code] as (failure: Failure) => Message;
  return describe(failure);
}

const AUDIO = {
  format: 'この形式には音声を入れられないため、音声を外しました。',
  timing: '速さや向きを変えたため、音声を外しました。',
  codec: 'このブラウザでは音声を変換できないため、音声を外しました。',
} as const;

const CUT_SHORT_NEXT = 'すべてを使うには、元のファイルをもう一度保存し直してください。';
const CUT_SHORT = {
  video: () => 'ファイルが途中で切れているため、終わりのほうは変換できないことがあります。',
  animation: (frames: number, of: number | null) =>
    of === null
      ? `ファイルが途中で切れているため、最初の${frames}枚だけを開きました。`
      : `ファイルが途中で切れているため、${of}枚のうち${frames}枚だけを開きました。`,
  still: () => 'ファイルが途中で切れているため、画像の一部が欠けています。',
} as const;

const NOTICES: {
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
  firstFrameOnly: ({format}) =>
    `このブラウザでは、動く${format}の最初の1枚だけを開けます。動きごと変換するには、最新のChromeかEdgeを使ってください。`,
  sizeNotReached: ({limit, bytes}) =>
    `画質を最低まで下げても${megabytes(limit)}以下になりません（${megabytes(bytes)}）。縦横の大きさかfpsを下げるか、短くしてください。`,
  rateIgnored: ({format}) =>
    `${format}は画質を落とさない形式のため、画質とサイズの指定は使いません。`,
};

/** The Japanese text of a notice. */
export function describeNotice(notice: Notice): string {
  const describe = NOTICES[notice.code] as (notice: Notice) => string;
  return describe(notice);
}
