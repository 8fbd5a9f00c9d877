/**
 * Starts work on the next version of the manual: `npm run docs:next` copies the newest one into docs/.
 */
import path from 'node:path';
import {runPlan} from './lib/manuals/applyPlan';
import {Refusal} from './lib/manuals/manualFiles';
import {planNext} from './lib/manuals/planNext';

const [unknown, ...more] = process.argv.slice(2);

void runPlan(
  path.join(__dirname, '..'),
  (files) => {
    if (unknown !== undefined || more.length > 0) throw new Refusal(['Usage: npm run docs:next']);
    return planNext(files);
  },
  console,
).then((code) => {
  process.exitCode = code;
});
