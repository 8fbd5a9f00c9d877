import {elementsOf, parseHtml} from './tree';

/** Written down once more, so that a change of the schema has to be meant. */
const ELEMENTS = new Set(
  (
    'a abbr b blockquote br caption code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ' +
    'ins kbd li mark ol p pre rp rt ruby s samp small strong sub sup table tbody td tfoot th thead ' +
    'time tr u ul var wbr'
  ).split(' '),
);
const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  code: ['className'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start', 'reversed'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope'],
  time: ['dateTime'],
};
const HEADING = /^h[2-6]$/u;
const ADDRESS = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/u;

/** What is not allowed in a piece of HTML, as a parser sees it. */
export function violations(html: string): string[] {
  return elementsOf(parseHtml(html)).flatMap(({tagName, properties}) => {
    const allowed = HEADING.test(tagName) ? ['id'] : (ATTRIBUTES[tagName] ?? []);
    const found = ELEMENTS.has(tagName) ? [] : [`<${tagName}>`];
    for (const [name, value] of Object.entries(properties)) {
      if (!allowed.includes(name)) found.push(`${tagName}[${name}]`);
      if (name === 'href' && !ADDRESS.test(String(value))) found.push(`href ${String(value)}`);
      if (name === 'src' && !/^\/(?![/\\])/u.test(String(value)))
        found.push(`src ${String(value)}`);
      if (name === 'className' && !/^language-[\w-]+$/u.test(String(value))) found.push('class');
      if (name === 'id' && !String(value).startsWith('s-')) found.push('id');
    }
    return found;
  });
}
