import type {Fault} from './fault';

export const hostingFaults: readonly Fault[] = [
  {
    name: 'third parties may run on pages of the account',
    file: 'plugins/hosting/policy.ts',
    from: 'checkedSources(isAccount ? accountSources : extraSources, directive)',
    to: 'checkedSources(extraSources, directive)',
    tests: [
      'plugins/hosting/accountPages.test.ts › talks to the backend and leads to the payment, without third parties',
    ],
  },
  {
    name: 'browsers show an old page for an hour after a deployment',
    file: 'plugins/hosting/rules.ts',
    from: "'public, max-age=0, must-revalidate'",
    to: "'public, max-age=3600'",
    tests: ['plugins/hosting/hosting.test.ts › caches assets for ever and pages not at all'],
  },
  {
    name: 'the redirects of nginx lose the query',
    file: 'plugins/hosting/formats/nginx.ts',
    from: '$is_args$args; }`',
    to: '; }`',
    tests: [
      'plugins/hosting/hosting.test.ts › repeats the headers in each nginx location and keeps the query',
    ],
  },
  {
    name: 'tools ask for the app by https, where nothing answers',
    file: 'plugins/hosting/policy.ts',
    from: 'const isPlain = reach !== undefined || backend.some',
    to: 'const isPlain = backend.some',
    tests: ['plugins/hosting/localReach.test.ts › and nothing else is wider'],
  },
  {
    name: 'no tool may use the microphone',
    file: 'plugins/hosting/rules.ts',
    from: 'microphone=(self), camera=()',
    to: 'microphone=(), camera=()',
    tests: [
      'tests/e2e/micChecker.spec.ts › a microphone is asked for, runs, pauses, goes on, stops and starts again',
    ],
  },
  {
    name: 'a tool opened by a link has the headers of the page before',
    file: 'plugins/route-tables/client/enterDocuments.browser.ts',
    from: '{capture: true}',
    to: '{capture: false}',
    tests: [
      'tests/e2e/documents.spec.ts › an older manual and the tools are entered by their own documents, and left without',
    ],
  },
  {
    name: 'a text from anywhere becomes HTML on every page',
    file: 'plugins/hosting/policy.ts',
    from: `    "require-trusted-types-for 'script'",\n`,
    to: '',
    tests: ['plugins/hosting/hosting.test.ts › lets no text become HTML or a script'],
  },
  {
    name: 'a text with an element that runs something becomes HTML',
    file: 'plugins/boot/client/trusted.ts',
    from: '(?: (?:class|role)="[^"<>]*")*>',
    to: '[^>]*>',
    tests: ['plugins/boot/client/trusted.test.ts › is refused'],
  },
  {
    name: 'a script is loaded from a host whose name only ends like a known one',
    file: 'plugins/boot/client/trusted.ts',
    from: "source.slice('https://*'.length)",
    to: "source.slice('https://*.'.length)",
    tests: ['plugins/boot/client/trusted.test.ts › is not'],
  },
  {
    name: 'a chunk of a worker is refused, and the WebM maker opens nothing',
    file: 'plugins/boot/index.ts',
    from: "isServer ? {} : {output: {trustedTypes: {policyName: 'bundler'}}}",
    to: '({})',
    tests: ['tests/e2e/webmMaker.spec.ts › a GIF is dropped'],
  },
  {
    name: 'third parties run where sessions lie',
    file: 'config/accounts.ts',
    from: 'if (activeIds(ids) === undefined) return',
    to: 'if (activeIds(ids) !== undefined) return',
    tests: ['config/accounts.test.ts › accounts are refused with ads'],
  },
  {
    name: 'the pages about accounts stay at the origin of third parties, too',
    file: 'scripts/lib/accountSite.ts',
    from: "const PAGES = ['account', 'membership.html']",
    to: "const PAGES = ['account']",
    tests: ['scripts/lib/accountSite.test.ts › leaves the site without a page about accounts'],
  },
  {
    name: 'at the origin of the accounts the search box leads nowhere',
    file: 'plugins/hosting/policy.ts',
    from: 'isAccount && input.origins !== undefined ? [input.origins.siteUrl] : []',
    to: '[]',
    tests: ['plugins/hosting/accountPages.test.ts › which knows the backend and no third party'],
  },
  {
    name: 'a page about an account is shown again from a cache after signing out',
    file: 'plugins/hosting/rules.ts',
    from: "'Cache-Control': 'no-store'",
    to: "'Cache-Control': 'public'",
    tests: ['plugins/hosting/accountPages.test.ts › are kept by no browser'],
  },
  {
    name: 'a page of the web reads a preview by a name that leads here',
    file: 'scripts/lib/staticServer.ts',
    from: 'if (site.local && !THIS_COMPUTER.test',
    to: 'if (!site.local && !THIS_COMPUTER.test',
    tests: ['scripts/lib/staticServer.test.ts › answers to evil.example'],
  },
  {
    name: 'third parties are loaded before anybody was asked',
    file: 'plugins/third-party/client/consentState.ts',
    from: "consent?.choice === 'granted'",
    to: "consent?.choice !== 'denied'",
    tests: ['plugins/third-party/client/consentState.test.ts › nowhere without consent'],
  },
];
