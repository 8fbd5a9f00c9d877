import {defineConfig} from '@playwright/test';
import {LOCAL_ACCOUNTS} from './config/localAccounts';
import {CHROMIUM_FLAGS, findTestBrowser} from './scripts/lib/browser';
import {SITE_ORIGIN} from './tests/e2e/support/origins';

const {host, port} = LOCAL_ACCOUNTS;
/** The built pages ask the backend at its own address, where `npm start` may have another one. */
const backendElsewhere = `--host-resolver-rules=MAP ${host}:${port} ${host}:${process.env['E2E_ACCOUNTS'] ?? port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  // Not the folder of the reports, which it empties.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One more than the cores of CI: a test waits a fifth of its time, for a clock or for an answer.
  workers: 3,
  // A busy machine can make a single run fail. A test that needed its second run is printed by name
  // (scripts/lib/testReports.ts), so that it is mended and not forgotten.
  retries: 1,
  timeout: 45_000,
  // As in Vitest: what is waited for comes late on a busy machine.
  expect: {timeout: 15_000},
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['dot'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: SITE_ORIGIN,
    // Only offline.spec lets the site's worker answer.
    serviceWorkers: 'block',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: {width: 1280, height: 800},
    launchOptions: {
      executablePath: findTestBrowser() ?? 'chromium',
      args: [...CHROMIUM_FLAGS, backendElsewhere],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npx --no-install tsx scripts/testServers.ts',
    // Kept in the environment of the tests under these names.
    wait: {
      stdout: /site (?<E2E_SITE>\d+), fixture (?<E2E_FIXTURE>\d+), accounts (?<E2E_ACCOUNTS>\d+)/u,
    },
  },
});
