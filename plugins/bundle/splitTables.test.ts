import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {splitTables} from './splitTables';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/news',
    component: ComponentCreator('/news', 'aaa'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'bbb'),
    routes: [
      {
        path: '/docs/7.2',
        component: ComponentCreator('/docs/7.2', 'ccc'),
        routes: [
          {
            path: '/docs/7.2/it\\'s',
            component: ComponentCreator('/docs/7.2/it\\'s', 'ddd'),
            exact: true,
            sidebar: "docs"
          }
        ]
      },
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'eee'),
        routes: []
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const CHUNK_NAMES = JSON.stringify({
  '/news-aaa': {__comp: 'c1', items: [{content: 'n1'}]},
  '/docs-bbb': {__comp: 'c2', __context: {plugin: 'p1'}},
  '/docs/7.2-ccc': {__comp: 'c3', version: 'v72'},
  "/docs/7.2/it's-ddd": {__comp: 'c4', content: 'd72'},
  '/docs-eee': {__comp: 'c3', version: 'v80'},
});
const chunk = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;
const REGISTRY = `export default {\n${['c1', 'c2', 'c3', 'c4', 'd72', 'n1', 'p1', 'v72', 'v80'].map(chunk).join('\n')}};\n`;

const split = () => splitTables({routes: ROUTES, chunkNames: CHUNK_NAMES, registry: REGISTRY});

describe('splitTables', () => {
  it('keeps everything but older manuals in the common tables', () => {
    const {common, entered} = split();
    expect(common.routes).not.toContain('ccc');
    expect(common.routes).toContain(
      '{path: "/news", component: ComponentCreator("/news", "aaa"), exact: true}',
    );
    expect(common.routes).toContain('routes: [...entered, {path: "/docs"');
    expect(entered).toContain(
      `"7.2": () => import(/* webpackChunkName: "manual-7.2" */ './manual-7.2.js')`,
    );
    expect(Object.keys(JSON.parse(common.chunkNames) as object)).toEqual([
      '/news-aaa',
      '/docs-bbb',
      '/docs-eee',
    ]);
    expect([...common.registry.matchAll(/^ {2}"(\w+)"/gmu)].map((match) => match[1])).toEqual([
      'c1',
      'c2',
      'c3',
      'n1',
      'p1',
      'v80',
    ]);
  });

  it('puts routes, chunk names and own chunks of an older manual into its module', () => {
    const module = split().versions['7.2'] ?? '';
    expect(module).toContain(`routes: [...pages("/docs/7.2", "c4", "/it's d72")]`);
    expect(module).toContain(`"/docs/7.2-ccc":{"__comp":"c3","version":"v72"}`);
    expect([...module.matchAll(/^ {2}"(\w+)"/gmu)].map((match) => match[1])).toEqual([
      'c4',
      'd72',
      'v72',
    ]);
    // The components that 8.0 has too are found in the common table.
    expect(module).not.toContain('"@site/c3.mdx"');
  });

  it('makes the pages of a manual with the chunk names that Docusaurus looks up', () => {
    const code = split()
      .pages.replace(/^import .*$/gmu, '')
      .replace('export default', 'result =');
    const context = {
      chunkNames: {},
      ComponentCreator: (path: string, hash: string) => `${path}-${hash}`,
      result: (..._texts: string[]): unknown => undefined,
    };
    runInNewContext(code, context);
    expect(context.result('/docs/7.2', 'c4', '/a 11 /b/c 22')).toEqual([
      {path: '/docs/7.2/a', component: '/docs/7.2/a-page', exact: true, sidebar: 'docs'},
      {path: '/docs/7.2/b/c', component: '/docs/7.2/b/c-page', exact: true, sidebar: 'docs'},
    ]);
    expect(context.chunkNames).toEqual({
      '/docs/7.2/a-page': {__comp: 'c4', content: '11'},
      '/docs/7.2/b/c-page': {__comp: 'c4', content: '22'},
    });
  });

  it('drops what the browser does not read', () => {
    expect(split().common.registry).not.toContain('resolveWeak');
  });

  it.each([
    ['routes', {routes: 'module.exports = []'}],
    ['registry', {registry: 'export default {\n  "a": () => import("b"),\n};'}],
    ['routes', {routes: ROUTES.replace('exact: true', 'strict: true')}],
  ])('fails when the form of %s is a new one', (_name, changed) => {
    expect(() =>
      splitTables({routes: ROUTES, chunkNames: CHUNK_NAMES, registry: REGISTRY, ...changed}),
    ).toThrow();
  });
});
