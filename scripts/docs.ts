/**
 * Changes the manuals, wholly or not at all, and says what comes next:
 * `npm run docs:next` copies the newest manual into docs/, where work on the next version starts,
 * `npm run docs:cut -- 8.1` publishes docs/ as that version,
 * `npm run docs:retire -- 5.0` takes an old version out of the site, and
 * `npm run docs:apply -- versioned_docs/version-8.0/faq.mdx 5.0..7.2` carries a change of one page to
 * other versions, where their text is the same. The change is what the page has against the last
 * commit, or against the one that `--since` names.
 */
import './lib/requireNode';
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runPlan} from './lib/manuals/applyPlan';
import {Refusal, type Files, type Plan} from './lib/manuals/manualFiles';
import {planApply} from './lib/manuals/planApply';
import {planCut} from './lib/manuals/planCut';
import {planNext} from './lib/manuals/planNext';
import {planRetire} from './lib/manuals/planRetire';

const ROOT = path.join(__dirname, '..');

/** The page as a commit has it. */
function formerText(page: string, commit: string): string {
  try {
    return execFileSync('git', ['show', `${commit}:${page}`], {cwd: ROOT, encoding: 'utf8'});
  } catch (error) {
    throw new Refusal([`${page} is not in ${commit}.`, String(error)]);
  }
}

function applyChange(
  files: Files,
  [file = '', range = '']: readonly string[],
  since: string,
): Plan {
  const page = path.relative(ROOT, path.resolve(file)).split(path.sep).join('/');
  return planApply(files, {page, former: formerText(page, since), range});
}

interface Work {
  /** What the command takes, as its usage names it. */
  readonly takes: readonly string[];
  readonly options?: string;
  readonly plan: (files: Files, given: readonly string[], since: string) => Plan;
}

const WORKS: Readonly<Record<string, Work>> = {
  next: {takes: [], plan: planNext},
  cut: {takes: ['<major.minor>'], plan: (files, [version = '']) => planCut(files, version)},
  retire: {takes: ['<major.minor>'], plan: (files, [version = '']) => planRetire(files, version)},
  apply: {takes: ['FILE', '5.0..7.2'], options: '[--since COMMIT]', plan: applyChange},
};

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {since: {type: 'string'}},
  });
  const [name = '', ...given] = positionals;
  const work = WORKS[name];
  if (work === undefined) throw new Error(`One of ${Object.keys(WORKS).join(', ')}, not "${name}"`);
  const {takes, options = '', plan} = work;
  const makePlan = (files: Files): Plan => {
    if (given.length !== takes.length || (values.since !== undefined && options === '')) {
      const usage = [`npm run docs:${name}`, takes.length > 0 ? '--' : '', ...takes, options];
      throw new Refusal([`Usage: ${usage.filter(Boolean).join(' ')}`]);
    }
    return plan(files, given, values.since ?? 'HEAD');
  };
  process.exitCode = await runPlan(ROOT, makePlan, console);
}

void main();
