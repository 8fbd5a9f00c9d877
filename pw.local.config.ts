import {defineConfig} from '@playwright/test';
import {CHROMIUM_FLAGS, findBrowser} from './scripts/lib/browser';
export default defineConfig({testDir: '/work/wt/gallery/tests/e2e', outputDir: '/tmp/gallery-e2e', workers: 1, timeout: 45000, reporter: 'line', use: {baseURL: 'http://localhost:3360', locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: {width: 1280, height: 800}, launchOptions: {executablePath: findBrowser() ?? 'chromium', args: [...CHROMIUM_FLAGS]}}});
