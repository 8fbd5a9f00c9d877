import type {Fault} from './fault';

export const routesFaults: readonly Fault[] = [
  {
    name: 'an unknown address answers 200, so that search engines list it',
    file: 'plugins/hosting/resolveRequest.ts',
    from: "{kind: 'file', file: '/404.html', status: 404,",
    to: "{kind: 'file', file: '/404.html', status: 200,",
    tests: [
      'plugins/hosting/hosting.test.ts › answers unknown paths with the not-found page and status 404',
    ],
  },
  {
    name: "React throws away the not-found page in an old manual's folder",
    file: 'src/theme/Navbar/index.tsx',
    from: 'never, isNotFound)',
    to: 'never, never)',
    tests: ['tests/e2e/notFound.spec.ts › /docs/5.0/developer answers 404 in place'],
  },
  {
    name: 'the sitemap lists old pages that name the newest as theirs',
    file: 'config/sitemap.ts',
    from: 'newest === url || !all.has(newest)',
    to: 'newest === url || all.has(newest)',
    tests: ['config/sitemap.test.ts › leaves out what the newest manual has, too'],
  },
  {
    name: 'the search form of the not-found page asks nothing',
    file: 'src/theme/NotFound/Content/index.tsx',
    from: 'name="q"',
    to: 'name="query"',
    tests: ['tests/e2e/notFound.spec.ts › the search form of the not-found page asks /search?q='],
  },
  {
    name: '/docs leads nowhere on a host without redirects',
    file: 'plugins/hosting/index.ts',
    from: String.raw`!/^\/docs(?:\/[\d.]+)?$/u.test(from)`,
    to: String.raw`!/^\/docs\/[\d.]+$/u.test(from)`,
    tests: ['tests/built/pages.test.ts › lead to about, also on hosts without redirects'],
  },
];
