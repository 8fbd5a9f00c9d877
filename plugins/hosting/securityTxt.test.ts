import {describe, expect, it} from 'vitest';
import {securityTxt} from './securityTxt';

const NOW = Date.UTC(2026, 10, 24, 13, 5);
const ORIGINS = ['https://site.example'];

describe('security.txt', () => {
  it('has the fields of RFC 9116, each as it wants them', () => {
    expect(securityTxt({contact: 'security@site.example', origins: ORIGINS}, NOW)).toBe(
      [
        'Contact: mailto:security@site.example',
        'Expires: 2027-11-19T00:00:00.000Z',
        'Preferred-Languages: ja, en',
        'Canonical: https://site.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });
  it('names a page as it is, and every origin that answers with the file', () => {
    const origins = [...ORIGINS, 'https://account.site.example'];
    const text = securityTxt({contact: 'https://site.example/report', origins}, NOW);
    expect(text).toContain('Contact: https://site.example/report\n');
    expect(text.match(/^Canonical: /gmu)).toHaveLength(2);
  });
});
