import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {attribute} from '../../plugins/lib/pages';
import {repeated} from '../../src/lib/lists';

const BUILD = path.join(__dirname, '..', '..', 'build');
const ID = /<[a-z][^>]*?\sid=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]+))/gu;
const HEADING = /<h(?<level>[1-6])[\s>](?<inner>[^]*?)<\/h\k<level>>/gu;

/** The pages with their names, without their scripts. */
const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html'))
  .map((name): [name: string, html: string] => {
    const html = readFileSync(path.join(BUILD, name), 'utf8');
    return [name, html.replaceAll(/<script[\s\S]*?<\/script>/gu, '')];
  });

it('no page has an id twice (JIS X 8341-3:2016, 4.1.1)', () => {
  const twice = pages.flatMap(([name, html]) => {
    const ids = [...html.matchAll(ID)].map(({groups}) => groups?.['quoted'] ?? groups?.['bare']);
    return repeated(ids).map((id) => `${name}#${String(id)}`);
  });
  expect(twice).toEqual([]);
  expect(pages.length).toBeGreaterThan(500);
});

it('no page skips a level of its headings (1.3.1)', () => {
  const jumps = pages.flatMap(([name, html]) => {
    const levels = [...html.matchAll(HEADING)].map(({groups}) => Number(groups?.['level']));
    return levels
      .map((level, index) => [levels[index - 1] ?? 0, level] as const)
      .filter(([before, level]) => level > before + 1)
      .map(([before, level]) => `${name}: h${before}, h${level}`);
  });
  expect(jumps).toEqual([]);
});

it('a heading is called by its text alone: nothing in it has a name of its own (2.4.6)', () => {
  const headings = pages.flatMap(([name, html]) =>
    [...html.matchAll(HEADING)].map(({groups}) => [name, groups?.['inner'] ?? ''] as const),
  );
  expect(headings.filter(([, inner]) => /\saria-label=|<img/u.test(inner))).toEqual([]);
  const links = headings.flatMap(([, inner]) => inner.match(/<a[^>]*hash-link[^>]*>/gu) ?? []);
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter((link) => !/tabindex="?-1/u.test(link))).toEqual([]);
  expect(links.filter((link) => !/aria-hidden="?true/u.test(link))).toEqual([]);
});

const PRESSED = /<(?<kind>button|summary)\b(?<tag>[^>]*)>(?<inner>[^]*?)<\/\k<kind>>/gu;

it.each(['docs/developer/api.html', 'docs/developer/api/websocket.html'])(
  'what is pressed in the reference of the API has the name of its entry: %s (2.4.6, 2.5.3)',
  (file) => {
    const html = pages.find(([name]) => name === file)?.[1] ?? '';
    const [article = ''] = /<article>[^]*<\/article>/u.exec(html) ?? [];
    const pressed = [...article.matchAll(PRESSED)]
      // A tab is told apart by its list.
      .filter(({groups}) => !/role="?tab\b/u.test(groups?.['tag'] ?? ''))
      .map(({groups}) => {
        const text = groups?.['inner']?.replaceAll(/<[^>]*>/gu, '') ?? '';
        const label = attribute(groups?.['tag'] ?? '', 'aria-label');
        return {text, name: label === '' ? text : label};
      });
    const names = pressed.map((one) => one.name);
    expect(names.length).toBeGreaterThan(40);
    expect(repeated(names)).toEqual([]);
    expect(pressed.filter((one) => !one.name.includes(one.text))).toEqual([]);
    const lists = [...article.matchAll(/role="?tablist"? aria-label=(?:"([^"]*)"|(\S+))/gu)];
    expect(new Set(lists.map(([list]) => list)).size).toBe(lists.length);
  },
);

it('of the buttons of a page that copy code no two have the same name (2.4.6)', () => {
  const twins = pages.flatMap(([name, html]) => {
    const labels = [...html.matchAll(/<button\b[^>]*>/gu)]
      .map(([tag]) => attribute(tag, 'aria-label'))
      .filter((label) => label.endsWith('コードをコピー'));
    return repeated(labels).map((label) => `${name} ${label}`);
  });
  expect(twins).toEqual([]);
});

it('a fold is named by its words: beside a name they are told again, as its description', () => {
  const named = pages.filter(([, html]) => /<summary\b[^>]*\saria-label=/u.test(html));
  expect(named.map(([name]) => name)).toEqual([]);
});
