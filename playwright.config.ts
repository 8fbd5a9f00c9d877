import {defineConfig} from '@playwright/test';
import {CHROMIUM_FLAGS, findBrowser} from './scripts/lib/browser';

const port = Number(process.env['E2E_PORT'] ?? 3100);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A retry would hide a fault that a visitor meets.
  retries: 0,
  timeout: 45_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: {width: 1280, height: 800},
    launchOptions: {executablePath: findBrowser() ?? 'chromium', args: [...CHROMIUM_FLAGS]},
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npx tsx scripts/serve.ts`,
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
