import type {Fault} from './fault';

export const firstLoadFaults: readonly Fault[] = [
  {
    name: 'styles change when the whole stylesheet arrives: its layers have another order',
    file: 'plugins/first-styles/firstStyles.ts',
    from: 'return order + (result?.css ?? css);',
    to: 'return result?.css ?? css;',
    tests: ['plugins/first-styles/firstStyles.test.ts › keeps the order of all layers'],
  },
  {
    name: 'every page loads the routes of all old manuals',
    file: 'plugins/route-tables/index.ts',
    from: "process.env['NODE_ENV'] !== 'production'",
    to: "process.env['NODE_ENV'] === 'production'",
    tests: ['tests/built/weight.test.ts › the table of each older manual keeps within its budget'],
  },
  {
    name: 'the version menu changes under the mouse of a reader who chose one',
    file: 'plugins/boot/client/whenWanted.browser.ts',
    from: 'isEager || isMarked || namesOtherManual(view)',
    to: 'isEager || isMarked',
    tests: ['tests/e2e/versions.spec.ts › the version a reader chose is stored and kept'],
  },
  {
    name: 'React writes half a head while it takes over',
    file: 'src/theme/Root/index.tsx',
    from: 'HelmetProvider.canUseDOM = false;',
    to: '',
    tests: ['tests/e2e/firstLoad.spec.ts › React leaves the head of'],
  },
  {
    name: 'an idle page loads the application after half a second',
    file: 'plugins/boot/client/whenWanted.browser.ts',
    from: 'IDLE_DELAY_MS = 5000',
    to: 'IDLE_DELAY_MS = 500',
    tests: [
      'tests/e2e/firstLoad.spec.ts › no script but the boot file is asked for until somebody interacts',
    ],
  },
  {
    name: 'search engines take pages of old manuals for the current ones',
    file: 'src/theme/DocItem/Metadata/index.tsx',
    from: 'absoluteUrl(siteConfig.url, latestDocSuggestion.path)',
    to: 'absoluteUrl(siteConfig.url, metadata.permalink)',
    tests: ['tests/e2e/docPage.spec.ts › has the canonical address'],
  },
];
