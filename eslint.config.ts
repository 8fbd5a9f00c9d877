import {defineConfig} from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Globals that reach outside a function; pure modules take what they need as arguments. */
const OUTSIDE = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'fetch'];
const IMPURE_PROPERTIES = [
  {object: 'Date', property: 'now', message: 'Time is an argument of a pure module.'},
  {object: 'Math', property: 'random', message: 'Randomness is an argument of a pure module.'},
];

const forbid = (...groups: {group: string[]; message: string}[]): ['error', object] => [
  'error',
  {patterns: groups},
];

const PAGES = {group: ['@site/src/pages/*', '**/pages/*'], message: 'Nothing imports pages.'};
const THEME = {group: ['@site/src/theme/*'], message: 'Import theme parts through @theme.'};
const FEATURES = {
  group: ['@site/src/features/*', '@site/src/features/**'],
  message: 'Only pages and theme import features.',
};
const FEATURE_INSIDES = {
  group: ['@site/src/features/*/**'],
  message: 'A feature is imported through its index.ts.',
};
const PARTS = {
  group: ['@site/src/components/**', '@site/src/figures/**', '@site/src/browser/**'],
  message: 'lib imports nothing of ours.',
};
const SIMULATOR_SERVER = {
  group: ['@site/simulator/server/**', '**/simulator/server/**'],
  message: 'The simulated app runs in Node; pages use simulator/scenario.',
};
const NOT_PURE = {
  group: ['node:*', 'react', 'valibot', '@site/**', '!@site/simulator/**', '**/server/**'],
  message: 'simulator/scenario imports types of the SDK and itself.',
};
const SITE = {
  group: ['@site/src/*/**', '!@site/src/lib/**', '**/overlays/**', 'react'],
  message: 'effects use lib only.',
};
const SRC = {
  group: ['@site/src/**', '!@site/src/lib/**'],
  message: 'config and servers use data and lib only.',
};

export default defineConfig(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.docusaurus-fixture/',
      'build-fixture/',
      'build-account/',
      'node_modules/',
      'test-results/',
      'tests/fixtures/*/build/',
      'tests/fixtures/*/.docusaurus/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error', noInlineConfig: true}},
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: __dirname}},
    rules: {
      'max-lines': ['error', {max: 300}],
      eqeqeq: 'error',
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // Spreading a string gives code points, which is what handling Japanese text needs.
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      // TypeScript's noPropertyAccessFromIndexSignature asks for the brackets that this rule forbids.
      '@typescript-eslint/dot-notation': 'off',
      'no-restricted-imports': forbid(PAGES, THEME),
    },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict]},
  {
    // Pure modules: the suffix says where code may run (ARCHITECTURE.md).
    files: [
      'src/**/*.ts',
      'plugins/**/shared/**/*.ts',
      'config/**/*.ts',
      'effects/**/*.ts',
      'simulator/scenario/**/*.ts',
    ],
    ignores: ['**/*.browser.ts', '**/use*.ts', '**/*.test.ts', '**/*.{bundle,worker,worklet}.ts'],
    rules: {
      'no-restricted-globals': ['error', ...OUTSIDE],
      'no-restricted-properties': ['error', ...IMPURE_PROPERTIES],
    },
  },
  {
    files: ['src/pages/**', 'src/theme/**'],
    rules: {'no-restricted-imports': forbid(PAGES, THEME, FEATURE_INSIDES, SIMULATOR_SERVER)},
  },
  {
    files: ['src/features/**', 'src/components/**', 'src/figures/**', 'src/browser/**'],
    // These run in Node and start the simulated app.
    ignores: ['**/*.served.test.ts'],
    rules: {'no-restricted-imports': forbid(PAGES, THEME, FEATURES, SIMULATOR_SERVER)},
  },
  {files: ['src/lib/**'], rules: {'no-restricted-imports': forbid(PAGES, THEME, FEATURES, PARTS)}},
  {files: ['effects/**'], rules: {'no-restricted-imports': forbid(PAGES, THEME, SITE)}},
  {
    files: ['config/**', 'plugins/*/server/**', 'plugins/*/*.ts', 'simulator/server/**'],
    rules: {'no-restricted-imports': forbid(PAGES, THEME, SRC)},
  },
  {
    files: ['simulator/scenario/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {'no-restricted-imports': forbid(NOT_PURE)},
  },
);
