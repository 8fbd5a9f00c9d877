import type {Fault} from './fault';

export const hostingFaults: readonly Fault[] = [
  {
    name: 'third parties may run on pages of the account',
    file: 'plugins/hosting/rules.ts',
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
    file: 'plugins/hosting/rules.ts',
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
    name: 'third parties are loaded before anybody was asked',
    file: 'plugins/third-party/client/consentState.ts',
    from: "consent?.choice === 'granted'",
    to: "consent?.choice !== 'denied'",
    tests: ['plugins/third-party/client/consentState.test.ts › nowhere without consent'],
  },
];
