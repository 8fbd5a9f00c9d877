import {describe, expect, it} from 'vitest';
import {LOCAL_FONT_MESSAGES, queryFonts} from './localFonts.browser';

const giving = (fonts: unknown) => ({queryLocalFonts: () => Promise.resolve(fonts)});
const failing = (name: string) => ({
  queryLocalFonts: () => Promise.reject(new DOMException('no', name)),
});

describe('fonts of this PC', () => {
  it('are listed by family, each once', async () => {
    const fonts = ['Meiryo', 'Arial', 'Meiryo'].map((family) => ({family, style: 'Bold'}));
    expect(await queryFonts(giving(fonts))).toEqual({kind: 'fonts', families: ['Arial', 'Meiryo']});
  });

  it.each([
    [{}, 'unsupported'],
    [giving([]), 'denied'],
    [failing('NotAllowedError'), 'denied'],
    [failing('SecurityError'), 'failed'],
    [giving([{name: 'x'}]), 'failed'],
    [giving(undefined), 'failed'],
  ] as const)('or are not known: %#', async (view, kind) => {
    expect(await queryFonts(view)).toEqual({kind});
    expect(LOCAL_FONT_MESSAGES[kind]).not.toBe('');
  });
});
