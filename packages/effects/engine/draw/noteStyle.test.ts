import {describe, expect, it} from 'vitest';
import {readNoteStyle} from './noteStyle';
import {darken, lighten} from './tones';

describe('the CSS of a notifier', () => {
  it('reads the sample of the manual', () => {
    const style = readNoteStyle(
      'font-size: 64px;\nfont-weight: 700;\ncolor: #ffe08a;\ntext-shadow: 0 0 6px #000000;',
    );
    expect(style).toMatchObject({
      fontSize: 64,
      fontWeight: '700',
      color: '#ffe08a',
      shadows: [{x: 0, y: 0, blur: 6, color: '#000000'}],
      stroke: undefined,
    });
  });

  it('reads several shadows, colours with brackets, and lengths by the font size', () => {
    const style = readNoteStyle(
      'font-size: 2em; text-shadow: 2px 2px 0 rgb(0 0 0 / 50%), 0 0 .5em rgba(1, 2, 3, 0.4); letter-spacing: 0.1em; line-height: 120%',
    );
    expect(style.fontSize).toBe(96);
    expect(style.shadows).toEqual([
      {x: 2, y: 2, blur: 0, color: 'rgb(0 0 0 / 50%)'},
      {x: 0, y: 0, blur: 48, color: 'rgba(1, 2, 3, 0.4)'},
    ]);
    expect(style.letterSpacing).toBeCloseTo(9.6);
    expect(style.lineHeight).toBeCloseTo(1.2);
  });

  it('gives text without an edge one, so that it can be read on every game', () => {
    expect(readNoteStyle('').stroke?.width).toBeGreaterThan(0);
    expect(readNoteStyle('-webkit-text-stroke: 3px red').stroke).toEqual({width: 3, color: 'red'});
  });

  it('takes any text without a fault and keeps its numbers within bounds', () => {
    const hostile = [
      'font-size: 1e9px',
      'font-size: -5px',
      'opacity: NaN',
      '}{;:',
      '/* x',
      'a:b;;c',
    ];
    for (const css of hostile) {
      const style = readNoteStyle(css);
      expect(style.fontSize).toBeGreaterThanOrEqual(1);
      expect(style.fontSize).toBeLessThanOrEqual(1000);
      expect(style.opacity).toBe(1);
    }
  });
});

describe('tones', () => {
  it('go towards white and black, and leave colours by name alone', () => {
    expect(lighten('#000000', 0.5)).toBe('rgb(128 128 128)');
    expect(darken('#ff8000', 0.5)).toBe('rgb(128 64 0)');
    expect(lighten('#f00', 1)).toBe('rgb(255 255 255)');
    expect(darken('tomato', 0.5)).toBe('tomato');
  });
});
