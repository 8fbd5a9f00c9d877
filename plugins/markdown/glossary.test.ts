import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import type {Term} from '../../config/glossary';
import {testFolder} from '../../scripts/lib/testFolder';
import {writeFiles} from '../../scripts/lib/writeFiles';
import versions from '../../versions.json';
import {parseMdx} from '../lib/readBlocks';
import remarkGlossary, {LIST_ELEMENT, sourceWithTerms, termList, TERMS} from './glossary';

const SITE = path.join(__dirname, '..', '..');
const [newest = '', older = ''] = versions;

/** The addresses of the links that a page gets. */
function linksOf(file: string, source = '枠に視聴URLを貼ります。'): string[] {
  const tree: Root = parseMdx(source);
  remarkGlossary()(tree, {path: path.join(SITE, file)});
  return tree.children.flatMap((node) =>
    node.type === 'paragraph'
      ? node.children.flatMap((child) => (child.type === 'link' ? [child.url] : []))
      : [],
  );
}

describe('remarkGlossary', () => {
  it.each([
    [`versioned_docs/version-${newest}/faq.mdx`, './glossary.mdx'],
    [`versioned_docs/version-${newest}/guide/setup.mdx`, '../glossary.mdx'],
    ['docs/guide/setup.mdx', '../glossary.mdx'],
  ])('marks terms on %s, with links to the list of that manual', (file, list) => {
    expect(linksOf(file)).toEqual([`${list}#waku`, `${list}#view-url`]);
  });

  it('leaves a term unmarked on the page that explains it, and where it means something else', () => {
    const folder = `versioned_docs/version-${newest}`;
    expect(linksOf(`${folder}/urls.mdx`)).toEqual(['./glossary.mdx#waku']);
    expect(linksOf(`${folder}/developer/playground.mdx`)).toEqual(['../glossary.mdx#view-url']);
  });

  it.each([`versioned_docs/version-${older}/faq.mdx`, 'src/pages/terms.mdx'])(
    'leaves %s alone',
    (file) => {
      expect(linksOf(file)).toEqual([]);
    },
  );

  it('puts the list in the place of its element', () => {
    const tree: Root = parseMdx('前\n\n<GlossaryTerms />\n\n後');
    const file = path.join(SITE, 'versioned_docs', `version-${newest}`, 'glossary.mdx');
    remarkGlossary()(tree, {path: file});
    expect(tree.children.length).toBeGreaterThan(100);
    expect(tree.children[1]).toMatchObject({type: 'heading', depth: 2});
  });

  it('names the page of a term that has no title', () => {
    const folder = testFolder('manual');
    writeFiles(
      folder,
      TERMS.map(({page}) => [`${page}.mdx`, '\uFEFF---\ndescription: a\n---\n'] as const),
    );
    const file = path.join(folder, 'glossary.mdx');
    expect(() => {
      remarkGlossary()(parseMdx('<GlossaryTerms />'), {path: file});
    }).toThrow(/^Malformed front matter of .+\.mdx:\n {2}title: is missing, or no text$/u);
  });
});

const term = (word: string, reading: string, others: string[] = []): Term => ({
  ...{id: 'x', term: word, reading, others, page: 'guide/setup', except: []},
  text: `${word}の説明です。`,
});
const titleOf = (page: string): string => `題名 ${page}`;

describe('termList', () => {
  it('sorts by reading, in rows of the kana table, voiced or not, in either kana', () => {
    const words = [
      term('枠', 'わく'),
      term('ギフト', 'ギフト'),
      term('カメラ', 'カメラ'),
      term('OBS', 'オービーエス'),
    ];
    const headings = termList(words, titleOf).match(/^#+ \S+/gmu);
    expect(headings).toEqual([
      ...['## あ行', '### OBS', '## か行', '### カメラ', '### ギフト', '## わ行', '### 枠'],
    ]);
  });

  it('says of a term what it means, how it is read and written, and where more stands', () => {
    expect(termList([term('枠', 'わく', ['フレーム'])], titleOf)).toBe(
      `## わ行 {/* #row-wa */}

### 枠 {/* #x */}

枠の説明です。

読み方：わく　別の書き方：フレーム　くわしく：[題名 guide/setup](./guide/setup.mdx)
`,
    );
  });

  it('has every term of the file', () => {
    expect(termList(TERMS, titleOf).match(/^### /gmu)).toHaveLength(TERMS.length);
  });
});

describe('sourceWithTerms', () => {
  const file = path.join(__dirname, '../..', 'versioned_docs', 'version-8.0', 'x.mdx');

  it('puts the list in the place of its element, with titles of the manual', () => {
    const source = sourceWithTerms(file, `前\n\n${LIST_ELEMENT}\n\n後`);
    expect(source).toMatch(/^前\n\n## あ行[^]*\n\n後$/u);
    expect(source).toContain('[コメントを取得する](./guide/get-comment.mdx)');
  });

  it('leads, where a manual lacks the page of a term, to what comes nearest there', () => {
    const before = path.join(SITE, 'versioned_docs', 'version-7.2', 'glossary.mdx');
    const source = sourceWithTerms(before, LIST_ELEMENT);
    expect(source).toContain('(./feature/plugins.mdx)');
    expect(source).not.toContain('(./developer/');
  });

  it('names the term file when a page of it is missing', () => {
    expect(() => sourceWithTerms(path.join(__dirname, 'none', 'x.mdx'), LIST_ELEMENT)).toThrow(
      /^data\/glossary\.json: page \S+ does not exist in plugins\/markdown\/none$/u,
    );
  });

  it('leaves other pages as they are', () => {
    expect(sourceWithTerms(file, '枠')).toBe('枠');
  });
});
