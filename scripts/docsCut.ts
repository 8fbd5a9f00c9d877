/**
 * Publishes docs/ as a version of the manual: `npm run docs:cut -- 8.1`.
 */
import path from 'node:path';
import {runPlan} from './lib/manuals/applyPlan';
import {Refusal} from './lib/manuals/manualFiles';
import {planCut} from './lib/manuals/planCut';

const [version, ...more] = process.argv.slice(2);

void runPlan(
  path.join(__dirname, '..'),
  (files) => {
    if (version === undefined || more.length > 0) {
      throw new Refusal(['Usage: npm run docs:cut -- <major.minor>']);
    }
    return planCut(files, version);
  },
  console,
).then((code) => {
  process.exitCode = code;
});
