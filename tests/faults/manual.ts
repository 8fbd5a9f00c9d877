import versions from '../../versions.json';
import type {Fault} from './fault';

/** Tests of single pages are about the newest manual. */
const NEWEST = versions[0] ?? '';

export const manualFaults: readonly Fault[] = [
  {
    name: 'a table of more than two columns stays as wide on a phone as it is',
    file: 'plugins/markdown/tables.ts',
    from: 'if (heads.length < 2 || (heads.length > 2 && fits(texts))) return;',
    to: 'if (heads.length !== 2) return;',
    tests: ['plugins/markdown/tables.test.ts › names the cells of a row of more'],
  },
  {
    name: 'a page of the guide is missing in the sidebar',
    file: `versioned_sidebars/version-${NEWEST}-sidebars.json`,
    from: '        "guide/setup",\n',
    to: '',
    tests: [
      'tests/content/oldManuals.test.ts › has every page but the one on reports in its one sidebar',
    ],
  },
  {
    name: 'the limit of the look-back is told as another number',
    file: `versioned_docs/version-${NEWEST}/feature/analytics.mdx`,
    from: '種類ごとに500件までですが',
    to: '種類ごとに1000件までですが',
    tests: ['tests/content/specFacts.test.ts › the analysis is excluded'],
  },
  {
    name: 'a sample asks for a type that the SDK does not know',
    file: `versioned_docs/version-${NEWEST}/developer/onesdk-js.mdx`,
    from: "await OneSDK.setup({permissions: ['comments', 'deleted', 'clear']});",
    to: "await OneSDK.setup({permissions: ['comment', 'deleted', 'clear']});",
    tests: ['tests/content/samples.test.ts › type-check'],
  },
  {
    name: 'the first template looks for the SDK where no folder has it',
    file: `versioned_docs/version-${NEWEST}/developer/onesdk-js.mdx`,
    from: '<script src="../__origin/js/onesdk.js"></script>\n    <script>\n',
    to: '<script src="../../__origin/onesdk.js"></script>\n    <script>\n',
    tests: [
      'tests/e2e/manualSamples.spec.ts › the first template shows the test comment as a local file',
    ],
  },
  {
    name: 'the settings page of a plugin sends JSON without its content type',
    file: `versioned_docs/version-${NEWEST}/developer/plugin.mdx`,
    from: "const headers = {'Content-Type': 'application/json'};",
    to: 'const headers = {};',
    tests: ['tests/e2e/manualSamples.spec.ts › the settings page of the plugin saves'],
  },
  {
    name: 'the word list of the tutorial never keeps a word that was sent',
    file: `versioned_docs/version-${NEWEST}/developer/plugin.mdx`,
    from: "    api?.store.set('words', words);\n",
    to: '',
    tests: ['tests/content/procedures.test.ts › answers the calls of the page on the HTTP API'],
  },
  {
    name: 'a link leads to a heading that the page does not have',
    file: `versioned_docs/version-${NEWEST}/guide/index.mdx`,
    from: '(./install.mdx#うまくいかないときは)',
    to: '(./install.mdx#うまくいかないとき)',
    tests: [
      'tests/built/links.test.ts › every link to a page, a file or a heading of the site leads there',
    ],
  },
  {
    name: 'the pages of a tag have moved to another address',
    file: 'versioned_docs/version-7.2/tags.yml',
    from: 'permalink: /obs',
    to: 'permalink: /OBS',
    tests: ['tests/built/pages.test.ts › has its pages, tag index and tag pages at its path'],
  },
  {
    name: 'the page on reports has the sidebar of the manual',
    file: `versioned_docs/version-${NEWEST}/contributing.mdx`,
    from: 'displayed_sidebar: null',
    to: 'displayed_sidebar: docs',
    tests: ['tests/e2e/versions.spec.ts › contributing has no sidebar'],
  },
  {
    name: 'a break between Latin and Japanese becomes a space in the text',
    file: 'plugins/markdown/joinCjkLines.ts',
    from: '`(?<=${CJK})[ \\\\t]*\\\\n[ \\\\t]*|[ \\\\t]*\\\\n[ \\\\t]*(?=${CJK})`',
    to: '`(?<=${CJK})[ \\\\t]*\\\\n[ \\\\t]*(?=${CJK})`',
    tests: ['plugins/markdown/joinCjkLines.test.ts › joins'],
  },
  {
    name: 'a page is compared with the version after it in place of the one before',
    file: 'plugins/markdown/changes/pageChanges.ts',
    from: 'versions[versions.indexOf(version) + 1]',
    to: 'versions[versions.indexOf(version) - 1]',
    tests: [
      'plugins/markdown/changes/pageChanges.test.ts › compares a page with the version before its own',
    ],
  },
  {
    name: 'the changes stay empty when they are opened before React is there',
    file: 'plugins/markdown/changes/client/index.tsx',
    from: '    if (details.current?.open === true) setWasOpened(true);\n',
    to: '',
    tests: ['tests/e2e/versions.spec.ts › is opened by the link of the banner'],
  },
  {
    name: 'an old page names itself as the one that search engines should show',
    file: 'src/theme/DocItem/Metadata/index.tsx',
    from: 'absoluteUrl(siteConfig.url, latestDocSuggestion.path)',
    to: 'absoluteUrl(siteConfig.url, metadata.permalink)',
    tests: ['tests/e2e/docPage.spec.ts › has the canonical address'],
  },
  {
    name: 'the version that a reader chose is forgotten outside of the manual',
    file: 'src/theme/NavbarItem/DocsVersionDropdownNavbarItem.tsx',
    from: '      onClick: () => {\n        savePreferredVersionName(version.name);\n      },\n',
    to: '',
    tests: ['tests/e2e/versions.spec.ts › the version a reader chose is stored'],
  },
  {
    name: 'a manual says again that people move up in the queue',
    file: 'versioned_docs/version-7.2/feature/order-management.mdx',
    from: 'プレイ中の人は列の一番上にまとまり',
    to: 'プレイ中の人は列の上へ移り',
    tests: ['tests/content/appFacts.test.ts › who plays stands on top of the queue'],
  },
  {
    name: 'nobody learns how long a code of the fan support lasts',
    file: 'versioned_docs/version-6.0/pro/how-to-get-license.mdx',
    from: '最後に使ったコードの期限まで使え',
    to: 'しばらく使え',
    tests: ['tests/content/appFacts.test.ts › a code of the fan support ends'],
  },
  {
    name: 'a drawing cuts off the end of a line on the narrowest phones',
    file: 'src/figures/kit/DecisionFlow.module.css',
    from: 'word-break: normal;',
    to: 'word-break: auto-phrase;',
    tests: ['tests/e2e/everyPage.spec.ts › every kind of page hydrates in silence'],
  },
];
