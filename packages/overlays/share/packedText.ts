import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';
import {fromBase64Url, toBase64Url} from './base64url';

/** A text, deflated, in letters that may stand in an address. Equal texts give equal letters. */
export const packText = (text: string): string =>
  toBase64Url(deflateSync(strToU8(text), {level: 9}));

export type Unpacked =
  | {readonly text: string; readonly problem?: never}
  | {readonly text?: never; readonly problem: 'too-long' | 'garbled'};

/**
 * The text inside, before anything parses it. Never throws.
 * @param limit in bytes: a few letters can be deflated zeros without end
 */
export function unpackText(packed: string, limit: number): Unpacked {
  const bytes = fromBase64Url(packed);
  if (bytes === undefined || bytes.length === 0) return {problem: 'garbled'};
  try {
    // Given a place to write to, fflate never makes a larger one: a full place means too much.
    const out = inflateSync(bytes, {out: new Uint8Array(limit)});
    return out.length >= limit ? {problem: 'too-long'} : {text: strFromU8(out)};
  } catch {
    return {problem: 'garbled'};
  }
}
