import fc from 'fast-check';
import {inject, it} from 'vitest';

/**
 * Inputs for each border: a few in every run, the same ones each time; `FUZZ=3000` asks for so many
 * new ones, and holds each to `SLOWEST_MS` as well.
 */
const WANTED = inject('fuzz');
const RUNS = 12;
const SEED = 8;
/** Of the processor, for one input in a long run. */
const SLOWEST_MS = 2000;
const LONG_RUN_MS = 3_600_000;

/** A browser tells no such time, and its clock goes on while others have the processor. */
const processorMs = (): number =>
  typeof process === 'undefined' ? 0 : process.cpuUsage().user / 1000;

/** A border: whatever comes, `holds` must throw nothing. `samples` are tried first, each time. */
export function border<T>(
  name: string,
  inputs: fc.Arbitrary<T>,
  holds: (input: T) => void,
  samples: readonly T[] = [],
): void {
  const property = fc.property(inputs, (input) => {
    const started = processorMs();
    holds(input);
    const ms = processorMs() - started;
    if (WANTED > 0 && ms > SLOWEST_MS) throw new Error(`took ${ms.toFixed(0)} ms`);
    if (Object.keys(Object.prototype).length > 0) throw new Error('changed all objects');
  });
  it(name, {timeout: WANTED > 0 ? LONG_RUN_MS : 60_000}, () => {
    fc.assert(property, {
      examples: samples.map((sample) => [sample] as [T]),
      // What fails is told small; a large input takes long to make smaller.
      plugins: [fc.interruptAfterTimeLimit(LONG_RUN_MS)],
      ...(WANTED > 0
        ? {numRuns: WANTED + samples.length}
        : {seed: SEED, numRuns: RUNS + samples.length}),
    });
  });
}

/** What breaks readers: of addresses, JSON, CSS and HTML alike. */
const TOKENS = [
  ...'% %2 %00 %u0041 %ff & = + # ? / // \\ .. ../ :'.split(' '),
  ...'javascript: data:text/html, https://evil.example/ //evil.example'.split(' '),
  ...['\0', '\n', '\r\n', '\t', '\uFEFF', '\u2028', '\uD800', '\uDFFF', '\u202E', '\u200B'],
  ...'🏳️‍🌈 ㍿ ｱ " \' ` { } [ ] ( ) ; , @ ! * /* */ <!-- --> <![CDATA[ ]]>'.split(' '),
  ...'< > </ /> <b <svg <math <style> </style <script> </script>'.split(' '),
  ...['<img src=', ' onerror=', ' href=', ' style=', 'alt="', '@import ', '\\110000 '],
  ...'&lt; &# &#x0; &amp &#9999999; url( \\75rl( \\ \\0 image-set( expression('.split(' '),
  ...'__proto__ constructor prototype toString null NaN -0 1e999 -1'.split(' '),
  ...['9007199254740993', '0x10', 'true', '${x}', 'x'.repeat(50)],
];

const token = fc.constantFrom(...TOKENS);

/** Texts without any form: of all characters, of tokens, of one thing again and again. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({unit: 'binary', maxLength: 60}),
  fc.string({unit: 'grapheme', maxLength: 60}),
  fc
    .array(fc.oneof(token, fc.string({maxLength: 4})), {maxLength: 40})
    .map((parts) => parts.join('')),
  fc.tuple(token, fc.integer({min: 1, max: 4000}), token).map(([a, n, b]) => a.repeat(n) + b),
);

/** One step by which a valid input goes wrong; places are parts of its length, from 0 to 1. */
const slip = fc.record({
  at: fc.double({min: 0, max: 1, noNaN: true}),
  length: fc.nat(40),
  kind: fc.constantFrom('cut', 'put', 'again', 'end', 'flip'),
  text: fc.oneof(token, fc.string({unit: 'binary', maxLength: 6})),
  times: fc.oneof(fc.constant(1), fc.nat(200)),
});
type Slip = typeof slip extends fc.Arbitrary<infer S> ? S : never;

function slipped(text: string, {at, length, kind, text: added, times}: Slip): string {
  const start = Math.floor(at * text.length);
  const [before, part, after] = [
    text.slice(0, start),
    text.slice(start, start + length),
    text.slice(start + length),
  ];
  switch (kind) {
    case 'cut':
      return before + after;
    case 'put':
      return before + added.repeat(times) + part + after;
    case 'again':
      return before + part.repeat(times) + part + after;
    case 'end':
      return before;
    case 'flip':
      return before + String.fromCharCode(text.charCodeAt(start) ^ (1 << (length % 8))) + after;
  }
}

/** Valid texts with a few slips, and hostile ones. */
export const nearly = (samples: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({weight: 3, arbitrary: slips(samples)}, {weight: 1, arbitrary: hostileText});

const slips = (samples: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(slip, {maxLength: 5}))
    .map(([sample, all]) => all.reduce(slipped, sample));

/** The same for bytes. */
export const nearlyBytes = (samples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: slips(samples.map((bytes) => Buffer.from(bytes).toString('latin1'))).map((text) =>
        Uint8Array.from(Buffer.from(text, 'latin1')),
      ),
    },
    {weight: 1, arbitrary: fc.uint8Array({maxLength: 200})},
  );

/** Values that stand where others belong. */
const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, '', [], {}, [[]]),
  fc.double({noNaN: true, noDefaultInfinity: true}),
  fc.integer({min: 1, max: 500}).map((depth) => nested(depth)),
  fc.integer({min: 1, max: 3000}).map((length) => Array<string>(length).fill('x')),
  fc.jsonValue(),
);

/** Lists in lists. */
function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = [value];
  return value;
}

const change = fc.record({
  at: fc.double({min: 0, max: 1, noNaN: true}),
  kind: fc.constantFrom('replace', 'replace', 'delete', 'add', 'twice'),
  key: fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'length', '0'),
    hostileText,
  ),
  value: wrongValue,
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** An object or a list, and a key of it. */
type Place = readonly [holder: Record<string, unknown>, key: string];

/** The places in a value, as deep as readers look. */
function placesIn(value: unknown, depth = 8): Place[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const holder = value as Record<string, unknown>;
  const keys = Object.keys(holder).slice(0, 50);
  return keys.flatMap((key) => [[holder, key] as const, ...placesIn(holder[key], depth - 1)]);
}

function changed(value: unknown, {at, kind, key: added, value: given}: Change): unknown {
  // It is changed, too, by what follows, and would soon be inside of itself.
  const other: unknown = structuredClone(given);
  const places = placesIn(value);
  const [holder, key] = places[Math.floor(at * places.length)] ?? places.at(-1) ?? [];
  if (holder === undefined || key === undefined) return other;
  if (kind === 'delete') Reflect.deleteProperty(holder, key);
  else if (Array.isArray(holder) && kind !== 'replace') {
    const list: unknown[] = holder;
    list.push(...(kind === 'twice' ? list.slice(0, 20) : [other]));
  }
  // As JSON.parse does it: a key of its own, whatever it is called.
  else Object.defineProperty(holder, kind === 'replace' ? key : added, {value: other, ...FREE});
  return value;
}

const FREE = {enumerable: true, configurable: true, writable: true} as const;

/** Valid values of JSON with a few changes, and any others. */
export const nearlyValue = (samples: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...samples), fc.array(change, {maxLength: 4}))
        .map(([sample, all]) => all.reduce(changed, structuredClone(sample))),
    },
    {weight: 1, arbitrary: wrongValue},
  );

const MARK = 'deep';
/** Lists and objects in each other, deeper than `JSON.stringify` goes. */
const deep = fc
  .tuple(
    fc.constantFrom(['[', ']'] as const, ['{"options":', '}'] as const, ['{"x":', '}'] as const),
    fc.integer({min: 1, max: 60_000}),
  )
  .map(([[open, close], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`);

const deepJson = (samples: readonly unknown[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...samples), change, deep).map(([sample, one, inside]) => {
    const marked = changed(structuredClone(sample), {...one, value: MARK});
    return JSON.stringify(marked).replace(`"${MARK}"`, inside);
  });

/** Texts of JSON: of changed values, valid texts with slips, and bottomless ones. */
export const nearlyJson = (samples: readonly unknown[]): fc.Arbitrary<string> =>
  fc.oneof(
    {weight: 6, arbitrary: nearlyValue(samples).map((value) => JSON.stringify(value))},
    {weight: 2, arbitrary: nearly(samples.map((sample) => JSON.stringify(sample)))},
    {weight: 1, arbitrary: deepJson(samples)},
  );
