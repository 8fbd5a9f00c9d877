/**
 * Lints every Japanese text a visitor reads: pages and news as Markdown, and the sentences that
 * Markdown linting does not see (front matter, tags, strings and JSX text in code).
 */
import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {createLinter, loadTextlintrc} from 'textlint';
import {descriptionsIn, sentencesIn, type Prose} from './lib/prose';

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['config', 'docs', 'news', 'plugins', 'src', 'versioned_docs'];

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(path.join(ROOT, folder), {recursive: true}).catch(() => []);
  return names.map((name) => path.join(folder, name));
}

function hiddenProse(file: string, source: string): Prose[] {
  if (/\.mdx?$/u.test(file)) return descriptionsIn(source, false);
  if (file.endsWith('tags.yml')) return descriptionsIn(source, true);
  return sentencesIn(file, source);
}

async function main(): Promise<void> {
  const linter = createLinter({
    descriptor: await loadTextlintrc({configFilePath: path.join(ROOT, '.textlintrc.json')}),
  });
  const files = (await Promise.all(FOLDERS.map(filesOf))).flat();
  let problems = 0;
  const report = (file: string, line: number, message: string): void => {
    problems += 1;
    console.log(`${file}:${line}: ${message.split('\n').join(' ')}`);
  };

  const pages = files.filter((file) => /\.mdx?$/u.test(file) && !/README\.md$/u.test(file));
  for (const {filePath, messages} of await linter.lintFiles(
    pages.map((file) => path.join(ROOT, file)),
  )) {
    const lines = readFileSync(filePath, 'utf8').split('\n');
    for (const {loc, message, ruleId} of messages) {
      // The MDX plugin hides JSX inside a line, and with it where the sentence ends.
      const hasJsx = /<[A-Z]/u.test(lines[loc.start.line - 1] ?? '');
      if (hasJsx && ruleId.endsWith('ja-no-mixed-period')) continue;
      report(path.relative(ROOT, filePath), loc.start.line, message);
    }
  }

  const others = files.filter(
    (file) => /(?:\.tsx?|tags\.yml)$/u.test(file) && !/\.test\.tsx?$/u.test(file),
  );
  for (const file of [...pages, ...others]) {
    const prose = hiddenProse(file, readFileSync(path.join(ROOT, file), 'utf8'));
    if (prose.length === 0) continue;
    const text = prose.map(({text: sentence}) => sentence).join('\n\n');
    const {messages} = await linter.lintText(text, 'extracted.md');
    for (const {loc, message, ruleId} of messages) {
      // Labels and texts around a link need not end in a full stop.
      if (ruleId.endsWith('ja-no-mixed-period')) continue;
      report(file, prose[Math.floor((loc.start.line - 1) / 2)]?.line ?? 0, message);
    }
  }
  console.log(`${pages.length + others.length} files read, ${problems} problems.`);
  process.exitCode = problems === 0 ? 0 : 1;
}

void main();
