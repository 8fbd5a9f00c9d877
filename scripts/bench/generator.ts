/**
 * Measures the editor of templates in the built site: `npm run build`, then
 * `npm run bench -- generator`. Times depend on the machine and on what else it does.
 */
import {cpus, loadavg} from 'node:os';
import path from 'node:path';
import {BUDGETS} from '../../config/budgets';
import {kilobytes, markdownSection, median, percentile} from '../lib/benchTable';
import {measureEditor} from '../lib/generator/measure';

/** ms; a change is felt as immediate. */
const CHANGE_P95 = 50;

async function main(): Promise<void> {
  const {scriptBytes, ready, changes, exports} = await measureEditor(
    path.join(__dirname, '..', '..', 'build'),
  );
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  const script = BUDGETS.templateEditor.script.goal;
  const p95 = percentile(changes, 0.95);
  console.log(
    markdownSection({
      title: 'Editor of templates',
      note: `${cpus().length} cores with ${(loadavg()[1] ?? 0).toFixed(1)} running tasks in the last five minutes, Node ${process.version}, headless Chromium with software rendering. ${changes.length} changes, ${exports.length} exports.`,
      head: ['what', 'measured', 'goal', ''],
      rows: [
        ['option changed to preview painted, p50', ms(median(changes)), '', ''],
        [
          'option changed to preview painted, p95',
          ms(p95),
          ms(CHANGE_P95),
          verdict(p95, CHANGE_P95),
        ],
        [
          'scripts of the first visit, gzip',
          `${kilobytes(scriptBytes)} kB`,
          `${kilobytes(script)} kB`,
          verdict(scriptBytes, script),
        ],
        ['first movement to first comment shown', ms(ready), '', ''],
        ['zip, median', ms(median(exports)), '', ''],
      ],
    }),
  );
}

const verdict = (measured: number, goal: number): string =>
  measured <= goal ? 'met' : 'goal missed';

void main();
