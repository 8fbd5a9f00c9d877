/**
 * Carries a change of one manual page to other versions, where their text is the same:
 * `npm run docs:apply -- versioned_docs/version-8.0/faq.mdx 5.0..7.2`. The change is what the page
 * has against the last commit, or against the one that `--since` names.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runPlan} from './lib/manuals/applyPlan';
import {Refusal} from './lib/manuals/manualFiles';
import {planApply} from './lib/manuals/planApply';

const ROOT = path.join(__dirname, '..');
const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {since: {type: 'string', default: 'HEAD'}},
});

/** The page as a commit has it. */
function formerText(page: string): string {
  try {
    return execFileSync('git', ['show', `${values.since}:${page}`], {cwd: ROOT, encoding: 'utf8'});
  } catch (error) {
    throw new Refusal([`${page} is not in ${values.since}.`, String(error)]);
  }
}

void runPlan(
  ROOT,
  (files) => {
    const [file, range, ...more] = positionals;
    if (file === undefined || range === undefined || more.length > 0) {
      throw new Refusal(['Usage: npm run docs:apply -- FILE 5.0..7.2 [--since COMMIT]']);
    }
    const page = path.relative(ROOT, path.resolve(file)).split(path.sep).join('/');
    return planApply(files, {page, former: formerText(page), range});
  },
  console,
).then((code) => {
  process.exitCode = code;
});
