/**
 * Takes an old version of the manual out of the site: `npm run docs:retire -- 5.0`.
 */
import path from 'node:path';
import {runPlan} from './lib/manuals/applyPlan';
import {Refusal} from './lib/manuals/manualFiles';
import {planRetire} from './lib/manuals/planRetire';

const [version, ...more] = process.argv.slice(2);

void runPlan(
  path.join(__dirname, '..'),
  (files) => {
    if (version === undefined || more.length > 0) {
      throw new Refusal(['Usage: npm run docs:retire -- <major.minor>']);
    }
    return planRetire(files, version);
  },
  console,
).then((code) => {
  process.exitCode = code;
});
