import type {Fault} from './fault';

export const stylesheetsFaults: readonly Fault[] = [
  {
    name: 'links have no focus ring before the application is there',
    file: 'plugins/bundle/pageStyles.ts',
    from: "const less = selector.replace(BRACKETS, '');",
    to: "const less = selector.replace(/\\([^()]*$/u, '');",
    tests: ['plugins/bundle/pageStyles.test.ts › keeps rules that ask for no class'],
  },
  {
    name: 'styles that come later win over those that should win',
    file: 'plugins/bundle/pageStyles.ts',
    from: 'return order + styles.toString();',
    to: 'return styles.toString();',
    tests: ['plugins/bundle/pageStyles.test.ts › keeps the order of all layers'],
  },
  {
    name: 'a variable that a tool reads is gone',
    file: 'plugins/bundle/pageStyles.ts',
    from: 'if (read.has(declaration.prop) || words.has(declaration.prop)) return;',
    to: 'if (read.has(declaration.prop)) return;',
    tests: ['plugins/bundle/pageStyles.test.ts › drops variables that nothing reads'],
  },
  {
    name: 'the styles of a part are loaded again that the page has already',
    file: 'plugins/bundle/writePageStyles.ts',
    from: 'withStyles(html, {own: await own, parts, later})',
    to: 'withStyles(html, {own: await own, parts: [], later})',
    tests: [
      'tests/e2e/styles.spec.ts › a page loads no stylesheet again, and the next one what it has more',
    ],
  },
  {
    name: 'every manual page carries the styles of all tools',
    file: 'plugins/bundle/writePageStyles.ts',
    from: 'return ordered.filter((sheet) => used.has(sheet));',
    to: 'return used.size > 0 ? ordered : [];',
    tests: ['tests/built/styles.test.ts › every documentation page keeps all of its styles'],
  },
];
