import type {Options} from 'rehype-sanitize';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = ['p', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'];
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const TEXT = [
  ...['a', 'abbr', 'b', 'br', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'rp', 'rt'],
  ...['ruby', 's', 'samp', 'small', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
];
/** Removed with what they hold: their content is no text for a reader. Other unknown elements are unwrapped. */
const REMOVED_WHOLE = [
  ...['applet', 'audio', 'base', 'canvas', 'embed', 'frame', 'frameset', 'iframe', 'link', 'math'],
  ...['meta', 'noembed', 'noframes', 'noscript', 'object', 'option', 'param', 'plaintext'],
  ...['script', 'select', 'source', 'style', 'svg', 'template', 'textarea', 'title', 'track'],
  ...['video', 'xmp'],
];

/**
 * What the text of an item may hold, and nothing else: no `id` and `name` (they could shadow globals),
 * no `style`, no `class` but the language of code. Names are hast's (`className`, `dateTime`).
 */
export const SCHEMA: Options = {
  tagNames: [...HEADINGS, ...BLOCKS, ...LISTS, ...TABLES, ...TEXT],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    code: [['className', /^language-[\w-]{1,30}$/u]],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row']],
    time: ['dateTime'],
  },
  protocols: {href: ['http', 'https', 'mailto'], src: ['http', 'https']},
  ancestors: {
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    rt: ['ruby'],
    rp: ['ruby'],
    figcaption: ['figure'],
    ...Object.fromEntries(TABLES.slice(1).map((name) => [name, ['table']])),
  },
  strip: REMOVED_WHOLE,
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
