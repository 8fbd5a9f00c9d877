import {strToU8} from 'fflate';
import type {AppVersion} from '../model/appVersions';
import {newDesign, type Design} from '../model/design';
import type {ReadDesign} from '../model/readDesign';
import {readJson, toJson} from './json';
import {packText, unpackText} from './packedText';

/** The form of the text after `#s=`: what comes after the dot is deflated JSON. */
const FORM = '1';

/** Longer links are refused by some chats: JSON is offered instead. In characters. */
const MAX_OFFERED = 6000;
/** Longer ones are not looked at. */
const MAX_READ = 8000;
/** In bytes, once inflated. */
const MAX_INFLATED = 65_536;

export interface Link {
  /** `s=1.…`, to stand behind `#`. */
  readonly hash: string;
  /** Whether it is short enough to be given away, and small enough to be read again. */
  readonly fits: boolean;
}

/** The hash of a design's share link. Equal designs give equal links. */
export function encodeLink(design: Design): Link {
  const json = toJson(design);
  const hash = `s=${FORM}.${packText(json)}`;
  return {hash, fits: hash.length <= MAX_OFFERED && strToU8(json).length < MAX_INFLATED};
}

/** Why a link could not be read. */
export type LinkProblem = 'missing' | 'too-long' | 'garbled' | 'unknown-form';

export interface ReadLink extends ReadDesign {
  /** Undefined when there is a design in it, though `warnings` may tell of parts that are none. */
  readonly problem?: LinkProblem;
}

const PROBLEMS: Readonly<Record<LinkProblem, string>> = {
  missing: 'リンクに内容がありません。共有リンクをもう一度コピーしてください。',
  'too-long': 'リンクが長すぎます。JSONファイルで受け取ってください。',
  garbled:
    'リンクが途中で切れているか、書き換わっています。「#」より後ろもすべてコピーしてください。',
  'unknown-form': '新しい形式のリンクです。ページを再読み込みしてください。',
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
  const {text: json, problem} = unpackText(text, MAX_INFLATED);
  if (json === undefined) return refuse(problem);
  const read = readJson(json, app);
  return read.warnings.some(({kind}) => kind === 'not-a-design') ? refuse('garbled') : read;
}
