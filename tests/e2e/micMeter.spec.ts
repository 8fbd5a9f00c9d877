import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {CHROMIUM_FLAGS, findBrowser} from '../../scripts/lib/browser';
import type {Reading} from '../../src/features/micChecker/measure/reading';
import {tone} from '../../src/features/micChecker/measure/testing/signals';
import {encodeWav} from '../../src/features/micChecker/measure/testing/wav';
import {expect, gotoHydrated, test} from './support/fixtures';
import {FIXTURE_ORIGIN} from './support/origins';

// The page of the fixture site runs the worklet as it is built, under the site's headers.
test.use({baseURL: FIXTURE_ORIGIN});

interface Shown extends Omit<Reading, 'spectrum'> {
  readonly bins: number;
  readonly rate: number;
}

/** The reading on the page, when it has measured for some seconds. */
async function shown(page: Page, seconds: number): Promise<Shown> {
  let reading: Shown | undefined;
  await expect
    .poll(
      async () => {
        reading = JSON.parse((await page.locator('output').textContent()) || '{}') as Shown;
        return reading.seconds;
      },
      {timeout: 20_000},
    )
    .toBeGreaterThan(seconds);
  if (reading === undefined) throw new Error('Nothing was measured');
  return reading;
}

test('a sine reads right through the built worklet', async ({page}) => {
  await gotoHydrated(page, '/mic');
  await page.getByRole('button', {name: '正弦波'}).click();
  const {channels, loudness, bins, lostFrames, clips} = await shown(page, 4);
  expect(channels).toHaveLength(1);
  expect(channels[0]?.peak).toBeCloseTo(-20, 1);
  expect(channels[0]?.rms).toBeCloseTo(-23.01, 1);
  // One channel: 3.01 dB below what the same on both sides has.
  expect(loudness.shortTerm).toBeCloseTo(-23.01, 1);
  expect({bins, clips}).toEqual({bins: 2049, clips: 0});
  expect(lostFrames).toBeGreaterThanOrEqual(0);
});

test('a sine of -23 dBFS in the fake microphone reads -23.0 peak and -26.0 RMS', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mic-'));
  const file = path.join(folder, 'sine.wav');
  writeFileSync(file, encodeWav([tone([[-23, 20]], 48_000)], 48_000));
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [...CHROMIUM_FLAGS, `--use-file-for-fake-audio-capture=${file}`],
  });
  try {
    const page = await browser.newPage();
    await gotoHydrated(page, `${FIXTURE_ORIGIN}/mic`);
    await page.getByRole('button', {name: 'マイク'}).click();
    const {channels} = await shown(page, 4);
    for (const channel of channels) {
      expect(channel.peak).toBeGreaterThan(-23.1);
      expect(channel.peak).toBeLessThan(-22.9);
      expect(channel.rms).toBeGreaterThan(-26.1);
      expect(channel.rms).toBeLessThan(-25.9);
    }
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true});
  }
});
