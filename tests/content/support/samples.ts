import type {Fence} from './fences';

/**
 * Code of a page that can be checked.
 *
 * - `module`: `ts`, `tsx` and `mjs`. Imports what it uses.
 * - `page`: `js` and each inline `<script>` of `html`. Runs in a page that has loaded onesdk.js, so
 *   it may use the global `OneSDK`; `import` and `await` at the top are for `<script type="module">`.
 * - `plugin`: `cjs`, and `js` that says `module.exports` or `require(`. Runs in Node.js.
 * - `json`: plain JSON; comments and trailing commas are errors.
 */
export interface Sample {
  readonly kind: 'module' | 'page' | 'plugin' | 'json';
  readonly file: string;
  /** The line of the page on which the code begins, from 1. */
  readonly line: number;
  readonly extension: '.ts' | '.tsx' | '.mjs' | '.js' | '.cjs' | '.json';
  readonly code: string;
}

/** What is wrong on which line of a page. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * Languages with nothing to check here; languages.test.ts has those of `python` and `csharp`.
 * Everything else is checked or an error, so that no name slips by.
 */
const UNCHECKED = new Set([
  '',
  'text',
  'txt',
  'css',
  'sh',
  'bash',
  'powershell',
  'http',
  'yaml',
  'csv',
  'python',
  'csharp',
]);
const EXTENSIONS: Readonly<Record<string, Sample['extension']>> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  mjs: '.mjs',
  js: '.js',
  javascript: '.js',
  cjs: '.cjs',
  json: '.json',
};
const COMMON_JS = /\bmodule\.exports\b|\brequire\(/u;
/** A title, marked lines and numbers are all that a fence may carry: nothing switches the checks off. */
const META =
  /^(?:(?:title=(?<quote>["']).*?\k<quote>|\{[\d,-]+\}|showLineNumbers(?:=\d+)?)(?: |$))*$/u;
const SUPPRESSION = /@ts-(?:nocheck|ignore|expect-error)\b/u;
const SCRIPT = /<script\b(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/giu;

/** The samples of some fences, and what is wrong with the fences themselves. */
export function samplesIn(fences: readonly Fence[]): {samples: Sample[]; problems: Problem[]} {
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  for (const fence of fences) {
    const {file, line, lang, meta, code} = fence;
    const extension = EXTENSIONS[lang];
    const report = (message: string): void => void problems.push({file, line, message});
    if (!META.test(meta)) report(`a fence takes title="…" only, not ${meta}`);
    if (SUPPRESSION.test(code)) report('a sample must not switch the check off');
    if (lang === 'html') {
      samples.push(...scriptsIn(fence));
    } else if (extension !== undefined) {
      samples.push({...sampleOf(extension, code), file, line: line + 1, code});
    } else if (!UNCHECKED.has(lang)) {
      report(`no check knows the language ${lang}`);
    }
  }
  return {samples, problems};
}

function sampleOf(
  extension: Sample['extension'],
  code: string,
): Pick<Sample, 'kind' | 'extension'> {
  if (extension === '.json') return {kind: 'json', extension};
  if (extension === '.cjs' || (extension === '.js' && COMMON_JS.test(code))) {
    return {kind: 'plugin', extension: '.cjs'};
  }
  return {kind: extension === '.js' ? 'page' : 'module', extension};
}

/** The inline scripts of an HTML sample; one with `src` has nothing to check. */
function scriptsIn({file, line, code: html}: Fence): Sample[] {
  return [...html.matchAll(SCRIPT)].flatMap(({index, groups}): Sample[] => {
    const {attributes = '', code = ''} = groups ?? {};
    if (/\bsrc=/u.test(attributes)) return [];
    const isModule = /\btype=["']?module/u.test(attributes);
    const before = html.slice(0, index + '<script'.length + attributes.length + '>'.length);
    const sample = {
      file,
      line: line + before.split('\n').length,
      code,
    };
    return [{kind: 'page', extension: isModule ? '.mjs' : '.js', ...sample}];
  });
}
