import {describe, expect, it} from 'vitest';

import {SITE} from '@site/config/site';
import {appVersion, isAtLeast} from './app';

describe('appVersion', () => {
  it('shows the current release in the newest manual', () => {
    const newest = SITE.appVersion.split('.').slice(0, 2).join('.');
    expect(appVersion(newest)).toBe(SITE.appVersion);
  });

  it.each(['7.2', '7.0', '5.0'])('shows %s as it is', (version) => {
    expect(appVersion(version)).toBe(version);
  });
});

describe('isAtLeast', () => {
  it.each([
    ['5.2', '5.2', true],
    ['5.1', '5.2', false],
    ['6.0', '5.2', true],
    ['8.0', '7.1', true],
    ['5.10', '5.2', true],
    ['5.0', '6.0', false],
  ])('%s since %s: %s', (version, since, expected) => {
    expect(isAtLeast(version, since)).toBe(expected);
  });
});
