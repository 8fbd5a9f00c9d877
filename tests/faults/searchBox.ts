import type {Fault} from './fault';

export const searchBoxFaults: readonly Fault[] = [
  {
    name: 'the link to the results outside a section leads to those within it',
    file: 'plugins/search/theme/SearchBar/Footer.tsx',
    from: "const all = searchAddress({query, context: '', versionPath}, known);",
    to: "const all = searchAddress({query, context: context?.path ?? '', versionPath}, known);",
    tests: [
      'tests/e2e/searchSuggestions.spec.ts › the links to all results say it in the words of the specification',
    ],
  },
  {
    name: 'the arrow keys in the suggestions scroll the page away under the reader',
    file: 'plugins/search/theme/SearchBar/showOption.browser.ts',
    from: "block: 'nearest'",
    to: "block: 'center'",
    tests: ['tests/e2e/searchBox.spec.ts › it never scrolls the page that one reads'],
  },
  {
    name: 'each letter that is typed into the navbar scrolls the page',
    file: 'src/css/custom.css',
    from: 'html:has(.navbar:focus-within)',
    to: 'html:has(.navbar:active)',
    tests: ['tests/e2e/searchBox.spec.ts › it never scrolls the page that one reads'],
  },
  {
    name: 'Delete takes no letter away once a suggestion is chosen',
    file: 'plugins/search/theme/SearchBar/boxAction.ts',
    from: "isOpen && hasChosen && isEmpty ? 'forget' : undefined",
    to: "isOpen && hasChosen ? 'forget' : undefined",
    tests: ['plugins/search/theme/SearchBar/boxAction.test.ts › Delete'],
  },
  {
    name: 'the newest search is forgotten when five are remembered',
    file: 'plugins/search/client/recentSearches.ts',
    from: '...withoutRecent(recent, added)].slice(0, MAX_RECENT)',
    to: '...withoutRecent(recent, added)].slice(-MAX_RECENT)',
    tests: ['plugins/search/client/recentSearches.test.ts › forgets the oldest of more than'],
  },
  {
    name: 'the Enter that ends a composition sends the search',
    file: 'plugins/search/client/composing.ts',
    from: 'isComposing || keyCode === INPUT_METHOD_KEY',
    to: 'isComposing && keyCode === INPUT_METHOD_KEY',
    tests: [
      'tests/e2e/searchIme.spec.ts › the keys of a composition neither choose, nor close, nor send',
    ],
  },
  {
    name: 'a space typed on the results page vanishes',
    file: 'plugins/search/theme/SearchPage/useSearchForm.ts',
    from: 'if (address(state) === written.current) return;',
    to: '',
    tests: ['tests/e2e/searchPage.spec.ts › a space at the end stays while one goes on typing'],
  },
  {
    name: 'links keep the marked words after the marks were cleared',
    file: 'plugins/search/client/marks/forgetWords.browser.ts',
    from: "window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state as unknown}));",
    to: '',
    tests: [
      'tests/e2e/searchMarksBar.spec.ts › clears marks and parameter; the rest of the address and the menus agree',
    ],
  },
  {
    name: 'every page loads the index, also for those who search nothing',
    file: 'plugins/search/theme/SearchBar/index.tsx',
    from: "if (input !== null && (input.value !== '' || input === document.activeElement)) load();",
    to: 'if (input !== null) load();',
    tests: ['tests/e2e/search.spec.ts › nothing is loaded before the first focus or hover'],
  },
];
