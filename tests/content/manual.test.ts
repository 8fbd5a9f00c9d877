import path from 'node:path';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {repeated} from '../../src/lib/lists';
import {lacksFeature} from './support/laterFeatures';
import {figuresIn, readableText, readManual, type ManualPage} from './support/manualPage';
import {pagesOf} from './support/pageTree';

const isIndex = (id: string): boolean => id.endsWith('/index');
const manuals = new Map(versions.map((version) => [version, readManual(version)]));

describe('page tree', () => {
  it.each(versions)('version %s has the pages of support/pageTree.ts and no others', (version) => {
    expect(manuals.get(version)?.map(({id}) => id)).toEqual(pagesOf(version));
  });
});

describe.each(versions)('every page of %s', (version) => {
  const manual = manuals.get(version) ?? [];

  /** Pages with a finding, by id; empty when all are as they should be. */
  function findings(check: (page: ManualPage) => unknown): Record<string, unknown> {
    return Object.fromEntries(
      manual
        .map((page) => [page.id, check(page)] as const)
        .filter(([, finding]) => finding !== undefined),
    );
  }

  it('describes itself in 50 to 120 characters, each differently', () => {
    expect(
      findings(({description}) =>
        description.length < 50 || description.length > 120
          ? `${description.length} characters`
          : undefined,
      ),
    ).toEqual({});
    expect(repeated(manual.map(({description}) => description))).toEqual([]);
  });

  it('has a title of its own', () => {
    expect(repeated(manual.map(({title}) => title))).toEqual([]);
  });

  it('has six keywords or more, one of them all in hiragana, none twice', () => {
    expect(
      findings(({keywords}) => {
        if (keywords.length < 6) return `${keywords.length} keywords`;
        const [twice] = repeated(keywords);
        if (twice !== undefined) return `twice: ${twice}`;
        return keywords.some((word) => /^[ぁ-んー]+$/u.test(word)) ? undefined : 'none in hiragana';
      }),
    ).toEqual({});
  });

  it('has a tag, but for the page on reports, which no subject fits', () => {
    expect(
      findings(({id, tags}) => (tags.length === 0 && id !== 'contributing' ? 'no tag' : undefined)),
    ).toEqual({});
  });

  it('says enough', () => {
    // A page of a feature that the version lacks tells another way and is short.
    const least = (id: string): number =>
      lacksFeature(version, id) ? 450 : isIndex(id) ? 700 : 1400;
    expect(
      findings((page) => {
        const {length} = readableText(page);
        const wanted = least(page.id);
        return length < wanted ? `${length} characters of ${wanted}` : undefined;
      }),
    ).toEqual({});
  });

  it('says in words what each picture shows', () => {
    expect(findings(({body}) => /!\[\s*\]\([^)]*\)/u.exec(body)?.[0])).toEqual({});
  });

  it('shows a figure', () => {
    expect(findings((page) => (figuresIn(page).length === 0 ? 'no figure' : undefined))).toEqual(
      {},
    );
  });

  it('has headings of two levels, and says what to do when something fails and where to go on', () => {
    expect(
      findings(({id, body}) => {
        const other = /^(?:#|#{4,}) .*/mu.exec(body.replace(/^```[^]*?^```/gmu, ''))?.[0];
        if (other !== undefined) return `a heading that is neither h2 nor h3: ${other}`;
        if (!body.includes('\n## 関連ページ\n')) return 'no 関連ページ';
        const helps = /うまくいかないとき|直し方|対処|困ったとき/u.test(body);
        return helps || isIndex(id) || lacksFeature(version, id)
          ? undefined
          : 'no うまくいかないときは';
      }),
    ).toEqual({});
  });

  it('is linked from its section index and from another page', () => {
    const linksTo = (id: string): string[] =>
      manual
        .filter((from) => from.id !== id)
        .filter(({id: fromId, body}) =>
          [...body.matchAll(/\]\((?<target>[^)#]+\.mdx)(?:#[^)]*)?\)/gu)].some(
            ([, target = '']) =>
              path.posix.join(path.posix.dirname(fromId), target) === `${id}.mdx`,
          ),
        )
        .map(({id: fromId}) => fromId);
    expect(
      findings(({id}) => {
        const from = linksTo(id);
        const index = `${path.posix.dirname(id)}/index`;
        if (id.includes('/') && !isIndex(id) && !from.includes(index)) return 'not in its index';
        const least = id === 'contributing' || lacksFeature(version, id) ? 1 : 2;
        return from.length < least ? `links from ${from.join() || 'nowhere'}` : undefined;
      }),
    ).toEqual({});
  });
});

describe('figures', () => {
  const shown = new Set([...manuals.values()].flat().flatMap(figuresIn));

  it('sixty or more stand in the manual', () => {
    expect(shown.size).toBeGreaterThanOrEqual(60);
  });

  it('none is drawn for nobody', () => {
    const src = path.join(__dirname, '..', '..', 'src');
    const filesIn = (folder: string): string[] =>
      readdirSync(path.join(src, folder), {recursive: true, encoding: 'utf8'});
    const pages = filesIn('pages')
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => readFileSync(path.join(src, 'pages', name), 'utf8'));
    const isShown = (name: string): boolean =>
      shown.has(name) || pages.some((page) => page.includes(`<${name} `));
    const drawn = filesIn('figures')
      .filter((name) => name.endsWith('Figure.tsx') && !name.startsWith('kit/'))
      .map((name) => path.basename(name, '.tsx'));
    expect(drawn.filter((name) => !isShown(name))).toEqual([]);
  });
});
