/**
 * What the mic checker measures, beside the requirements of the EBU and beside FFmpeg, and what it
 * costs: `npm run bench -- mic`. Times depend on the machine and on what else it does; a value that
 * misses its tolerance fails.
 */
import {cpus, loadavg} from 'node:os';
import {isMet, runConformance} from '@komebiyori/mic-meter/testing/conformance';
import {comparedSignals, ebuR128} from '@komebiyori/mic-meter/testing/ffmpeg';
import {measure} from '@komebiyori/mic-meter/testing/loudnessRun';
import {
  speechLike,
  stereo,
  tone,
  whiteNoise,
  type Signal,
} from '@komebiyori/mic-meter/testing/signals';
import {timeMeasuring, timeQuanta} from '@komebiyori/mic-meter/testing/speed';
import {markdownSection, percentile} from '../lib/benchTable';
import {mulberry32} from '@komebiyori/lib/mulberry32';

const RATES = [48_000, 44_100];
/** Milliseconds for a minute of 48 kHz stereo. */
const GOAL = 250;
const RUNS = 5;

function printConformance(): boolean {
  const tables = RATES.map(runConformance);
  const [first = []] = tables;
  console.log(
    markdownSection({
      title: 'Requirements of EBU Tech 3341 and 3342',
      note: 'Signals made from their definitions. Of cases with several values the worst is shown; of live cases (#11, #14) as if every tone had -23.',
      head: ['case', 'target', 'tolerance', ...RATES.map((rate) => `${rate} Hz`), ''],
      rows: first.map(({name, unit, target, tolerance: [below, above]}, index) => [
        name,
        `${target.toFixed(1)} ${unit}`,
        below === above ? `±${above}` : `+${above}/-${below}`,
        ...tables.map((rows) => rows[index]?.measured.toFixed(3) ?? ''),
        tables.every((rows) => rows[index] !== undefined && isMet(rows[index])) ? 'met' : 'MISSED',
      ]),
    }),
  );
  return tables.flat().every(isMet);
}

function printComparison(): void {
  const rows = RATES.flatMap((rate) =>
    Object.entries(comparedSignals(rate)).map(([name, signal]) => {
      const {loudness, channels} = measure(signal, rate);
      const theirs = ebuR128(signal, rate);
      const truePeak = Math.max(...channels.map((channel) => channel.truePeak));
      const pair = (our: number, their: number): string =>
        `${our.toFixed(2)} / ${their.toFixed(1)}`;
      return [
        name,
        `${rate} Hz`,
        pair(loudness.integrated, theirs.integrated),
        pair(loudness.range, theirs.range),
        pair(truePeak, theirs.truePeak),
      ];
    }),
  );
  console.log(
    markdownSection({
      title: 'Beside FFmpeg',
      note: '`ffmpeg -af ebur128=peak=true` on the same samples: ours / FFmpeg.',
      head: ['signal', 'rate', 'I (LUFS)', 'LRA (LU)', 'true peak (dBTP)'],
      rows,
    }),
  );
}

/** A minute of stereo each; what a true peak costs depends on the signal. */
function minutes(rate: number): Readonly<Record<string, Signal>> {
  const speech = speechLike(60, rate, 3);
  const random = mulberry32(5);
  return {
    speech: [speech, speech.map((sample) => sample + 0.001 * random())],
    'white noise': [whiteNoise(-20, 60 * rate, 1), whiteNoise(-20, 60 * rate, 2)],
    'steady sine': stereo(tone([[-6, 60]], rate)),
    silence: [new Float32Array(60 * rate), new Float32Array(60 * rate)],
  };
}

function printSpeed(): void {
  const rate = 48_000;
  // What the process computed: other tasks of a busy machine do not count.
  const cpu = (): number => {
    const {user, system} = process.cpuUsage();
    return (user + system) / 1000;
  };
  const quantum = (128 / rate) * 1000;
  const share = (ms: number): string => `${((100 * ms) / quantum).toFixed(1)} %`;
  const rows = Object.entries(minutes(rate)).map(([name, signal]) => {
    const ms = Math.min(...Array.from({length: RUNS}, () => timeMeasuring(signal, rate, cpu)));
    const begun = cpu();
    const quanta = timeQuanta(signal, rate, () => performance.now());
    const mean = (cpu() - begun) / quanta.length;
    return [
      name,
      `${ms.toFixed(0)} ms`,
      `${(60_000 / ms).toFixed(0)} times`,
      ms <= GOAL ? 'met' : 'goal missed',
      share(mean),
      share(percentile(quanta, 0.99)),
    ];
  });
  console.log(
    markdownSection({
      title: 'Speed',
      note: `A minute of 48 kHz stereo with 20 readings a second, CPU time, least of ${RUNS}, goal ${GOAL} ms; and what the worklet uses of a render quantum (128 frames, ${quantum.toFixed(2)} ms) while a step is measured, posting included (the 99th percentile by the clock: a busy machine shows). ${cpus().length} cores with ${(loadavg()[0] ?? 0).toFixed(1)} running tasks in the last minute, Node ${process.version}.`,
      head: ['signal', 'a minute', 'real time', '', 'quantum, mean', 'quantum, p99'],
      rows,
    }),
  );
}

const isConform = printConformance();
printComparison();
printSpeed();
if (!isConform) process.exitCode = 1;
