import {describe, expect, it} from 'vitest';
import {pagesOf} from '../../tests/content/support/pageTree';
import {nearestPage} from './nearestPage';
import versions from '../../versions.json';

const nearestIn = (version: string, id: string): string | undefined => {
  const pages = new Set(pagesOf(version));
  return nearestPage(id, (page) => pages.has(page));
};

describe('nearestPage', () => {
  it.each([
    ['7.2', 'guide/install', 'guide/install'],
    ['7.2', 'feature/dictionary', 'settings/speech'],
    ['7.0', 'feature/wordparty-ponkit', 'feature/wordparty-controller'],
    ['5.0', 'feature/wordparty-ponkit', 'feature/wordparty'],
    ['8.0', 'feature/wordparty-controller', 'feature/wordparty-ponkit'],
    ['6.0', 'developer/http-api', 'settings/api'],
    ['5.0', 'trouble-shooting/migrate-v4', 'guide/update'],
    ['5.0', 'feature/unknown', 'feature/index'],
  ])('in %s, %s leads to %s', (version, id, wanted) => {
    expect(nearestIn(version, id)).toBe(wanted);
  });

  it('has nothing for a page outside of a section that the manual lacks', () => {
    expect(nearestIn('8.0', 'unknown')).toBeUndefined();
  });

  it('finds a page of the same subject for every page in every version', () => {
    const lost = versions.flatMap((from) =>
      pagesOf(from).flatMap((id) =>
        versions
          .filter((to) => {
            const found = nearestIn(to, id);
            return found === undefined || (found !== id && found.endsWith('/index'));
          })
          .map((to) => `${from} ${id} in ${to}`),
      ),
    );
    expect(lost, 'need a line in src/lib/nearestPage.ts').toEqual([]);
  });
});
