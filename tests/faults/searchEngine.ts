import type {Fault} from './fault';

export const searchEngineFaults: readonly Fault[] = [
  {
    name: 'a boosted word counts no more than the others',
    file: 'plugins/search/client/engine/matchClause.ts',
    from: 'weight: weight * clause.boost,',
    to: 'weight,',
    tests: ['plugins/search/client/engine/operators.test.ts › weighs what is boosted'],
  },
  {
    name: 'a minus as Japanese input methods write it leaves no page out',
    file: 'plugins/search/client/engine/typedOperators.ts',
    from: "[/(?<=^|\\s)[－−](?=\\S)/gu, '-']",
    to: "[/(?<=^|\\s)−(?=\\S)/gu, '-']",
    tests: ['plugins/search/client/engine/operators.test.ts › answers'],
  },
  {
    name: 'the number of results ends at the length of the list',
    file: 'plugins/search/client/engine/search.ts',
    from: 'total: listed.length,',
    to: 'total: Math.min(listed.length, limit),',
    tests: ['plugins/search/client/engine/search.test.ts › counts beyond the limit'],
  },
  {
    name: 'a hit leads to the first of two headings of the same name',
    file: 'plugins/search/server/readHeadings.ts',
    from: 'const hash = id ?? slugger.slug(heading);',
    to: 'const hash = id ?? createSlugger().slug(heading);',
    tests: ['plugins/search/server/readHeadings.test.ts › numbers anchors that occur again'],
  },
  {
    name: 'the labels of buttons are found as text of a page',
    file: 'plugins/search/server/readHtml.ts',
    from: "const UNREAD = new Set(['button', 'noscript',",
    to: "const UNREAD = new Set(['noscript',",
    tests: ['plugins/search/server/readHtml.test.ts › reads the facts of a built page'],
  },
  {
    name: 'the constant k1 of the ranking is not the one of the specification',
    file: 'plugins/search/client/engine/fieldScore.ts',
    from: 'const K1 = 1.2;',
    to: 'const K1 = 2.1;',
    tests: ['plugins/search/client/engine/fieldScore.test.ts › counts'],
  },
  {
    name: 'search lists the pages of an account, which ask not to be indexed',
    file: 'plugins/search/server/indexPages.ts',
    from: "!site.isHidden(route) && !route.endsWith('/404.html')",
    to: "!route.endsWith('/404.html')",
    tests: ['tests/built/search.test.ts › lists no page that asks not to be indexed'],
  },
];
