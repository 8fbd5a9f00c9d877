import type {Fault} from './fault';

export const pageMarkdownFaults: readonly Fault[] = [
  {
    name: 'the Markdown of a page lacks its lists',
    file: 'plugins/markdown/output/toMarkdown.ts',
    from: 'const LEFT_OUT = new Set([\n',
    to: "const LEFT_OUT = new Set([\n  'ul',\n",
    tests: ['tests/built/markdown.test.ts › says what the HTML of the manual says'],
  },
  {
    name: 'the Markdown of a drawing that is text has its first list alone',
    file: 'plugins/markdown/output/toMarkdown.ts',
    from: 'picture === undefined\n',
    to: 'legend === undefined\n',
    tests: ['plugins/markdown/output/toMarkdown.test.ts › reads all of a drawing that is text'],
  },
  {
    name: 'the copy button of a page copies its HTML',
    file: 'plugins/markdown/output/client/index.tsx',
    from: 'fetchSiteText(address)',
    to: "fetchSiteText(address.replace('.md', ''))",
    tests: ['tests/e2e/documents.spec.ts › a page of the manual is copied and opened as Markdown'],
  },
];
