import {describe, expect, it} from 'vitest';
import {compareVersions, isVersion} from './release';

describe('isVersion', () => {
  it.each(['8.0.7', '0.0.0', '10.20.30', '1.0.0-alpha.1', '1.0.0-0A.is.legal', '1.0.0+build.5'])(
    'takes %s',
    (text) => {
      expect(isVersion(text)).toBe(true);
    },
  );
  it.each(['8.0', '08.0.7', 'v8.0.7', '8.0.7-', '8.0.7-01', '8.0.7+', '8.0.7 ', '', '8.0.7/..'])(
    'refuses %j',
    (text) => {
      expect(isVersion(text)).toBe(false);
    },
  );
});

describe('compareVersions', () => {
  // The example of semver.org, section 11, with numbers that sort wrongly as text.
  const ORDERED = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.9',
    '1.0.10',
    '1.2.0',
    '2.0.0',
    '10.0.0',
  ];
  it('orders by precedence', () => {
    const mixed = [...ORDERED].sort();
    expect(mixed).not.toEqual(ORDERED);
    expect(mixed.sort(compareVersions)).toEqual(ORDERED);
  });
  it('does not count build metadata', () => {
    expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0);
  });
  it('throws for anything but a version', () => {
    expect(() => compareVersions('8.0', '8.0.7')).toThrow('8.0');
  });
});
