import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {FontTable} from '../shared/templateFacts';
import {loadFonts, loadFontSample} from './fonts.browser';

vi.mock('@generated/overlays/default/fonts.json', () => {
  const row = (family: string, weight: number) => ({
    ...{family, weight, copyright: `Copyright ${family}`},
    ...{file: `${family}${weight}.woff2`, url: `/${family}${weight}.woff2`, bytes: 4},
    sample: `/samples/${family}.woff2`,
  });
  const table: FontTable = {licence: 'OFL', fonts: [row('A', 400), row('A', 700), row('B', 400)]};
  return {default: table};
});

const A = {family: 'A', weight: 700};
const B = {family: 'B', weight: 400};
const ask = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  ask.mockReset();
  vi.unstubAllGlobals();
});

it('asks again for what did not come whole', async () => {
  ask.mockRejectedValueOnce(new TypeError('offline'));
  await expect(loadFonts([A])).rejects.toMatchObject({fault: 'network'});
  ask.mockResolvedValueOnce(new Response('gone', {status: 404}));
  await expect(loadFonts([A])).rejects.toMatchObject({fault: 'gone'});
  ask.mockResolvedValueOnce(new Response('<html>'));
  await expect(loadFonts([A])).rejects.toThrow('6 bytes');
  ask.mockResolvedValueOnce(new Response('wOF2'));
  expect(await loadFonts([A])).toEqual([
    {
      ...A,
      file: 'A700.woff2',
      bytes: new TextEncoder().encode('wOF2'),
      notice: {copyright: 'Copyright A', licence: 'OFL'},
    },
  ]);
});

it('asks for nothing twice, nor for what is not wanted', async () => {
  ask.mockImplementation(() => Promise.resolve(new Response('wOF2')));
  await loadFonts([A, B]);
  await loadFonts([B]);
  expect(await loadFonts([])).toEqual([]);
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/B400.woff2']);
});

it('the sample of a family comes with whose it is', async () => {
  ask.mockResolvedValueOnce(new Response('wOF2'));
  expect(await loadFontSample('A')).toEqual({
    bytes: new TextEncoder().encode('wOF2'),
    copyright: 'Copyright A',
  });
  expect(ask.mock.lastCall?.[0]).toBe('/samples/A.woff2');
  ask.mockResolvedValueOnce(new Response('gone', {status: 404}));
  await expect(loadFontSample('A')).rejects.toMatchObject({fault: 'gone'});
  await expect(loadFontSample('C')).rejects.toThrow('No file of C');
});
