import {megabytes} from '@site/src/lib/megabytes';

/** Everything that can go wrong, with what its message tells. */
export type Failure =
  | {readonly code: 'noFiles'}
  | {readonly code: 'empty'; readonly name: string}
  | {readonly code: 'unknownFormat'; readonly name: string}
  | {readonly code: 'corrupt'; readonly name: string}
  | {readonly code: 'noFrames'; readonly name: string}
  /** `supported`: what this browser can open, as people write it. */
  | {readonly code: 'cannotDecode'; readonly format: string; readonly supported: readonly string[]}
  /** `supported`: what this browser can write. */
  | {readonly code: 'cannotEncode'; readonly format: string; readonly supported: readonly string[]}
  | {readonly code: 'tooLong'; readonly seconds: number}
  | {readonly code: 'tooLarge'; readonly bytes: number}
  | {readonly code: 'huge'; readonly width: number; readonly height: number}
  /** `sizes`: the different sizes, such as `64×48`, in order of appearance. */
  | {readonly code: 'mixedSizes'; readonly sizes: readonly string[]}
  | {readonly code: 'mixedKinds'}
  | {readonly code: 'badGrid'; readonly width: number; readonly height: number}
  | {readonly code: 'outOfMemory'; readonly bytes: number | null}
  /** `seconds`: where in the source. */
  | {readonly code: 'decodeFailed'; readonly seconds: number | null}
  | {readonly code: 'encodeFailed'}
  | {readonly code: 'cancelled'}
  | {readonly code: 'nothingOpen'}
  /** `detail`: for a report; not shown by itself. */
  | {readonly code: 'unexpected'; readonly detail: string};

/** What a visitor reads: what happened, and what to do next. */
export interface Message {
  readonly title: string;
  readonly next: string;
}

/** An expected failure on its way to the visitor. */
export class WebmMakerError extends Error {
  override readonly name = 'WebmMakerError';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

const list = (names: readonly string[]): string => names.join('、');

const MESSAGES: {
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
    next: 'GIF・APNG・WebP・AVIF・PNG・JPEG・MP4・MOV・WebMのファイルを選んでください。',
  }),
  corrupt: ({name}) => ({
    title: `「${name}」を読み取れません。壊れている可能性があります。`,
    next: '元のアプリで書き出し直すか、ダウンロードし直してください。',
  }),
  noFrames: ({name}) => ({
    title: `「${name}」に映像が1枚もありません。`,
    next: '映像の入ったファイルを選んでください。音声だけのファイルは使えません。',
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
        ? 'メモリーが足りなくなりました。'
        : `${megabytes(bytes, 0)}ほどのメモリーが必要で、足りません。`,
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
    next: 'ページを読み込み直して、もう一度試してください。',
  }),
};

/** The Japanese message of a failure. */
export function describeFailure(failure: Failure): Message {
  // Each code has the message for its own details; TypeScript cannot see that from an indexed table.
  const describe = MESSAGES[failure.code] as (failure: Failure) => Message;
  return describe(failure);
}

/** The failure behind anything thrown; a failed allocation is a `RangeError` in every browser. */
export function failureOf(error: unknown): Failure {
  if (error instanceof WebmMakerError) return error.failure;
  if (error instanceof Error && error.name === 'AbortError') return {code: 'cancelled'};
  if (error instanceof RangeError && /allocat|length|memory/iu.test(error.message))
    return {code: 'outOfMemory', bytes: null};
  if (error instanceof Error && error.name === 'QuotaExceededError')
    return {code: 'outOfMemory', bytes: null};
  return {code: 'unexpected', detail: String(error)};
}

/** Ends a job whose signal was aborted. */
export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new WebmMakerError({code: 'cancelled'});
}
