import {describe, expect, it} from 'vitest';
import {findFirefox, findWebKit, missingEngines} from './engines';

describe('browsers that are not installed', () => {
  it('are named, with what brings them', () => {
    const [firefox, webkit] = missingEngines({PATH: ''});
    expect(firefox).toContain('Firefox is missing, its tests are skipped (Debian: firefox-esr');
    expect(webkit).toContain('webkit2gtk-driver, xvfb');
    expect([findFirefox({PATH: ''}), findWebKit({PATH: ''})]).toEqual([undefined, undefined]);
  });
  it('may be elsewhere', () => {
    expect(missingEngines({PATH: '', FIREFOX_PATH: '/opt/firefox'})).toHaveLength(1);
    expect(findFirefox({PATH: '', FIREFOX_PATH: '/opt/firefox'})).toBe('/opt/firefox');
  });
});
