import type {Fault} from './fault';

export const firstLoadFaults: readonly Fault[] = [
  {
    name: 'the policy forbids the rules by which the browser fetches pages ahead',
    file: 'plugins/hosting/inlineScripts.ts',
    from: '/type=["\']?application\\//iu',
    to: '/type=["\']?(?:application|speculationrules)/iu',
    tests: [
      'tests/e2e/prefetching.spec.ts › before the application is there, the page of the link under the pointer is',
    ],
  },
  {
    name: 'the page before is drawn anew before each one that is there already',
    file: 'plugins/bundle/client/PendingNavigation.browser.ts',
    from: 'return this.#isDrawn;',
    to: 'return false;',
    tests: ['plugins/bundle/client/PendingNavigation.browser.test.ts › draws a page that is there'],
  },
  {
    name: 'a page is drawn before it has loaded',
    file: 'plugins/bundle/client/PendingNavigation.browser.ts',
    from: 'this.#isDrawn = isWantedThere();',
    to: 'this.#isDrawn = true;',
    tests: ['plugins/bundle/client/PendingNavigation.browser.test.ts › keeps the page until'],
  },
  {
    name: 'styles change when another stylesheet arrives: the layers have another order',
    file: 'plugins/bundle/pageStyles.ts',
    from: 'return order + styles.toString();',
    to: 'return styles.toString();',
    tests: ['plugins/bundle/pageStyles.test.ts › keeps the order of all layers'],
  },
  {
    name: 'every page loads the routes of all old manuals',
    file: 'plugins/bundle/index.ts',
    from: '...(IS_BUILD && writeTables(generatedFilesDir))',
    to: '...(!IS_BUILD && writeTables(generatedFilesDir))',
    tests: ['tests/built/weight.test.ts › the table of each older manual keeps within its budget'],
  },
  {
    name: 'the version menu changes under the mouse of a reader who chose one',
    file: 'plugins/boot/client/whenWanted.browser.ts',
    from: 'isEager || isMarked || isResumed || namesOtherManual(view)',
    to: 'isEager || isMarked || isResumed',
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
  {
    name: 'a page that cannot be loaded is asked for once, and never told',
    file: 'src/lib/loads.ts',
    from: 'if (isWanted()) {',
    to: 'if (!isWanted()) {',
    tests: ['src/lib/loads.test.ts › is told, waits, and arrives when it is tried again'],
  },
  {
    name: 'without a network a missing page takes the one that is read along',
    file: 'src/browser/loadFailure.browser.ts',
    from: 'if (!(await isReachable())) return;',
    to: '',
    tests: [
      'tests/e2e/loading.spec.ts › without a network the page stays, under a red box with the error',
    ],
  },
  {
    name: 'a page is drawn without its styles, in silence',
    file: 'plugins/boot/client/loadFiles.browser.ts',
    from: 'resolve(false);',
    to: 'resolve(true);',
    tests: ['tests/e2e/styles.spec.ts › the stylesheet of a page is gone after a deployment'],
  },
  {
    name: 'the progress bar ends with the page before the last that was asked for',
    file: 'src/browser/navigation.browser.ts',
    from: 'wanted.push(loading);',
    to: '',
    tests: [
      'tests/e2e/progressBar.spec.ts › it goes on until the last page is there when clicks follow each other',
    ],
  },
  {
    name: 'before React the shortcut of the search is always mod+k',
    file: 'plugins/search/theme/SearchBar/index.tsx',
    from: 'data-shortcut={writeShortcut(data.shortcut)}',
    to: 'data-shortcut=""',
    tests: ['tests/e2e/searchBox.spec.ts › Control+k works before React is there'],
  },
  {
    name: 'what a busy host says in place of a script is kept for it',
    file: 'plugins/offline/shared/rules.ts',
    from: 'ending.test(pathname) && fitting.test(served)',
    to: 'ending.test(pathname)',
    tests: ['plugins/offline/shared/rules.test.ts › served as "text/plain": false'],
  },
];
