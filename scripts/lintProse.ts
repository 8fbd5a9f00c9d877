/**
 * Lints every Japanese text a visitor reads: pages and news as Markdown, with the marks that readers
 * would see as they are written (`lib/marks.ts`), and the sentences that
 * Markdown linting does not see (front matter, tags, data, strings and JSX text in code). A section that
 * stands in several manuals is read once. With file names: only those.
 */
import './lib/requireNode';
import {existsSync, readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createLinter, loadTextlintrc} from 'textlint';
import {sectionsOf} from '../plugins/lib/readBlocks';
import {marksIn} from './lib/marks';
import {descriptionsIn, textsIn, type Prose} from './lib/prose';

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['config', 'data', 'docs', 'news', 'packages', 'plugins', 'src', 'versioned_docs'];

/** The name under which texts out of code are linted. */
const EXTRACTED = 'extracted.md';

/** What textlint says of a text: the line within it, the words, and whose they are. */
interface Finding {
  readonly line: number;
  readonly message: string;
  readonly ruleId: string;
}
type Lint = (text: string, name: string) => Promise<readonly Finding[]>;

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(path.join(ROOT, folder), {recursive: true}).catch(() => []);
  return names.map((name) => path.join(folder, name));
}

async function createLint(): Promise<Lint> {
  // Unless it is told, the tokenizer looks for its dictionary anew with each sentence.
  const tokenizer = createRequire(require.resolve('kuromojin')).resolve('kuromoji/package.json');
  process.env['KUROMOJIN_DIC_PATH'] ??= path.join(path.dirname(tokenizer), 'dict');
  const linter = createLinter({
    descriptor: await loadTextlintrc({configFilePath: path.join(ROOT, '.textlintrc.json')}),
  });
  const known = new Map<string, Promise<readonly Finding[]>>();
  const lint: Lint = async (text, name) => {
    const {messages} = await linter.lintText(text, name);
    const marks = name === EXTRACTED ? [] : marksIn(text, name);
    return [
      ...marks.map((mark) => ({...mark, ruleId: 'marks'})),
      ...messages
        // What is no MDX `marksIn` tells with its place.
        .filter(({message}) => !message.startsWith('Failed to parse text by plugin'))
        .map(({loc, message, ruleId}) => ({line: loc.start.line, message, ruleId})),
    ];
  };
  return (text, name) => {
    const key = `${path.extname(name)} ${text}`;
    const findings = known.get(key) ?? lint(text, name);
    known.set(key, findings);
    return findings;
  };
}

/** The findings in a page's Markdown, by its lines. */
async function lintPage(lint: Lint, source: string, name: string): Promise<Finding[]> {
  const lines = source.split('\n');
  let above = 0;
  const found: Finding[] = [];
  for (const section of sectionsOf(source)) {
    for (const finding of await lint(section, name)) {
      const line = finding.line + above;
      // The MDX plugin hides JSX inside a line, and with it where the sentence ends.
      const hasJsx = /<[A-Z]/u.test(lines[line - 1] ?? '');
      if (!hasJsx || !finding.ruleId.endsWith('ja-no-mixed-period')) found.push({...finding, line});
    }
    above += section.split('\n').length;
  }
  return found;
}

/** Texts of their own, with an empty line between; findings by the line in the file. */
async function lintEach(lint: Lint, texts: readonly Prose[]): Promise<Finding[]> {
  if (texts.length === 0) return [];
  const found = await lint(texts.map(({text}) => text).join('\n\n'), EXTRACTED);
  // Labels and texts around a link need not end in a full stop.
  return found
    .filter(({ruleId}) => !ruleId.endsWith('ja-no-mixed-period'))
    .map((finding) => ({...finding, line: texts[Math.floor((finding.line - 1) / 2)]?.line ?? 0}));
}

/** The findings in what Markdown linting does not see. */
async function lintHidden(lint: Lint, source: string, file: string): Promise<Finding[]> {
  if (/\.mdx?$/u.test(file)) return lintEach(lint, descriptionsIn(source, false));
  if (file.endsWith('tags.yml')) return lintEach(lint, descriptionsIn(source, true));
  const {sentences, labels} = textsIn(file, source);
  const isPackage = file.startsWith('packages/');
  // Of a label only the words count: it has no grammar. JSON has search words besides.
  const wordsOnly = [...(file.endsWith('.json') ? [] : labels), ...(isPackage ? sentences : [])];
  const words = (await lintEach(lint, wordsOnly)).filter(({ruleId}) => ruleId.endsWith('prh'));
  return [...(isPackage ? [] : await lintEach(lint, sentences)), ...words];
}

const isPage = (file: string): boolean => /\.mdx?$/u.test(file) && !file.endsWith('README.md');
/** Words that viewers write and people search for, as they do. */
const THEIRS =
  /^(?:packages\/(?:search|simulator\/scenario\/texts)|src\/features\/commentMap\/places)\//u;
const isOther = (file: string): boolean =>
  !THEIRS.test(file) &&
  /(?:\.tsx?|tags\.yml|^data\/[\w-]+\.json)$/u.test(file) &&
  !/\.test\.tsx?$/u.test(file);

async function main(names: readonly string[]): Promise<void> {
  const asked = names.map((name) => path.relative(ROOT, path.resolve(name)));
  const missing = asked.filter((file) => !existsSync(path.join(ROOT, file)));
  if (missing.length > 0) {
    console.error(`There is no file ${missing.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const all = (await Promise.all(FOLDERS.map(filesOf))).flat();
  const files = (asked.length === 0 ? all : all.filter((file) => asked.includes(file))).filter(
    (file) => isPage(file) || isOther(file),
  );
  const lint = await createLint();
  let problems = 0;
  for (const file of files) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const found = [
      ...(isPage(file) ? await lintPage(lint, source, file) : []),
      ...(await lintHidden(lint, source, file)),
    ];
    problems += found.length;
    for (const {line, message} of found) {
      console.log(`${file}:${line}: ${message.split('\n').join(' ')}`);
    }
  }
  console.log(`${files.length} files read, ${problems} problems.`);
  process.exitCode = problems === 0 ? 0 : 1;
}

void main(process.argv.slice(2));
