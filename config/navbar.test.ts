import {describe, expect, it} from 'vitest';
import {footer} from './footer';
import {navbarItems} from './navbar';

const flat = (items: readonly object[]): Record<string, unknown>[] =>
  items.flatMap((item) => {
    const record = item as Record<string, unknown>;
    return [record, ...flat((record['items'] as object[] | undefined) ?? [])];
  });
const targets = flat(navbarItems).map((item) => item['docId'] ?? item['to'] ?? item['href']);

describe('navbar', () => {
  it('names the position of every item (Docusaurus would put it left, the specification right)', () => {
    expect(navbarItems.map(({position}) => position)).not.toContain(undefined);
  });

  it('has the version dropdown and the search at the right, search last', () => {
    const right = navbarItems.filter(({position}) => position === 'right').map(({type}) => type);
    expect(right.slice(-2)).toEqual(['docsVersionDropdown', 'search']);
  });

  it.each([
    'about',
    'templates',
    'guide/index',
    'faq',
    'supported-sites',
    'urls',
    'feature/index',
    'settings/index',
    'trouble-shooting/index',
    'customize/index',
    'pro/index',
    'developer/index',
    '/news',
    '/account/my',
    '/terms',
    '/mediakit',
    '/generator/templates/8_0',
    '/generator/templates/7_0',
    '/generator/templates/6_0',
    '/generator/templates/5_1',
    '/templates/downloads',
  ])('links to %s', (target) => {
    expect(targets).toContain(target);
  });

  it('opens only the last tool in a new tab, and loads tools as full pages', () => {
    const tools = flat(navbarItems).filter(({href}) =>
      String(href).startsWith('pathname:///tools/'),
    );
    expect(tools.map(({href, target}) => [href, target])).toEqual([
      ['pathname:///tools/mic-checker', '_self'],
      ['pathname:///tools/volume-party', '_self'],
      ['pathname:///tools/map', '_self'],
      ['pathname:///tools/webm', '_self'],
      ['pathname:///tools/wordparty-ponkit', '_blank'],
    ]);
  });
});

describe('footer', () => {
  const links = flat(footer.links as object[]).map((item) => item['to'] ?? item['href']);

  it.each([
    '/docs/about',
    '/docs/faq',
    '/docs/guide',
    '/generator/templates',
    '/membership',
    '/account/my',
    '/terms',
    '/policy',
    '/mediakit',
    '/company',
    '/commerce-legal',
  ])('links to %s', (target) => {
    expect(links).toContain(target);
  });

  it('links to forum, fan support, chat, social, video and business inquiries', () => {
    expect(links.filter((link) => String(link).startsWith('https://'))).toHaveLength(6);
  });

  it('has the copyright year 2022', () => {
    expect(footer.copyright).toBe('© 2022 コメびより');
  });
});
