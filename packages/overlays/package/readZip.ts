import {strFromU8} from 'fflate';
import {isRecord, parsedJson} from '@komebiyori/lib/parsedJson';
import {unzip, type UnzipLimits, type UnzipProblem} from '@komebiyori/lib/unzip';
import type {AppVersion} from '../model/appVersions';
import {readDesign, type ReadDesign} from '../model/readDesign';
import {giveAssets} from './assets';

/** Why a file is not opened. */
export type ZipProblem = UnzipProblem | 'no-template';

export type ReadZip =
  | ({readonly kind: 'design'} & ReadDesign)
  /** A template that was not made here; its style sheet may have variables to take over. */
  | {readonly kind: 'foreign'; readonly css?: string}
  | {readonly kind: 'refused'; readonly problem: ZipProblem};

/** A picture of 2 MB with room, in bytes. */
const MAX_FILE = 3_000_000;

/** In the one folder around a template; those without it are read too. */
const WANTED =
  /^(?:[^/]+\/)?(?<path>generator\.json|style\.css|assets\/[\w-]+\.(?:png|jpeg|webp|gif|avif))$/u;

const LIMITS: UnzipLimits = {
  ...{archive: 20_000_000, entries: 200, unpacked: 40_000_000},
  wanted: (name) => {
    const path = WANTED.exec(name)?.groups?.['path'];
    return path === undefined ? undefined : {path, size: MAX_FILE};
  },
};

/** One of these is in every template, ours or not. */
const TEMPLATE = /^(?:[^/]+\/)?(?:generator\.json|template\.json|index\.html|style\.css)$/u;

const PROBLEMS: Readonly<Record<ZipProblem, string>> = {
  'not-a-zip': 'zipではありません。テンプレートエディタで保存したzipを選んでください。',
  'too-large':
    '大きすぎるzipは読み込めません（zipは20MB、中のファイルは合わせて40MBまで）。画像を小さくして保存し直したzipを選んでください。',
  'too-many':
    'ファイルが200個を超えるzipは読み込めません。テンプレートエディタで保存したzipを選んでください。',
  'bad-path':
    'フォルダの外を指すファイルがあるため、読み込みませんでした。配った人に、テンプレートエディタで保存し直したzipをもらってください。',
  broken:
    'zipが壊れているか、パスワードが付いています。パスワードなしで保存し直したzipを選んでください。',
  'no-template':
    'zipの中にテンプレートがありません。テンプレートエディタの「zipを保存」で保存したzipを選んでください。',
};

/** Why a zip was refused, as a sentence for the visitor. */
export const sayZipProblem = (problem: ZipProblem): string => PROBLEMS[problem];

const FOREIGN = '再編集できるのは、テンプレートエディタで作ったテンプレートだけです。';

/** What is said of somebody else's template, with or without variables to take over. */
export const sayForeignZip = (hasVariables: boolean): string =>
  FOREIGN +
  (hasVariables ? '色などの変数だけを取り込めます。' : 'このzipに、取り込める変数はありません。');

/** Reads a template's zip. Never throws; reads only the files that are needed, and none that is huge. */
export function readZip(bytes: Uint8Array, app?: AppVersion): ReadZip {
  const unzipped = unzip(bytes, LIMITS);
  if ('problem' in unzipped) return {kind: 'refused', problem: unzipped.problem};
  const {names, files} = unzipped;
  if (!names.some((name) => TEMPLATE.test(name))) return {kind: 'refused', problem: 'no-template'};
  const generator = files.get('generator.json');
  if (generator === undefined) {
    const style = files.get('style.css');
    return {kind: 'foreign', ...(style === undefined ? {} : {css: strFromU8(style)})};
  }
  const raw = parsedJson(strFromU8(generator));
  if (!isRecord(raw)) return {kind: 'refused', problem: 'broken'};
  const opts = isRecord(raw['opts']) ? raw['opts'] : {};
  return {kind: 'design', ...readDesign({...raw, opts: {...opts, ...giveAssets(files)}}, app)};
}
