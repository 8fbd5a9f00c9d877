/** Everything that can go wrong, with what its message is to tell. */
export type Failure =
  | {readonly code: 'noFiles'}
  | {readonly code: 'empty'; readonly name: string}
  | {readonly code: 'unknownFormat'; readonly name: string}
  /** A photo in HEIF, as phones write it. */
  | {readonly code: 'phonePhoto'; readonly name: string}
  | {readonly code: 'corrupt'; readonly name: string}
  | {readonly code: 'noFrames'; readonly name: string}
  /** The file ends before it says what is in it. */
  | {readonly code: 'unfinished'; readonly name: string}
  /** `format`: what only editing software reads, as people write it. */
  | {readonly code: 'editingFormat'; readonly format: string}
  /** `supported`: what this browser can open, as people write it. */
  | {readonly code: 'cannotDecode'; readonly format: string; readonly supported: readonly string[]}
  /** `supported`: what this browser can write. */
  | {readonly code: 'cannotEncode'; readonly format: string; readonly supported: readonly string[]}
  | {readonly code: 'tooLong'; readonly seconds: number}
  /** `most`: how many it may have. */
  | {readonly code: 'tooManyFrames'; readonly most: number}
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
  /** `format`: of a moving picture of which this browser reads no more. */
  | {readonly code: 'firstFrameOnly'; readonly format: string}
  | {readonly code: 'sizeNotReached'; readonly limit: number; readonly bytes: number}
  | {readonly code: 'rateIgnored'; readonly format: string};

/** An expected failure on its way to the host. */
export class WebmMakerError extends Error {
  override readonly name = 'WebmMakerError';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
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
