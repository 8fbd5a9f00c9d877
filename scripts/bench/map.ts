/**
 * What the comment map costs: `npm run bench -- map`. From the text of the socket to the count, with the
 * simulated app's comments and with answers as viewers write them. Times depend on the machine; a run
 * of 10,000 comments over one second fails.
 */
import {createScenario} from '@komebiyori/simulator/scenario';
import {PREFECTURES} from '../../src/features/commentMap/places/prefectures';
import {MapSession} from '../../src/features/commentMap/session/mapSession';
import {DEFAULT_SETTINGS} from '../../src/features/commentMap/settings/settings';
import {readMessage} from '@komebiyori/app-link/messages';
import {markdownSection, median} from '../lib/benchTable';

const COMMENTS = 10_000;
/** Milliseconds for all of them. */
const GOAL = 1000;
const RUNS = 5;

const WAYS: readonly ((name: string) => string)[] = [
  (name) => `${name}から見てます！`,
  (name) => name,
  (name) => `今日は${name}の天気がいいですね、東京はどうですか？`,
  (name) => `はじめまして、${name}です。よろしくお願いします`,
];

/** Texts of the socket, one comment each. */
function texts(answers: boolean): readonly string[] {
  const scenario = createScenario({seed: 1, startAt: 0});
  return Array.from({length: COMMENTS}, (_, i) => {
    const {message} = scenario.make('ordinary');
    if (!answers || message.type !== 'comments') return JSON.stringify(message);
    const name = PREFECTURES[i % PREFECTURES.length]?.name ?? '';
    const comment = WAYS[i % WAYS.length]?.(name) ?? '';
    const comments = message.data.comments.map((one) => ({
      ...one,
      data: {...one.data, userId: `u${i % 3000}`, comment},
    }));
    return JSON.stringify({type: 'comments', data: {comments}});
  });
}

/** Milliseconds from the first text to the last count, each comment by itself. */
function run(messages: readonly string[]): number {
  const session = new MapSession(DEFAULT_SETTINGS, () => 0, 'bench');
  const start = performance.now();
  for (const text of messages) {
    const message = readMessage(text);
    if (message !== undefined) session.receive(message);
  }
  return performance.now() - start;
}

const cases = [
  ['ordinary comments', texts(false)],
  ['answers and traps', texts(true)],
] as const;
const rows = cases.map(([name, messages]) => {
  const times = Array.from({length: RUNS}, () => run(messages));
  return {name, time: median(times)};
});
console.log(
  markdownSection({
    title: `${COMMENTS.toLocaleString('en')} comments, one by one`,
    note: `Parsed, judged, counted and published; median of ${RUNS} runs, goal ${GOAL} ms.`,
    head: ['comments', 'ms'],
    rows: rows.map(({name, time}) => [name, time.toFixed(0)]),
  }),
);
if (rows.some(({time}) => time > GOAL)) process.exitCode = 1;
