import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkName} from '../../src/features/account/model/profileChange';
import {ENGINES, openSite, type Site} from './support/site';

describe.each(ENGINES)('names on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  it('hold the characters that the page lets through, and no others', async () => {
    const kept =
      await site.sql(`select private.seen_text('a' || string_agg(chr(i), 'a' order by i) || 'a')
      from generate_series(1, 921599) as i
      where i not between 55296 and 57343 and i not between 131072 and 917503`);
    const ofDatabase = new Set(String(kept));
    const differing: string[] = [];
    for (let i = 1; i < 0xe1000; i += 1) {
      // Half characters; what lies between emoji and tags is kanji, or nothing yet.
      if ((i >= 0xd800 && i <= 0xdfff) || (i >= 0x20000 && i < 0xe0000)) continue;
      const character = String.fromCodePoint(i);
      // The page writes some characters otherwise (NFC) before it sends them.
      if (checkName(`a${character}a`).ok !== ofDatabase.has(character)) {
        differing.push(i.toString(16));
      }
    }
    expect(differing).toEqual([]);
  });

  it.each([
    ['👨‍👩‍👧‍👦 ❤️‍🔥 🏳️‍🌈 👩🏽‍💻', undefined],
    ['辻󠄀　花子', undefined],
    ['　花子 \u00A0', '花子'],
    ['コ\u200Dメ👨\u200D', 'コメ👨'],
    ['\uFE0F', ''],
    ['\u{1D159}\u{13441}', ''],
    ['\uFE0F\u0301 \u3099', ''],
    ['\u0301a\u0301', undefined],
    ['\u202Ecba\u202C', 'cba'],
  ])('%j is seen as %j', async (text, seen) => {
    expect(await site.sql(`select private.seen_text('${text}')`)).toBe(seen ?? text);
  });
});
