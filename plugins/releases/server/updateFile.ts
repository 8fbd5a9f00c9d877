import {LineCounter, parseDocument} from 'yaml';
import * as v from 'valibot';
import {isVersion} from '../shared/release';

/** 64 bytes in base64: the last digit before the padding carries two bits only. */
const SHA512 = /^[A-Za-z\d+/]{85}[AQgw]==$/u;
/** A name that every file system and host takes; no folder can be named. */
const FILE_NAME = /^[\p{L}\p{N}][\p{L}\p{N}_.+ ()-]*$/u;
/** The date-time format of ECMAScript, section 21.4.1.32, whole or the day alone. */
const ISO_DATE =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/u;

function isDownloadAddress(text: string): boolean {
  if (FILE_NAME.test(text)) return true;
  if (!text.startsWith('https://') || !URL.canParse(text)) return false;
  const {username, password} = new URL(text);
  return username === '' && password === '' && FILE_NAME.test(fileNameOf(text));
}

function isDate(text: string): boolean {
  const day = ISO_DATE.exec(text)?.groups?.['day'];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // JavaScript takes February 30 for March 2.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

const Sha512 = v.pipe(
  v.string('must be text'),
  v.regex(SHA512, 'must be the base64 of a SHA-512, 64 bytes'),
);
const Url = v.pipe(
  v.string('must be text'),
  v.check(isDownloadAddress, 'must be a file name without folders, or an https address'),
);

/** electron-builder's update file. Keys it does not name, such as blockMapSize, may stand there. */
const UpdateFileSchema = v.object(
  {
    version: v.pipe(
      v.string('must be text'),
      v.check(isVersion, 'must be a version such as 8.0.7 (semver.org)'),
    ),
    files: v.pipe(
      v.array(
        v.object(
          {
            url: Url,
            sha512: Sha512,
            size: v.pipe(
              v.number('must be a number of bytes'),
              v.safeInteger('must be a whole number of bytes'),
              v.minValue(1, 'must be more than 0 bytes'),
            ),
          },
          'must be an entry with url, sha512 and size',
        ),
        'must be a list',
      ),
      v.minLength(1, 'must name a file'),
    ),
    path: v.string('must be text'),
    sha512: Sha512,
    releaseDate: v.pipe(
      v.string('must be text'),
      v.check(isDate, 'must be an ISO 8601 date such as 2025-10-18T03:00:00.000Z'),
    ),
    /** Ours: the file describes stand-in bytes instead of a build. */
    standIn: v.optional(v.boolean('must be true or false'), false),
  },
  'must hold version, files, path, sha512 and releaseDate',
);

export type UpdateFile = v.InferOutput<typeof UpdateFileSchema>;

/** As much of a file as can be compared with itself although other parts are wrong. */
const LooseSchema = v.fallback(
  v.object({
    version: v.fallback(v.optional(v.string()), undefined),
    files: v.fallback(
      v.array(v.fallback(v.object({url: v.string(), sha512: v.string()}), {url: '', sha512: ''})),
      [],
    ),
    path: v.fallback(v.optional(v.string()), undefined),
    sha512: v.fallback(v.optional(v.string()), undefined),
  }),
  {version: undefined, files: [], path: undefined, sha512: undefined},
);
type Loose = v.InferOutput<typeof LooseSchema>;

/** What was read: the content when it is whole, and everything that is wrong, as `field: reason`. */
export interface ParsedUpdateFile {
  readonly content: UpdateFile | undefined;
  /** As written, also when other fields are wrong. */
  readonly version: string | undefined;
  readonly problems: readonly string[];
}

/** The last segment of a file's `url`: its name on disk. */
export function fileNameOf(url: string): string {
  if (!url.startsWith('https://')) return url;
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** `installer.exe` has the kind `exe`. */
export function kindOf(name: string): string {
  return /\.(?<kind>[^.]+)$/u.exec(name)?.groups?.['kind']?.toLowerCase() ?? '';
}

/**
 * Reads `latest.yml` or `latest-mac.yml` (https://www.electron.build/auto-update, "UpdateInfo").
 * @param kinds endings of names that must be among the files
 */
export function parseUpdateFile(text: string, kinds: readonly string[]): ParsedUpdateFile {
  const yaml = readYaml(text);
  if (yaml.problems.length > 0) {
    return {content: undefined, version: undefined, problems: yaml.problems};
  }
  const result = v.safeParse(UpdateFileSchema, yaml.value);
  const loose = v.parse(LooseSchema, yaml.value);
  const wrong = (result.issues ?? []).map((issue) => `${fieldName(issue.path)}: ${reason(issue)}`);
  const problems = [...wrong, ...contradictions(loose), ...missingKinds(loose, kinds)];
  return {
    content: result.success && problems.length === 0 ? result.output : undefined,
    version: loose.version,
    problems,
  };
}

function readYaml(text: string): {value: unknown; problems: string[]} {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, stringKeys: true});
  // A warning tells of a tag that would be ignored.
  const problems = [...document.errors, ...document.warnings].map(({message, pos}) => {
    const {line, col} = lines.linePos(pos[0]);
    return `line ${line}, column ${col}: ${message}`;
  });
  if (problems.length > 0) return {value: undefined, problems};
  try {
    // Without aliases no small file can grow into a large one.
    return {value: document.toJS({maxAliasCount: 0}), problems};
  } catch (error) {
    return {value: undefined, problems: [error instanceof Error ? error.message : String(error)]};
  }
}

/** `files[0].sha512`, or `file` for the whole. */
function fieldName(path: readonly {key: unknown}[] | undefined): string {
  const name = (path ?? [])
    .map(({key}) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  return name === '' ? 'file' : name.replace(/^\./u, '');
}

function reason(issue: v.BaseIssue<unknown>): string {
  return issue.input === undefined ? 'is missing' : issue.message;
}

function contradictions({files, path, sha512}: Loose): string[] {
  const problems: string[] = [];
  const names = files.map(({url}) => fileNameOfAny(url).toLowerCase());
  for (const [index, name] of names.entries()) {
    const first = names.indexOf(name);
    if (name !== '' && first < index) {
      problems.push(`files[${index}].url: names the same file as files[${first}]`);
    }
  }
  if (path === undefined) return problems;
  const main = files.find(({url}) => url === path);
  if (main === undefined) problems.push('path: is none of the files');
  else if (sha512 !== undefined && sha512 !== main.sha512) {
    problems.push(`sha512: differs from that of ${path} in files`);
  }
  return problems;
}

const fileNameOfAny = (url: string): string => (isDownloadAddress(url) ? fileNameOf(url) : url);

function missingKinds({files}: Loose, kinds: readonly string[]): string[] {
  const present = new Set(files.map(({url}) => kindOf(fileNameOfAny(url))));
  return kinds.filter((kind) => !present.has(kind)).map((kind) => `files: holds no ${kind}`);
}
