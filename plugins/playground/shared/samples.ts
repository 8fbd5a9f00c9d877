import type {FileKind, Sample, TemplateFiles} from './types';

/** A block of code of a page. */
export interface CodeBlock {
  readonly lang: string;
  /** Empty when it has none. */
  readonly title: string;
  readonly code: string;
  /** The heading above it. */
  readonly heading: string;
}

export interface PageCode {
  /** Below the version's folder, without extension: `developer/plugin`. */
  readonly page: string;
  readonly title: string;
  readonly blocks: readonly CodeBlock[];
}

/** The template whose classes are those of the templates that come with the app. */
export type Family = TemplateFiles;

/** Pages with style sheets for the templates that come with the app. */
const CUSTOM_CSS =
  /^(?:customize\/|guide\/template$|feature\/templates$|faq$|trouble-shooting\/comment-cannot-visible$|developer\/onesdk-js$)/u;

/** A page whose script a bundler makes has none here. */
const needsBundler = (code: string): boolean => code.includes('src="./main.js"');
const isPage = ({lang, title, code}: CodeBlock): boolean =>
  lang === 'html' && !title.startsWith('plugins/') && /<body\b/u.test(code) && !needsBundler(code);
const isNamed = (name: string) => (block: CodeBlock) => block.title === name;
const uses = (html: string, name: string): boolean => html.includes(`"./${name}"`);
/** What the playground, which has no network, cannot show. */
const needsNetwork = (code: string): boolean => /@import|url\(\s*["']?https?:/u.test(code);
/** The template of the playground has not the function that the same section adds to one. */
const needsScript = (blocks: readonly CodeBlock[], {heading}: CodeBlock): boolean =>
  blocks.some((one) => one.heading === heading && one.title === 'script.js');

/** Of all blocks that fit, the nearest before a place, else the first one after it. */
function nearest(
  blocks: readonly CodeBlock[],
  at: number,
  fits: (block: CodeBlock) => boolean,
): CodeBlock | undefined {
  return blocks.slice(0, at).reverse().find(fits) ?? blocks.slice(at).find(fits);
}

/** A page of a template with the files that it uses. */
function around(blocks: readonly CodeBlock[], at: number, html: CodeBlock): TemplateFiles {
  const file = (name: string): string =>
    uses(html.code, name) ? (nearest(blocks, at, isNamed(name))?.code ?? '') : '';
  return {html: html.code, css: file('style.css'), script: file('script.js')};
}

/** The template of which a block is a file, and which of its files that is. */
function templateOf(
  {page, blocks}: PageCode,
  at: number,
  family: Family,
): {files: TemplateFiles; shows: FileKind} | undefined {
  const block = blocks[at];
  if (block === undefined) return undefined;
  if (isPage(block)) return {files: around(blocks, at, block), shows: 'html'};
  const kind = block.lang === 'css' ? 'css' : block.lang === 'js' ? 'script' : undefined;
  if (kind === undefined) return undefined;
  const name = kind === 'css' ? 'style.css' : 'script.js';
  const html = nearest(blocks, at, (one) => isPage(one) && uses(one.code, name));
  if (block.title === name && html !== undefined) {
    return {files: {...around(blocks, at, html), [kind]: block.code}, shows: kind};
  }
  const isCustomCss = kind === 'css' && CUSTOM_CSS.test(page) && !needsNetwork(block.code);
  if (!isCustomCss || needsScript(blocks, block)) return undefined;
  const css = `${family.css.trimEnd()}\n\n/* ここから下が、マニュアルの例です */\n${block.code}`;
  return {files: {...family, css}, shows: 'css'};
}

/** The id of the sample that a block is, by the number of the block on its page, from 1. */
const idOf = (page: string, at: number): string => `${page}.${at + 1}`;

/**
 * The samples of a page of the manual that run as a template, in the order of its blocks; undefined for
 * each block that is none.
 */
export function samplesOf(code: PageCode, family: Family): readonly (Sample | undefined)[] {
  const samples = code.blocks.map(({heading}, at) => {
    const template = templateOf(code, at, family);
    if (template === undefined) return undefined;
    return {id: idOf(code.page, at), page: code.title, heading: heading || code.title, ...template};
  });
  return samples.map((sample, at) => {
    const isAlike = (one: Sample | undefined): boolean => one?.heading === sample?.heading;
    if (sample === undefined || samples.filter(isAlike).length === 1) return sample;
    const number = samples.slice(0, at + 1).filter(isAlike).length;
    return {...sample, heading: `${sample.heading}（${number}）`};
  });
}
