import {mulberry32} from '@komebiyori/lib/mulberry32';
import {expect, it} from 'vitest';
import type {Answer, MarkedText} from './answer';
import type {IndexPage} from './index/indexFile';
import {buildIndex} from './index/searchIndex';
import {EVERY_PAGE, searchCounting} from './search';

/** 2,000 queries with every test run; SEARCH_FUZZ=20000 for more. */
const COUNT = Number(process.env['SEARCH_FUZZ'] ?? 2000);
/** Characters and words that one query may look at, for each character of the index. */
const MAX_STEPS_PER_CHARACTER = 8;
/** Only so that the runner's own limit, which is meant for quick tests, does not end it. */
const TIMEOUT = 1_200_000;
const KINDS = ['no-term', 'unknown-field', 'field-slash', 'edit-distance', 'boost', 'order'];

const WORDS =
  'コメント 読み上げ 設定 表示されない インストール obs WordParty app.config[0] 🎉 ゔぁ ㍑ ｶﾞ'.split(
    ' ',
  );
const ATOMS = [
  ...WORDS,
  ...'+-:~^*\\"\'<>&()[]{}|/.,?!#@$%=`_ \u3000\n\t\0\u200b\u202e\ud800\udc00が゛́ーｰ〜～＋－：＊'.split(
    '',
  ),
  ...[
    'title:',
    'heading:',
    '~1',
    '^3',
    '~99999999999',
    '^0',
    '***',
    '<img src=x onerror=alert(1)>',
  ],
  ...[
    'a/b:',
    '作者:',
    '~x',
    '^高',
    '+-',
    '\\*',
    'http://a.b:1/~c',
    'C:\\d',
    '(^o^)',
    'w'.repeat(40),
  ],
  ...[
    'w*'.repeat(30),
    'word~4 werd~3 ward~2',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'ない',
    'ません',
    'どうすれば',
  ],
  ...['あ'.repeat(300), 'a*'.repeat(90), '-a'.repeat(90), '\u0301'.repeat(200), 'ー'.repeat(200)],
];

const next = mulberry32(8);
const pick = (): string => ATOMS[Math.floor(next() * ATOMS.length)] ?? '';
const several = (most: number): string =>
  Array.from({length: 1 + Math.floor(next() * most)}, pick).join(next() < 0.5 ? '' : ' ');

const pages = Array.from({length: 40}, (_, at): IndexPage => ({
  url: `/${at}`,
  title: several(2),
  breadcrumb: [],
  description: several(4),
  keywords: [several(1), several(1)],
  sections: Array.from({length: 4}, () => ({heading: several(2), content: several(12)})),
}));
const index = buildIndex([{root: '', pages}]);
const characters = index.texts.reduce((sum, {folded}) => sum + folded.length, 0);

/** What is wrong with the answer to a query; empty when nothing is. */
function faultsOf(query: string): string[] {
  const matcher = {index, steps: 0};
  const search = (one: string): Answer => searchCounting(matcher, one, {limit: 8, ...EVERY_PAGE});
  const {hits, total, error} = search(query);
  const {steps} = matcher;
  const shown = hits
    .flatMap(({title, section, snippet}) => [title, section, snippet])
    .filter((text) => text !== undefined);
  const areMarksWrong = ({text, marks}: MarkedText): boolean => {
    const flat = marks.flat();
    return flat.some((at, place) => at < (flat[place - 1] ?? 0) || at > text.length);
  };
  const checks = {
    steps: steps > MAX_STEPS_PER_CHARACTER * characters,
    hits: hits.length !== Math.min(8, total),
    marks: shown.some(areMarksWrong),
    'error and hits': error !== undefined && total > 0,
    'error of its own': error !== undefined && !KINDS.includes(error.kind),
    place: error !== undefined && (error.start > error.end || error.end > query.length),
    'dead end': error !== undefined && search(error.escaped).error !== undefined,
  };
  return Object.entries(checks).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}

it(
  `answers ${COUNT} random and hostile queries, or says what is wrong, in few steps`,
  () => {
    const queries = Array.from({length: COUNT}, () => several(8));
    const faults = queries.map((query) => ({query, faults: faultsOf(query)}));
    expect(faults.filter((one) => one.faults.length > 0)).toEqual([]);
  },
  TIMEOUT,
);
