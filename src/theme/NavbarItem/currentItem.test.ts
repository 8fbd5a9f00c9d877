import {describe, expect, it} from 'vitest';
import {currentOfDoc, currentOfItem, withOwnLink, type Destination} from './currentItem';

describe('currentOfDoc', () => {
  it.each([
    ['about', 'about', 'page'],
    ['guide/index', 'guide/index', 'page'],
    ['guide/index', 'guide/setup', 'true'],
    ['guide/index', 'guidebook', undefined],
    ['about', 'guide/setup', undefined],
    ['about', undefined, undefined],
  ])('item %s on page %s: %s', (docId, shown, expected) => {
    expect(currentOfDoc(docId, shown)).toBe(expected);
  });
});

describe('currentOfItem', () => {
  const at = (pathname: string, docId?: string) => ({pathname, docId});

  it('compares paths without trailing slash, query and hash', () => {
    expect(currentOfItem({to: '/news'}, at('/news/'))).toBe('page');
    expect(currentOfItem({to: '/docs/7.2/about?a=1#b'}, at('/docs/7.2/about'))).toBe('page');
    expect(currentOfItem({to: '/news'}, at('/newsroom'))).toBe(undefined);
  });

  it('knows links that load the page anew', () => {
    expect(currentOfItem({href: 'pathname:///tools/map'}, at('/tools/map'))).toBe('page');
    expect(currentOfItem({href: 'https://a.example/tools/map'}, at('/tools/map'))).toBe(undefined);
  });

  it('knows sections', () => {
    expect(currentOfItem({docId: 'pro/index'}, at('/docs/pro/about', 'pro/about'))).toBe('true');
    expect(currentOfItem({to: '/x', activeBasePath: '/tools'}, at('/tools/map'))).toBe('true');
  });
});

describe('withOwnLink', () => {
  it('keeps a dropdown’s own link reachable', () => {
    const items: Destination[] = [{to: '/a'}];
    expect(withOwnLink(items, {to: '/b'})).toEqual([{to: '/b'}, {to: '/a'}]);
    expect(withOwnLink(items, {to: '/a'})).toBe(items);
    expect(withOwnLink(items, {})).toBe(items);
  });
});
