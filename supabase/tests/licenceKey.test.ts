import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkSymbol, parseLicenceKey} from '../functions/_shared/licenceKey';
import {openSite, PGLITE, type Site} from './support/site';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BODY = 'K1ESRV7Z0M3QGA9XTB5HCWD2';
const KEY = `PRO-${`${BODY}${checkSymbol(BODY)}`.replace(/.{5}(?=.)/gu, '$&-')}`;

/** Multiplication in GF(32) modulo x^5 + x^2 + 1, written from the definition. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 0; bit < 5; bit += 1) if (b & (1 << bit)) product ^= a << bit;
  for (let bit = 9; bit >= 5; bit -= 1) if (product & (1 << bit)) product ^= 37 << (bit - 5);
  return product;
}
const power = (n: number): number => (n === 0 ? 1 : times(power(n - 1), 2));

const replaced = (list: readonly string[], at: number, by: string): string[] =>
  list.map((symbol, i) => (i === at ? by : symbol));

describe('a licence key', () => {
  const symbols = [...KEY.replace('PRO-', '').replaceAll('-', '')];

  it('has 25 symbols whose weighted sum over GF(32) is zero', () => {
    const sum = symbols.reduce(
      (total, symbol, i) => total ^ times(ALPHABET.indexOf(symbol), power(24 - i)),
      0,
    );
    expect([symbols.length, sum]).toEqual([25, 0]);
    // The weights all differ, which is what finds every swap.
    expect(new Set(symbols.map((_, i) => power(i))).size).toBe(25);
  });

  it('with any one symbol wrong is none', () => {
    for (const [i, right] of symbols.entries()) {
      for (const wrong of ALPHABET) {
        if (wrong === right) continue;
        expect([i, wrong, parseLicenceKey(replaced(symbols, i, wrong).join(''))]).toEqual([
          i,
          wrong,
          undefined,
        ]);
      }
    }
  });

  it('with any two symbols exchanged is none', () => {
    for (let i = 0; i < 25; i += 1) {
      for (let j = i + 1; j < 25; j += 1) {
        const [a = '', b = ''] = [symbols[i], symbols[j]];
        if (a === b) continue;
        const typed = replaced(replaced(symbols, i, b), j, a).join('');
        expect([i, j, parseLicenceKey(typed)]).toEqual([i, j, undefined]);
      }
    }
  });

  it.each([
    KEY,
    KEY.toLowerCase(),
    KEY.replaceAll('-', ''),
    KEY.slice(4),
    ` ${KEY.replaceAll('-', ' － ')}\n`,
    KEY.replaceAll('-', 'ー'),
    KEY.replaceAll('-', '–'),
    KEY.slice(0, 4) + KEY.slice(4).replaceAll('0', 'O').replaceAll('1', 'I'),
    [...KEY].map((s) => String.fromCharCode(s.charCodeAt(0) + 0xfee0)).join(''),
  ])('is understood as %j', (typed) => {
    expect(parseLicenceKey(typed)).toBe(KEY);
  });

  it.each(['', 'PRO-', `${KEY}0`, KEY.slice(0, -1), KEY.replace(/.$/u, 'U'), '🎹'.repeat(25)])(
    'is not %j',
    (typed) => {
      expect(parseLicenceKey(typed)).toBeUndefined();
    },
  );

  it('that begins with PRO itself is not cut', () => {
    const body = 'PR0ESRV7Z0M3QGA9XTB5HCWD2'.slice(0, 24);
    const bare = body + checkSymbol(body);
    expect(parseLicenceKey(bare)?.replaceAll('-', '')).toBe(`PRO${bare}`);
    expect(parseLicenceKey(`PRO-${bare}`)?.replaceAll('-', '')).toBe(`PRO${bare}`);
  });

  describe('of the database', () => {
    let site: Site;
    beforeAll(async () => {
      site = await openSite(PGLITE);
    });
    afterAll(() => site.close());

    // Of 16 random bits, 2,000 keys would hold some 30 pairs.
    it('is one that this code understands; two thousand differ', async () => {
      const text = await site.sql(
        `select json_agg(private.new_licence_key())::text from generate_series(1, 2000)`,
      );
      const keys = JSON.parse(String(text)) as string[];
      expect(keys.map(parseLicenceKey)).toEqual(keys);
      expect(new Set(keys).size).toBe(2000);
      // All symbols at all 24 free places: no bit of them is fixed.
      const bare = keys.map((key) => key.replaceAll('-', '').slice(3));
      for (let at = 0; at < 24; at += 1) {
        const seen = new Set(bare.map((symbols) => symbols[at]));
        expect(Array.from(seen).sort().join('')).toBe(ALPHABET);
      }
    });
  });
});
