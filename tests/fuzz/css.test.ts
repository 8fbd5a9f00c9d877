import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {noticesOf, usedCustomCss} from '@komebiyori/overlays/css/customCss';
import {emitCss} from '@komebiyori/overlays/css/emitCss';
import {readCss} from '@komebiyori/overlays/css/readCss';
import {declarationsOf, statementsOf} from '@komebiyori/overlays/css/statements';
import {tokensOf} from '@komebiyori/overlays/css/tokens';
import {LIMITS, newDesign} from '@komebiyori/overlays/model/design';
import {readJson, toJsonFile} from '@komebiyori/overlays/share/json';
import {randomDesign} from '@komebiyori/overlays/testing/random';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {CSS_SAMPLES} from './cssTexts';
import {border, nearly} from './support';

const random = mulberry32(9);
const own = Array.from({length: 3}, () => emitCss(randomDesign(random), {target: 'obs'}));
const css = fc.oneof(
  {weight: 4, arbitrary: nearly(CSS_SAMPLES)},
  {weight: 1, arbitrary: nearly(own)},
);

describe('CSS that somebody pasted', () => {
  border('is cut into tokens and statements that are in it, in order', css, (text) => {
    const tokens = tokensOf(text);
    expect(tokens.map(({start, end}) => text.slice(start, end)).join('')).toBe(text);
    let at = 0;
    for (const {start, end, block} of statementsOf(text)) {
      expect(start).toBeGreaterThanOrEqual(at);
      expect(end).toBeGreaterThan(start);
      at = end;
      if (block === undefined) continue;
      for (const one of declarationsOf(text, block)) {
        expect(one.start).toBeGreaterThanOrEqual(block.start);
        expect(one.end).toBeLessThanOrEqual(block.end);
      }
    }
    expect(at).toBeLessThanOrEqual(text.length);
  });
  border('is used only without notices, ends no style element, and stays as it is', css, (text) => {
    for (const isAllowed of [false, true]) {
      const {imports, rest} = usedCustomCss(text, isAllowed);
      const all = [...imports, rest].join('\n');
      expect(all).not.toMatch(/<\/style/iu);
      expect(all.length).toBeLessThanOrEqual(2 * text.length + imports.length + 2);
      const hasNotices = noticesOf(text).length > 0;
      if (!isAllowed && hasNotices) expect(all.trim()).toBe('');
      if (hasNotices) continue;
      expect(noticesOf(all)).toEqual([]);
      expect(usedCustomCss(all, isAllowed)).toEqual({imports, rest});
    }
  });
  border('becomes a design from which nothing is lost', css, (text) => {
    const {design} = readCss(text, newDesign('basic', '8_0'));
    expect((design.customCss ?? '').length).toBeLessThanOrEqual(LIMITS.kept);
    expect(readJson(toJsonFile(design)).design).toEqual(design);
    const made = emitCss(design, {target: 'obs', allowsCustomCss: true});
    expect(made).not.toMatch(/<\/style/iu);
  });
});
