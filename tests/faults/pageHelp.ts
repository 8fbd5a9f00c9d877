import type {Fault} from './fault';

export const pageHelpFaults: readonly Fault[] = [
  {
    name: 'names on screen are marked as terms',
    file: 'plugins/markdown/markTerms.ts',
    from: 'if (depth.quotes > 0 || ',
    to: 'if (',
    tests: ['plugins/markdown/markTerms.test.ts › leaves a name on screen alone'],
  },
  {
    name: 'terms are links in the Markdown of a page',
    file: 'plugins/markdown/output/toMarkdown.ts',
    from: 'isElement(node) && classesOf(node).includes(TERM_CLASS)',
    to: 'isElement(node) && node.tagName === TERM_CLASS',
    tests: ['plugins/markdown/output/toMarkdown.test.ts › takes a word that the glossary explains'],
  },
  {
    name: 'Escape leaves the tip of a term open',
    file: 'plugins/markdown/client/tip.browser.ts',
    from: "if (event.key !== 'Escape') return;",
    to: "if (event.key !== 'Esc') return;",
    tests: ['tests/e2e/pageHelp.spec.ts › a word is explained where it is pointed at or focused'],
  },
  {
    name: 'an answer of a reader carries cookies',
    file: 'src/features/pageFeedback/sendFeedback.browser.ts',
    from: "credentials: 'omit'",
    to: "credentials: 'include'",
    tests: ['src/features/pageFeedback/sendForm.browser.test.tsx › sends page, version and answer'],
  },
  {
    name: 'the policy does not say where answers of readers go',
    file: 'src/features/legal/transmissions.ts',
    from: "...(config.feedbackUrl === '' ?",
    to: "...(config.feedbackUrl !== '' ?",
    tests: ['src/features/legal/transmissions.test.ts › has a row for the answers of readers'],
  },
];
