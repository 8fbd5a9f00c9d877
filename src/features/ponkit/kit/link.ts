import {packText, unpackText} from '@komebiyori/overlays/share/packedText';
import {printWork, readWork, type ReadWork} from '../work/readWork';
import type {Work} from '../work/work';
import type {KitProblem} from './problems';

/** The form of the text after `#kit=`: what comes after the dot is deflated JSON. */
const FORM = '1';
/** Longer links are cut by many chats. In characters. */
const MAX_OFFERED = 8000;
/** Longer ones are not looked at. */
const MAX_READ = 40_000;
/** In bytes. */
const MAX_INFLATED = 1024 * 1024;

export interface KitLink {
  /** `kit=1.…`, to stand behind `#`. */
  readonly hash: string;
  /** Whether it is short enough to be given away. */
  readonly fits: boolean;
}

/** The hash of a link to a work without its files. Equal works give equal links. */
export function encodeKitLink(work: Work): KitLink {
  const text = printWork({...work, assets: []});
  const hash = `kit=${FORM}.${packText(text)}`;
  const size = new TextEncoder().encode(text).length;
  return {hash, fits: hash.length <= MAX_OFFERED && size < MAX_INFLATED};
}

/** Reads the hash of an address. Never throws; undefined when it is about something else. */
export function decodeKitLink(hash: string): ReadWork | {readonly problem: KitProblem} | undefined {
  const [, form, text] = /^#?kit=([^.]*)\.?(.*)$/su.exec(hash) ?? [];
  if (form === undefined || text === undefined) return undefined;
  if (hash.length > MAX_READ) return {problem: 'link-too-long'};
  if (form !== FORM) return {problem: /^\d+$/u.test(form) ? 'newer' : 'link-garbled'};
  const unpacked = unpackText(text, MAX_INFLATED);
  if (unpacked.problem !== undefined) return {problem: `link-${unpacked.problem}`};
  try {
    const read = readWork(JSON.parse(unpacked.text));
    // A link brings no files, whatever it says.
    return read === undefined ? {problem: 'newer'} : {...read, work: {...read.work, assets: []}};
  } catch {
    return {problem: 'link-garbled'};
  }
}
