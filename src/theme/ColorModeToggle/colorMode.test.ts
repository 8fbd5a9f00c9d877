import {describe, expect, it} from 'vitest';
import {assertColorMode, colorModeLabel, nextColorMode} from './colorMode';

describe('nextColorMode', () => {
  it('cycles system, light, dark, system when the system is respected', () => {
    expect(nextColorMode(null, true)).toBe('light');
    expect(nextColorMode('light', true)).toBe('dark');
    expect(nextColorMode('dark', true)).toBe(null);
  });

  it('toggles light and dark otherwise', () => {
    expect(nextColorMode('light', false)).toBe('dark');
    expect(nextColorMode('dark', false)).toBe('light');
  });

  it.each(['purple', 'system', '', undefined])('throws on %s', (value) => {
    const message = `unexpected color mode ${String(value)}`;
    expect(() => nextColorMode(value, true)).toThrow(message);
    expect(() => nextColorMode(value, false)).toThrow(message);
    expect(() => {
      assertColorMode(value);
    }).toThrow(message);
  });
});

describe('colorModeLabel', () => {
  it('says what holds and what a press does', () => {
    expect(colorModeLabel(null, true)).toBe(
      '配色はシステムに合わせています。押すと、ライトに切り替わります。',
    );
    expect(colorModeLabel('dark', true)).toBe(
      '配色はダークです。押すと、システムの設定に合わせます。',
    );
    expect(colorModeLabel('dark', false)).toBe(
      '配色はダークです。押すと、ライトに切り替わります。',
    );
  });
});
