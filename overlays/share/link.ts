import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';
import type {AppVersion} from '../model/appVersions';
import {newDesign, type Design} from '../model/design';
import type {ReadDesign} from '../model/readDesign';
import {fromBase64Url, toBase64Url} from './base64url';
import {readJson, toJson} from './json';

/** The form of the text after `#s=`: what comes after the dot is deflated JSON. */
const FORM = '1';

/** Longer links are refused by some chats: JSON is offered instead. In characters. */
const MAX_OFFERED = 6000;
/** Longer ones are not looked at. */
const MAX_READ = 8000;
/** A few bytes can be deflated zeros without end. */
const MAX_INFLATED = 65_536;

export interface Link {
  /** `s=1.…`, to stand behind `#`. */
  readonly hash: string;
  /** Whether it is short enough to be given away, and small enough to be read again. */
  readonly fits: boolean;
}

/** The hash of a design's share link. Equal designs give equal links. */
export function encodeLink(design: Design): Link {
  const bytes = strToU8(toJson(design));
  const hash = `s=${FORM}.${toBase64Url(deflateSync(bytes, {level: 9}))}`;
  return {hash, fits: hash.length <= MAX_OFFERED && bytes.length < MAX_INFLATED};
}

/** Why a link could not be read. */
export type LinkProblem = 'missing' | 'too-long' | 'garbled' | 'unknown-form';

export interface ReadLink extends ReadDesign {
  /** Undefined when there is a design in it, though `warnings` may tell of parts that are none. */
  readonly problem?: LinkProblem;
}

const PROBLEMS: Readonly<Record<LinkProblem, string>> = {
  missing: 'リンクに内容がありません。',
  'too-long': 'リンクが長すぎます。JSONのファイルを使います。',
  garbled: 'リンクが途中で切れているか、書き換わっています。「#」より後ろもすべてコピーします。',
  'unknown-form': '新しい形式のリンクです。このページを読み込み直してください。',
};

/** Why a link could not be read, as a sentence for the visitor. */
export const sayLinkProblem = (problem: LinkProblem): string => PROBLEMS[problem];

/**
 * Reads the hash of an address, with or without `#`. Never throws: what cannot be read is a new
 * design with the reason.
 * @param app the version to begin with then
 */
export function decodeLink(hash: string, app: AppVersion = '8_0'): ReadLink {
  const refuse = (problem: LinkProblem): ReadLink => ({
    design: newDesign('basic', app),
    warnings: [],
    problem,
  });
  if (hash.length > MAX_READ) return refuse('too-long');
  const [, form, text] = /^#?s=([^.]*)\.(.*)$/su.exec(hash) ?? [];
  if (form === undefined || text === undefined) return refuse('missing');
  if (form !== FORM) return refuse('unknown-form');
  const {json, problem} = inflated(text);
  if (json === undefined) return refuse(problem);
  const read = readJson(json, app);
  return read.warnings.some(({kind}) => kind === 'not-a-design') ? refuse('garbled') : read;
}

type Inflated = {json: string; problem?: never} | {json?: never; problem: LinkProblem};

/** The text inside, before anything parses it. */
function inflated(text: string): Inflated {
  const bytes = fromBase64Url(text);
  if (bytes === undefined || bytes.length === 0) return {problem: 'garbled'};
  try {
    // Given a place to write to, fflate never makes a larger one: a full place means too much.
    const out = inflateSync(bytes, {out: new Uint8Array(MAX_INFLATED)});
    return out.length >= MAX_INFLATED ? {problem: 'too-long'} : {json: strFromU8(out)};
  } catch {
    return {problem: 'garbled'};
  }
}
