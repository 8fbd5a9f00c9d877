import {afterEach, expect, it} from 'vitest';
import {createPatternTrial} from './patternTrial.browser';

let trial = createPatternTrial();
afterEach(() => {
  trial.close();
  trial = createPatternTrial();
});

/** Written to take the page with them; of the first, one test takes minutes. */
const EVIL = [
  `/(?:${Array<string>(60).fill('a').join('|')})*$/`,
  '/[QWER]x|^(?:t+)+$/',
  '/^(a+)+$/',
  '/^(a|aa)+$/',
  '/(x+x+)+y/',
  String.raw`/^(\d+)*$/`,
  '/(わ|わわ)*草$/',
  '/^(?:拍手|拍手)*$/',
  '/^(?:ab|ab)+$/',
];
const ORDINARY = [
  ...['/[8８]{3,}/', '/^草$/', '/[wｗ]{3,}$/', '/おめでとう|おめ|祝/', '/(?:パチ){2,}/'],
  ...[String.raw`/\bgg\b/`, '/[!！]{3,}/', '/^(こん|ばん)(にちは|わ)/', '/a.*b/', '8888', '/(/'],
];

it('names the expressions that take too long, and no others, while the page goes on', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 50);
  expect(await trial.slowOf([...ORDINARY, ...EVIL])).toEqual(new Set(EVIL));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
}, 30_000);

it('finds the expressions that fit a text, and runs no slow one twice', async () => {
  const [hostile = ''] = EVIL;
  const lines = [hostile, ...ORDINARY];
  expect(await trial.fittingOf(lines, 'gg 888')).toEqual(
    new Set(['/[8８]{3,}/', String.raw`/\bgg\b/`]),
  );
  expect(await trial.fittingOf([hostile, '/a.*b/'], 'a to b')).toEqual(new Set(['/a.*b/']));
});
