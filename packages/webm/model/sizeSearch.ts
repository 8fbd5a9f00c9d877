/** Encodes made at most to meet a size. */
export const MAX_TRIES = 6;

/** One encode of the search. */
export interface Try {
  readonly quality: number;
  readonly bytes: number;
}

export interface SizeResult<T> {
  /** The best that fits; the smallest of all where none does. */
  readonly best: T;
  readonly reached: boolean;
  readonly tries: readonly Try[];
}

/**
 * Looks for the highest quality (0–100) whose file is at most `limit` bytes, by bisection. Six halvings
 * leave steps below 2. It ends early when the file fills nine tenths of the limit. The second try after
 * a miss is the lowest quality: if that does not fit either, nothing does, and four encodes are saved.
 */
export async function searchSize<T extends {readonly size: number}>(
  limit: number,
  first: number,
  encode: (quality: number, attempt: number) => Promise<T>,
): Promise<SizeResult<T>> {
  const tries: Try[] = [];
  let [low, high] = [0, 100];
  let fitting: T | undefined;
  let smallest: T | undefined;
  let quality = first;
  while (tries.length < MAX_TRIES && high - low >= 1) {
    const result = await encode(quality, tries.length + 1);
    tries.push({quality, bytes: result.size});
    if (smallest === undefined || result.size < smallest.size) smallest = result;
    if (result.size <= limit) {
      fitting = result;
      low = quality;
      if (result.size >= limit * 0.9 || quality >= 100) break;
    } else {
      high = quality;
      if (quality === 0) break;
    }
    quality = fitting === undefined && tries.length === 1 ? 0 : Math.round((low + high) / 2);
    if (tries.some((one) => one.quality === quality)) break;
  }
  const best = fitting ?? smallest;
  if (best === undefined) throw new Error('The search made no try');
  return {best, reached: fitting !== undefined, tries};
}
