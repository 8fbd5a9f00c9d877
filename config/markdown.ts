import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import powershell from 'highlight.js/lib/languages/powershell';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import rehypeHighlight, {type Options} from 'rehype-highlight';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkApiReference from '../plugins/api-reference/remarkApiReference';
import remarkFaqData from '../plugins/markdown/faqData';
import remarkJoinCjkLines from '../plugins/markdown/joinCjkLines';
import remarkNamedRows from '../plugins/markdown/namedRows';
import remarkPairTables from '../plugins/markdown/pairTables';
import remarkSampleLinks from '../plugins/playground/sampleLinks';

/**
 * Run before Docusaurus's own remark plugins, on the manual and on pages: **「強調」** next to
 * Japanese is parsed as emphasis, line breaks inside a Japanese paragraph vanish, pages of questions
 * tell search engines what they answer, tables of two columns can be stacked on phones, the rows
 * that an index leads to have anchors, and samples that run as a template lead to the playground.
 */
export const remarkPlugins = [
  // First: what it writes is Markdown like any other.
  remarkApiReference,
  remarkCjkFriendly,
  remarkJoinCjkLines,
  remarkFaqData,
  remarkPairTables,
  remarkNamedRows,
  remarkSampleLinks,
];

const languages = {
  bash,
  csharp,
  css,
  http,
  javascript,
  json,
  powershell,
  python,
  typescript,
  xml,
};

/** Code is highlighted at build, with classes that src/css/code.css colours in both modes. */
export const rehypePlugins: [typeof rehypeHighlight, Options][] = [
  [rehypeHighlight, {languages, plainText: ['text', 'txt']}],
];
