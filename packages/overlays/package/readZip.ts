import {strFromU8, unzipSync} from 'fflate';
import type {AppVersion} from '../model/appVersions';
import {readDesign, type ReadDesign} from '../model/readDesign';
import {giveAssets} from './assets';

/** Why a file is not opened. */
export type ZipProblem =
  | 'not-a-zip'
  | 'too-large'
  | 'too-many'
  | 'bad-path'
  | 'broken'
  | 'no-template';

export type ReadZip =
  | ({readonly kind: 'design'} & ReadDesign)
  /** A template that was not made here; its style sheet may have variables to take over. */
  | {readonly kind: 'foreign'; readonly css?: string}
  | {readonly kind: 'refused'; readonly problem: ZipProblem};

const MAX_BYTES = 20_000_000;
const MAX_ENTRIES = 200;
/** Of one file inside, unpacked: a picture of 2 MB with room. */
const MAX_FILE = 3_000_000;
/** Of all files that are unpacked: a small zip can hold a hundred of these. */
const MAX_UNPACKED = 40_000_000;

const PROBLEMS: Readonly<Record<ZipProblem, string>> = {
  'not-a-zip': 'zipではありません。テンプレートエディタで保存したzipを選んでください。',
  'too-large':
    '大きすぎるzipは読み込めません（zipは20MB、中のファイルは合わせて40MBまで）。画像を小さくして保存し直したzipを選んでください。',
  'too-many':
    'ファイルが200個を超えるzipは読み込めません。テンプレートエディタで保存したzipを選んでください。',
  'bad-path':
    'フォルダの外を指すファイルがあるため、読み込みませんでした。配った人に、テンプレートエディタで保存し直したzipをもらってください。',
  broken: 'zipが壊れています。もう一度保存したものを選んでください。',
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

/** Thrown inside of the reader only, which knows no other way to stop. */
class Refusal extends Error {
  constructor(readonly problem: ZipProblem) {
    super(problem);
  }
}

/** Reads a template's zip. Never throws; reads only the files that are needed, and none that is huge. */
export function readZip(bytes: Uint8Array, app?: AppVersion): ReadZip {
  if (bytes.length > MAX_BYTES) return {kind: 'refused', problem: 'too-large'};
  if (isEmptyZip(bytes)) return {kind: 'refused', problem: 'no-template'};
  // Every archive with an entry begins with a local file header (APPNOTE, 4.3.7).
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b || bytes[2] !== 3 || bytes[3] !== 4) {
    return {kind: 'refused', problem: 'not-a-zip'};
  }
  try {
    return understood(unpacked(bytes), app);
  } catch (error) {
    return {kind: 'refused', problem: error instanceof Refusal ? error.problem : 'broken'};
  }
}

/** An archive without any entry is its end alone (APPNOTE, 4.3.16). */
const isEmptyZip = ([a, b, c, d]: Uint8Array): boolean =>
  a === 0x50 && b === 0x4b && c === 5 && d === 6;

/** The files that matter by their paths inside of the one folder. */
function unpacked(bytes: Uint8Array): Map<string, Uint8Array> {
  let count = 0;
  let total = 0;
  let parts = 0;
  const files = unzipSync(bytes, {
    filter: ({name, size, originalSize}) => {
      count += 1;
      if (count > MAX_ENTRIES) throw new Refusal('too-many');
      if (!isInside(name)) throw new Refusal('bad-path');
      if (TEMPLATE.test(name)) parts += 1;
      if (!WANTED.test(name)) return false;
      // What is stored as it is comes out in its own size, whatever it claims; entries may overlap.
      const room = Math.max(size, originalSize);
      total += room;
      if (room > MAX_FILE || total > MAX_UNPACKED) throw new Refusal('too-large');
      return true;
    },
  });
  if (parts === 0) throw new Refusal('no-template');
  return new Map(
    Object.entries(files).map(([path, content]) => [path.replace(/^[^/]+\//u, ''), content]),
  );
}

/** In the one folder around a template; those without it are read too. */
const WANTED =
  /^(?:[^/]+\/)?(?:generator\.json|style\.css|assets\/[\w-]+\.(?:png|jpeg|webp|gif|avif))$/u;

/** One of these is in every template, ours or not. */
const TEMPLATE = /^(?:[^/]+\/)?(?:generator\.json|template\.json|index\.html|style\.css)$/u;

const isInside = (path: string): boolean =>
  !/^(?:\/|[a-z]:)|\\|\0/iu.test(path) && !path.split('/').includes('..');

function understood(files: ReadonlyMap<string, Uint8Array>, app: AppVersion | undefined): ReadZip {
  const generator = files.get('generator.json');
  if (generator === undefined) {
    const style = files.get('style.css');
    return {kind: 'foreign', ...(style === undefined ? {} : {css: strFromU8(style)})};
  }
  const raw: unknown = JSON.parse(strFromU8(generator));
  if (typeof raw !== 'object' || raw === null) throw new Refusal('broken');
  const opts = 'opts' in raw && typeof raw.opts === 'object' ? raw.opts : {};
  return {kind: 'design', ...readDesign({...raw, opts: {...opts, ...giveAssets(files)}}, app)};
}
