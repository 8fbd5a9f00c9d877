import type {Browser, Page} from 'playwright';

/** From where a link is followed to where. */
export type Journey = readonly [from: string, to: string];

/** How long links take, in milliseconds, in the order of the runs. */
export interface Followed {
  readonly journey: Journey;
  readonly times: readonly number[];
}

/** A phone's processor and a slow line, as Lighthouse has them, and all that was loaded is kept. */
const SLOW = {rate: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};
const REST_MS = 400;
/** What the page loads of its own accord is there, also on the slow line. */
const QUIET_MS = {fast: 1500, slow: 6000};

/**
 * Follows links by mouse with the application loaded, each in a fresh browser context, and measures
 * from the click to the end of the frame that first has the new page's heading.
 * @param slow with a quarter of the processor and 1.6 Mbit/s
 * @throws when a page has no such link in sight
 */
export async function followLinks(
  browser: Browser,
  origin: string,
  {journeys, runs, slow}: {journeys: readonly Journey[]; runs: number; slow: boolean},
): Promise<Followed[]> {
  const followed: Followed[] = [];
  for (const journey of journeys) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({
        viewport: {width: 1280, height: 900},
        locale: 'ja-JP',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(origin + journey[0]);
      if (slow) await slowDown(page);
      times.push(await follow(page, journey, QUIET_MS[slow ? 'slow' : 'fast']));
      await context.close();
    }
    followed.push({journey, times});
  }
  return followed;
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const {rate, ...line} = SLOW;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {offline: false, ...line});
  await client.send('Emulation.setCPUThrottlingRate', {rate});
}

async function follow(page: Page, [from, to]: Journey, quietMs: number): Promise<number> {
  // An interaction starts the application.
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForTimeout(quietMs);
  const link = page.locator(`a[href="${to}"]`).filter({visible: true}).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (box === null) throw new Error(`${from} shows no link to ${to}.`);
  const painted = page.evaluate(timeHeading);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 3});
  await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
  return painted;
}

/**
 * In the page: what is posted while a frame is made arrives when it has been painted. A mutation is
 * told before the next frame is made.
 */
function timeHeading(): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    let clicked = Number.NaN;
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      resolve(performance.now() - clicked);
    };
    const changes = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === before) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        port2.postMessage(undefined);
      });
    });
    addEventListener(
      'click',
      () => {
        clicked = performance.now();
        changes.observe(document.body, {childList: true, characterData: true, subtree: true});
      },
      {capture: true, once: true},
    );
  });
}
