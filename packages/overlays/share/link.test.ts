import {deflateSync, strToU8} from 'fflate';
import {expect, it} from 'vitest';
import {newDesign, setText} from '../model/design';
import {randomDesign} from '../testing/random';
import {mulberry32, pick} from '@komebiyori/lib/mulberry32';
import {fromBase64Url, toBase64Url} from './base64url';
import {readJson, toJsonFile} from './json';
import {decodeLink, encodeLink, sayLinkProblem} from './link';

const linkOf = (text: string) => `#s=1.${toBase64Url(deflateSync(strToU8(text)))}`;

it('reads every design that it writes', () => {
  const random = mulberry32(7);
  for (let round = 0; round < 300; round += 1) {
    const design = randomDesign(random);
    const {hash, fits} = encodeLink(design);
    expect(decodeLink(`#${hash}`)).toEqual({design, warnings: []});
    expect(readJson(toJsonFile(design))).toEqual({design, warnings: []});
    expect(fits).toBe(hash.length <= 6000);
    expect(hash).toMatch(/^s=1\.[\w-]+$/u);
  }
});

it('is short for what people change', () => {
  expect(encodeLink(newDesign('basic', '8_0')).hash.length).toBeLessThan(100);
  const long = setText(newDesign('basic', '8_0'), 'customCss', unlike(9000));
  expect(encodeLink(long).fits).toBe(false);
});

/** Letters that do not deflate well. */
function unlike(length: number): string {
  const random = mulberry32(3);
  return Array.from({length}, () => String.fromCodePoint(0x3041 + Math.floor(random() * 80))).join(
    '',
  );
}

it.each([
  ['', 'missing'],
  ['#x=1', 'missing'],
  ['#s=2.abc', 'unknown-form'],
  ['#s=1.', 'garbled'],
  ['#s=1.あ', 'garbled'],
  ['#s=1.AAAAA', 'garbled'],
  [linkOf('not json'), 'garbled'],
  [linkOf('[]'), 'garbled'],
  [`#s=1.${'A'.repeat(8000)}`, 'too-long'],
  // Nothing but zeros: 300 bytes that become 300 kB.
  [linkOf(' '.repeat(300_000)), 'too-long'],
])('refuses %.20s', (hash, problem) => {
  const read = decodeLink(hash, '6_0');
  expect(read.problem).toBe(problem);
  expect(read.design).toEqual(newDesign('basic', '6_0'));
  expect(sayLinkProblem(read.problem ?? 'missing')).toMatch(/。$/u);
});

it('never throws on 10,000 hostile texts', () => {
  const random = mulberry32(11);
  const good = encodeLink(randomDesign(random)).hash;
  const json =
    '{"schema":1,"app":"8_0","template":"basic","opts":{"__proto__":[1],"body.size":1e999}}';
  const makers = [
    () => mangled(random, good),
    () => linkOf(mangled(random, json)),
    () => `#s=1.${Array.from({length: 200}, () => pick(random, Array.from('AZaz09-_'))).join('')}`,
    () => String.fromCharCode(...Array.from({length: 50}, () => Math.floor(random() * 65_536))),
    () => `#s=1.${toBase64Url(Uint8Array.from({length: 100}, () => random() * 256))}`,
  ];
  for (let round = 0; round < 10_000; round += 1) {
    const {design, problem} = decodeLink(pick(random, makers)());
    // Whatever came out can be given away again; deflating each would take long.
    if (problem === undefined && round % 20 === 0)
      expect(decodeLink(encodeLink(design).hash).design).toEqual(design);
  }
}, 60_000);

/** With some characters replaced, left out or doubled. */
function mangled(random: () => number, text: string): string {
  const letters = text.split('');
  for (let times = 1 + random() * 8; times > 0; times -= 1) {
    const at = Math.floor(random() * letters.length);
    letters.splice(
      at,
      pick(random, [0, 1, 5]),
      pick(random, ['', 'A', '"', '{', '\\u0000', '[[', ':']),
    );
  }
  return letters.join('');
}

it.each(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar', 'ÿþ\u0000'])(
  'codes %j as Node does',
  (text) => {
    const bytes = strToU8(text);
    const coded = toBase64Url(bytes);
    expect(coded).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromBase64Url(coded)).toEqual(bytes);
  },
);
