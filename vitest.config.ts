import path from 'node:path';
import {playwright} from '@vitest/browser-playwright';
import {defineConfig} from 'vitest/config';
import {CHROMIUM_FLAGS, findTestBrowser} from './scripts/lib/browser';

// The aliases of Docusaurus that tested modules use.
const resolve = {alias: {'@site': __dirname}};
const CODE = ['config', 'packages', 'plugins', 'src', 'scripts', 'tests/content', 'tests/fuzz'];

// What is waited for comes late on a busy machine; the second of Vitest is too short.
const expect = {poll: {timeout: 15_000}};

/** How much of a value a message shows; with the 40 characters of Chai no finding is left in it. */
const chaiConfig = {truncateThreshold: 200};

/** How many inputs each border gets (tests/fuzz); a browser sees no environment. */
const provide = {fuzz: Number(process.env['FUZZ'] ?? 0)};

declare module 'vitest' {
  interface ProvidedContext {
    fuzz: number;
  }
}

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two is half.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'node',
          expect,
          chaiConfig,
          environment: 'node',
          provide,
          // Most files take less time than loading anew what they share.
          isolate: false,
          include: CODE.map((folder) => `${folder}/**/*.test.ts`),
          exclude: ['**/*.browser.test.*', '**/node_modules/**'],
          // Some start other programs (FFmpeg, Git, Python) many times.
          testTimeout: 60_000,
        },
      },
      {
        // Accounts on PGlite and on a PostgreSQL server of this run.
        resolve,
        test: {
          name: 'accounts',
          expect,
          environment: 'node',
          isolate: false,
          // A given stack (supabase/README.md) is asked only what all stacks must do.
          include:
            process.env['TEST_SUPABASE_URL'] === undefined
              ? ['supabase/**/*.test.ts']
              : ['supabase/tests/contract.test.ts'],
          globalSetup: './supabase/tests/support/globalSetup.ts',
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Needs a finished build/ and, for the build rules, builds small sites of its own.
        resolve,
        test: {
          name: 'built',
          expect,
          chaiConfig,
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        // Firefox and WebKit on a finished build/, side by side.
        resolve,
        test: {
          name: 'engines',
          expect,
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          globalSetup: './tests/engines/support/globalSetup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As in Chromium: a busy machine can make a single run fail.
          retry: 1,
        },
      },
      {
        resolve: {
          alias: {
            ...resolve.alias,
            '@docusaurus/Link': path.join(__dirname, 'tests/doubles/Link.tsx'),
            '@docusaurus/router': path.join(__dirname, 'tests/doubles/router.ts'),
          },
        },
        // A file that cannot be loaded fails by itself: Vite's overlay would lie over the pages of the
        // others, and what they press in it opens an editor that keeps the run from ending.
        server: {hmr: {overlay: false}},
        test: {
          name: 'browser',
          expect,
          provide,
          include: CODE.map((folder) => `${folder}/**/*.browser.test.{ts,tsx}`),
          // Hundreds of documents in one test, on a busy machine.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findTestBrowser() ?? 'chromium',
                args: [...CHROMIUM_FLAGS],
              },
            }),
            instances: [{browser: 'chromium'}],
          },
        },
      },
    ],
  },
});
