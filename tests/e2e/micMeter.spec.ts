import type {Page} from '@playwright/test';
import type {Reading} from '@komebiyori/mic-meter/reading';
import {expect, gotoHydrated, test} from './support/fixtures';
import {FIXTURE_ORIGIN} from './support/origins';

// The page of the fixture site runs the worklet as it is built, under the site's headers.
test.use({baseURL: FIXTURE_ORIGIN});

interface Shown extends Omit<Reading, 'spectrum'> {
  readonly bins: number;
  readonly rate: number;
}

/** The reading on the page, when it has measured for longer than some seconds. */
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
  const {channels, loudness, bins, lostFrames, clips} = await shown(page, 1);
  expect(channels).toHaveLength(1);
  expect(channels[0]?.peak).toBeCloseTo(-20, 1);
  expect(channels[0]?.rms).toBeCloseTo(-23.01, 1);
  // One channel: 3.01 dB below what the same on both sides has.
  expect(loudness.integrated).toBeCloseTo(-23.01, 1);
  expect({bins, clips}).toEqual({bins: 2049, clips: 0});
  expect(lostFrames).toBeGreaterThanOrEqual(0);
});
