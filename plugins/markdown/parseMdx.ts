import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** The tree of a page's text, without its front matter: Markdown with tables and elements. */
export const parseMdx = (text: string): Root => processor.parse(text);
