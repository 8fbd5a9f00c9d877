import path from 'node:path';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import versions from '../../../versions.json';
import {parseMdx} from '../../lib/readBlocks';
import {TERMS, TERMS_PAGE} from '../terms';
import {markTerms} from './markTerms';
import {titlesIn} from './pageTitles';
import {LIST_ELEMENT, termList} from './termList';

const SITE = path.join(__dirname, '..', '..', '..');
/** The manuals that readers of today need: the unreleased one and the newest. */
const MANUALS = ['docs', path.join('versioned_docs', `version-${versions[0] ?? ''}`)].map(
  (folder) => path.join(SITE, folder),
);

/** The manual and the id of a page; undefined for a page of another one. */
function placeOf(file: string): {folder: string; id: string} | undefined {
  const folder = MANUALS.find((manual) => file.startsWith(`${manual}${path.sep}`));
  if (folder === undefined) return undefined;
  const page = path.relative(folder, file).replaceAll(path.sep, '/');
  return {folder, id: page.replace(/\.mdx?$/u, '')};
}

/** Puts the list in the place of its element, on any manual's page of terms. */
function putList(tree: Root, folder: string): void {
  tree.children = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && `<${node.name ?? ''} />` === LIST_ELEMENT
      ? parseMdx(termList(TERMS, titlesIn(folder))).children
      : [node],
  );
}

/**
 * A remark plugin for the manual: the list of terms on its page, and the first occurrence of a term
 * on every other page of the newest and the unreleased manual (README.md).
 */
export default function remarkGlossary(): (tree: Root, file: {path?: string}) => void {
  return (tree, file) => {
    const source = file.path ?? '';
    if (path.basename(source) === `${TERMS_PAGE}.mdx`) {
      putList(tree, path.dirname(source));
      return;
    }
    const place = placeOf(source);
    if (place === undefined) return;
    const up = path.posix.relative(path.posix.dirname(place.id), TERMS_PAGE);
    const own = TERMS.filter(({page, except}) => page !== place.id && !except.includes(place.id));
    markTerms(tree, own, `${up.startsWith('.') ? up : `./${up}`}.mdx`);
  };
}
