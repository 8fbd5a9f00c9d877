import {carryLines} from './carryLines';
import {folderOf, readState, Refusal, type Files, type Plan} from './manualFiles';

const PAGE = /^versioned_docs\/version-(?<version>[^/]+)\/(?<name>.+\.mdx?)$/u;

/** The versions from one to another, both among them, in the order of `versions`. */
function between(versions: readonly string[], range: string): readonly string[] {
  const [from = '', to = from] = range.split('..');
  const ends = [from, to].map((version) => versions.indexOf(version));
  if (ends.includes(-1)) {
    throw new Refusal([
      `"${range}" is no range of versions such as 5.0..7.2: ${versions.join(', ')}.`,
    ]);
  }
  return versions.slice(Math.min(...ends), Math.max(...ends) + 1);
}

const linesOf = (text: Buffer | undefined): string[] => (text?.toString() ?? '').split('\n');

/**
 * Carries the change of one page to other versions of the manual, where their text was the same.
 * @param page its file from the project's folder: `versioned_docs/version-8.0/faq.mdx`
 * @param former the page as it was before the change
 * @param range the versions that get it: `5.0..7.2`, or one
 * @throws Refusal when the page or a version is not known, or the page was not changed.
 */
export function planApply(
  files: Files,
  {page, former, range}: {readonly page: string; readonly former: string; readonly range: string},
): Plan {
  const {version = '', name = ''} = PAGE.exec(page)?.groups ?? {};
  const changed = files.get(page);
  if (changed === undefined || name === '') {
    throw new Refusal([`"${page}" is no page of a manual: versioned_docs/version-8.0/faq.mdx.`]);
  }
  if (changed.toString() === former) throw new Refusal([`${page} has not been changed.`]);
  const {versions} = readState(files);
  const after = new Map(files);
  const done: string[] = [];
  const next: string[] = [];
  for (const other of between(versions, range)) {
    const file = `${folderOf(other)}${name}`;
    const text = files.get(file);
    if (other === version) continue;
    if (text === undefined) {
      done.push(`${other} has no such page.`);
      continue;
    }
    const {lines, carried, left} = carryLines(former.split('\n'), linesOf(changed), linesOf(text));
    after.set(file, Buffer.from(lines.join('\n')));
    done.push(`${file}: ${carried} lines changed.`);
    if (left.length > 0) next.push(`${file}: look at lines ${left.join(', ')} of ${page}.`);
  }
  return {files: after, done, next: [...next, 'Read the changes: git diff', 'Run npm test.']};
}
