import {defineConfig} from '@playwright/test';
import {CHROMIUM_FLAGS, findBrowser} from './scripts/lib/browser';
import {LOCAL_ACCOUNTS} from './config/localAccounts';
import {FIXTURE_PORT, SITE_PORT} from './tests/e2e/support/origins';

/** A server of the rules that the build wrote, for one built folder. */
const serve = (port: number, folder: string) => ({
  command: 'npx --no-install tsx scripts/serve.ts',
  env: {PORT: String(port), BUILD_DIR: folder},
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine can make a single run fail. A test that needed its second run is printed by name
  // (scripts/test.ts), so that it is mended and not forgotten.
  retries: 1,
  timeout: 45_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['dot'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: {width: 1280, height: 800},
    launchOptions: {executablePath: findBrowser() ?? 'chromium', args: [...CHROMIUM_FLAGS]},
    screenshot: 'only-on-failure',
  },
  webServer: [
    serve(SITE_PORT, 'build'),
    serve(FIXTURE_PORT, 'build-fixture'),
    {
      command: 'npx --no-install tsx supabase/local/main.ts',
      env: {
        ACCOUNTS_SITE: `http://localhost:${SITE_PORT}`,
        // Tests send codes to one address again without a minute's wait, and sign in all at once.
        ACCOUNTS_RESEND_AFTER: '0',
        ACCOUNTS_VERIFY_LIMIT: '10000',
      },
      url: `${LOCAL_ACCOUNTS.url}/outbox.json`,
      reuseExistingServer: false,
    },
  ],
});
