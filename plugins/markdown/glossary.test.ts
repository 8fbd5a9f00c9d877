import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {parseMdx} from '../lib/readBlocks';
import remarkGlossary from './glossary';

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
});
