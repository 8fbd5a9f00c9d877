import blns from 'big-list-of-naughty-strings';

const INJECTIONS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><script>alert(1)</script>",
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">設定</a>',
  'javascript:alert(1)//',
  '<mark>設定</mark>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<style>*{display:none}</style>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '`${alert(1)}`',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '設定" onmouseover="alert(1)',
  "設定' autofocus onfocus='alert(1)",
  '__proto__[x]=1',
  'constructor',
  '"]}};alert(1);//',
];

/** What the query language gives a meaning to, and what looks like it. */
const OPERATORS =
  '+ - : ~ ^ * \\ + -  +- -+ :: ~~ ^^ ** title: heading: keywords: content: body: ~1 ~2 ~99999999999 ~-1 ~1.5 ^0 ^3 ^-1 ^1e9 ＋ － ： ＊ 〜 ～ / " ( ) AND OR NOT'.split(
    ' ',
  );

/** Long runs and nests over which careless patterns and loops grow faster than the text. */
const BOMBS: readonly ((length: number) => string)[] = [
  (length) => 'a'.repeat(length) + '!',
  (length) => 'あ'.repeat(length),
  (length) => 'ー'.repeat(length),
  (length) => '゛'.repeat(length),
  (length) => 'か' + '\u3099'.repeat(length),
  (length) => 'e' + '\u0301'.repeat(length),
  (length) => ' '.repeat(length) + 'x',
  (length) => '('.repeat(length) + ')'.repeat(length),
  (length) => '*'.repeat(length),
  (length) => 'a*'.repeat(length),
  (length) => '*あ*い'.repeat(length),
  (length) => '-a'.repeat(length),
  (length) => '+設定 '.repeat(length),
  (length) => 'コメント~9 '.repeat(length),
  (length) => 'title:*ん* '.repeat(length),
  (length) => '\\'.repeat(length),
  (length) => 'aA1_'.repeat(length),
  (length) => 'ない'.repeat(length),
  (length) => 'のにをはがでと'.repeat(length),
  (length) => '👨‍👩‍👧‍👦'.repeat(length),
  (length) => '\ud83d'.repeat(length),
  (length) => '\u202e'.repeat(length) + 'obs',
  (length) => 'ﷺ'.repeat(length),
  (length) => Array.from({length}, (_, at) => String.fromCharCode(0x4e00 + at)).join(''),
  (length) => Array.from({length}, (_, at) => String.fromCharCode(0x3042 + (at % 80))).join(' '),
];

/** Where random characters are taken from, as [first, last] UTF-16 units. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x20, 0x7e],
  [0x80, 0x24f],
  [0x300, 0x36f],
  [0x590, 0x6ff],
  [0x2000, 0x206f],
  [0x3000, 0x30ff],
  [0x4e00, 0x9fff],
  [0xd800, 0xdfff],
  [0xe000, 0xf8ff],
  [0xfe00, 0xffff],
  [0x00, 0xffff],
];

const SINGLES = ['\0', '\u200d', '\u200f', '\u202e', '\ufeff', '\ufffd', '\ud800', '\udc00', '🎉'];
const MAX_BOMB = 400;

/** The queries that are made for what shows them: markup, links and code of every kind. */
export function injectionQueries(count: number, next: () => number): string[] {
  const hostile = blns.filter((text) => /[<>{}]|javascript:|on\w+=/iu.test(text));
  const all = [...INJECTIONS, ...hostile];
  const around = ['', '設定 ', 'title:', '+', '-', 'コメント~1 ', '"'];
  return Array.from({length: count}, (_, at) => {
    if (at < INJECTIONS.length) return INJECTIONS[at] ?? '';
    return pick(around, next) + pick(all, next) + pick(['', ' 設定', '*', '~1', '^2'], next);
  });
}

/**
 * Random and hostile queries of every kind in turn: naughty strings, injections, characters from
 * all over Unicode (lone surrogates too), operators, long runs, and real queries gone wrong.
 * @param real queries that readers type
 */
export function hostileQueries(
  count: number,
  next: () => number,
  real: readonly string[],
): string[] {
  const words = [...real, 'obs', 'WordParty', 'コメント', '設定', '表示されない'];
  const several = (from: readonly string[], most: number): string =>
    Array.from({length: between(1, most, next)}, () => pick(from, next)).join(
      pick(['', ' ', '　', '-'], next),
    );
  const makers = [
    () => pick(blns, next),
    () => injectionQueries(60, next)[between(0, 59, next)] ?? '',
    () => randomUnits(between(1, 60, next), next),
    () => several([...OPERATORS, ...words], 12),
    () => bomb(next),
    () => mutated(pick(words, next), next),
    () => several([...blns, ...OPERATORS, ...INJECTIONS, ...SINGLES, ...words], 6),
    () =>
      pick(words, next)
        .split('')
        .join(pick([...SINGLES, ...OPERATORS], next)),
    () => several([...words, ...SINGLES], 40),
  ];
  return Array.from({length: count}, (_, at) => makers[at % makers.length]?.() ?? '');
}

function bomb(next: () => number): string {
  const make = pick(BOMBS, next);
  // Now and then as long as a pasted chapter.
  return make(next() < 0.02 ? 20_000 : between(1, MAX_BOMB, next));
}

function randomUnits(length: number, next: () => number): string {
  const [first, last] = pick(RANGES, next);
  return Array.from({length}, () => String.fromCharCode(between(first, last, next))).join('');
}

/** A query with a few units dropped, doubled, swapped or replaced. */
function mutated(query: string, next: () => number): string {
  const units = query.split('');
  for (let count = between(1, 4, next); count > 0; count -= 1) {
    const at = between(0, Math.max(0, units.length - 1), next);
    const unit = units[at] ?? '';
    const other = next() < 0.5 ? pick([...SINGLES, ...OPERATORS], next) : randomUnits(1, next);
    units.splice(at, 1, ...pick([[], [unit, unit], [other], [unit, other]], next));
  }
  return units.join('');
}

function between(least: number, most: number, next: () => number): number {
  return least + Math.floor(next() * (most - least + 1));
}

function pick<Value>(values: readonly Value[], next: () => number): Value {
  const value = values[Math.floor(next() * values.length)];
  if (value === undefined) throw new RangeError('Nothing to pick from');
  return value;
}
