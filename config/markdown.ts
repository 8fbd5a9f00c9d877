import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkApiReference from '../plugins/markdown/apiReference';
import remarkEntries from '../plugins/markdown/entries';
import rehypeHighlightCode from '../plugins/markdown/highlightCode';
import remarkFaqData from '../plugins/markdown/faqData';
import remarkJoinCjkLines from '../plugins/markdown/joinCjkLines';
import {remarkNamedRows, remarkTables} from '../plugins/markdown/tables';
import remarkSampleLinks from '../plugins/playground/sampleLinks';

/**
 * Run before Docusaurus's own remark plugins, on the manual and on pages: **「強調」** next to
 * Japanese is parsed as emphasis, line breaks inside a Japanese paragraph vanish, pages of questions
 * tell search engines what they answer, wide tables can be stacked on phones, the rows
 * that an index leads to have anchors, samples that run as a template lead to the playground, and what
 * is pressed in an entry of a reference is told apart from the same in the others.
 */
export const remarkPlugins = [
  // First: what it writes is Markdown like any other.
  remarkApiReference,
  remarkCjkFriendly,
  remarkJoinCjkLines,
  remarkFaqData,
  remarkTables,
  remarkNamedRows,
  remarkSampleLinks,
  // Last: it names the links of those before.
  remarkEntries,
];

/**
 * `themeConfig.prism`. Its colours are in src/css/code.css, for both modes and without styles in HTML;
 * without an empty theme Docusaurus puts one into every page's scripts.
 */
export const prism = {
  additionalLanguages: ['bash', 'csharp', 'css-extras', 'http', 'powershell'],
  theme: {plain: {}, styles: []},
};

/** Code is highlighted at build. */
export const rehypePlugins: [typeof rehypeHighlightCode, typeof prism][] = [
  [rehypeHighlightCode, prism],
];
