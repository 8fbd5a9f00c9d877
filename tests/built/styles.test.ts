import {describe, expect, it} from 'vitest';
import {BUDGETS} from '../../config/budgets';
import {applicationStyles, filesOfHtml} from '../../scripts/lib/firstView';
import {
  above,
  chunkFiles,
  docsChunks,
  html,
  manual,
  referencePages,
  routeChunks,
  sum,
} from './siteFiles';

/**
 * The styles of a page and of parts that it loads: its file, and what is not in it. The shared
 * sheet, which every chunk names, is in the file of every page.
 */
function allStyles(page: string, chunks: readonly string[]): string[] {
  const own = filesOfHtml(page).filter((file) => file.endsWith('.css'));
  const {known, later} = applicationStyles(page);
  const more = chunkFiles(chunks, 'css').filter(
    (file) => !known.includes(file) && !file.startsWith('/assets/css/styles.'),
  );
  return [...new Set([...own, ...later, ...more])];
}

describe('all styles of a page', () => {
  it('every documentation page keeps all of its styles within the budget', () => {
    const limit = BUDGETS.allStyles.manual.limit;
    const pages = [...manual, ...referencePages];
    const measure = ([name, page]: readonly [string, string]): number =>
      sum(allStyles(page, docsChunks(name)));
    expect(Math.min(...pages.map(measure))).toBeGreaterThan(10_000);
    expect(above(pages, limit, measure)).toEqual({});
  });

  it.each([
    ['/tools/mic-checker', 'micChecker_LoadedChecker'],
    ['/tools/webm', 'webmMaker_LoadedMaker'],
    ['/tools/map', 'commentMap_LoadedMap'],
    ['/tools/wordparty-ponkit', 'ponkit_LoadedPonkit'],
    ['/tools/volume-party', 'volumeParty_LoadedParty'],
    ['/generator/templates/8_0', 'generator_LoadedEditor'],
    ['/docs/developer/playground', 'playground_Bench'],
  ])('the tool of %s keeps all of its styles within the budget', (own, tool) => {
    const page = html.get(`${own}.html` as `/${string}`) ?? '';
    const route = own.startsWith('/docs/') ? docsChunks(`${own}.html`) : routeChunks(own);
    const later = chunkFiles([`src_features_${tool}_tsx`], 'css');
    // A sheet of the tool alone, and none of another one.
    expect(later.filter((file) => file.includes('-later.'))).toHaveLength(1);
    const styles = allStyles(page, [...route, `src_features_${tool}_tsx`]);
    expect(sum(styles)).toBeLessThanOrEqual(BUDGETS.allStyles.tool.limit);
  });
});
