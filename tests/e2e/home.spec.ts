import current from '../../data/releases/current.json';
import {expect, gotoHydrated, hydrate, test} from './support/fixtures';

test('home: the drawn stream can be stopped, and stands still for those who asked for less motion', async ({
  page,
}) => {
  const running = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .querySelector('figure')
          ?.getAnimations({subtree: true})
          .filter((animation) => animation.playState === 'running').length ?? -1,
    );
  await page.goto('/');
  expect(await running()).toBeGreaterThan(0);
  await page.getByLabel('動きを止める').check();
  expect(await running()).toBe(0);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.reload();
  expect(await running()).toBe(0);
});

test('home: visitors comment on the drawn stream, and the app answers', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, '/');
  const stage = page.getByRole('img', {name: /^配信画面に/u});
  await expect(stage).toContainText('① 歌う6票');
  const say = async (text: string): Promise<void> => {
    await page.getByRole('button', {name: text, exact: true}).click();
  };
  await say('①');
  await expect(stage).toContainText('① 歌う7票');
  await expect(page.getByRole('status').filter({hasText: '①'})).toContainText('1票入りました');
  await say('参加');
  await expect(stage).toContainText('ほか1人');
  await say('ギフトを贈る');
  await expect(stage).toContainText('応援しています');
});

test('home: a comment sent before React is there is not lost', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  await page.getByRole('button', {name: '参加', exact: true}).click();
  await expect(page.getByRole('img', {name: /^配信画面に/u})).toContainText('ほか1人');
});

test('home: simulated viewers write while the stream is in sight, and rest out of it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await hydrate(page);
  const stage = page.getByRole('img', {name: /^配信画面に/u});
  const seen = await stage.textContent();
  await page.clock.runFor(3_000);
  await expect.poll(() => stage.textContent()).not.toBe(seen);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect
    .poll(() => stage.evaluate((node) => node.getBoundingClientRect().bottom < 0))
    .toBe(true);
  // The observer tells after the next frames; the words then stay what they are.
  await page.clock.runFor(1_000);
  const rest = await stage.textContent();
  await page.clock.runFor(30_000);
  expect(await stage.textContent()).toBe(rest);
});

test.describe('home without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('says what the app does and shows it at work', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      '配信のコメントを、ぜんぶここで。',
    );
    await expect(page.getByRole('img', {name: /^配信画面に/u})).toContainText('こんばんは！');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /ダウンロード/u})
        .first(),
    ).toBeVisible();
  });
});

for (const {system, userAgent, name} of [
  {
    system: 'Windows',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0',
    name: /^Windows版をダウンロード/u,
  },
  {
    system: 'macOS',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15',
    name: /^macOS版をダウンロード/u,
  },
]) {
  test.describe(`home on ${system}`, () => {
    test.use({userAgent});

    test('offers the file for the system, before any script of the application', async ({page}) => {
      await page.goto('/');
      const main = page.getByRole('main');
      const buttons = main.getByRole('link', {name: /版をダウンロード/u});
      // One at the top, one at the end; those for the other system are not shown.
      await expect(buttons).toHaveCount(2);
      await expect(buttons.first()).toHaveAccessibleName(name);
      await expect(buttons.first()).toHaveAttribute(
        'href',
        new RegExp(`/${current.version}/[^/]*${current.version}`, 'u'),
      );
      await expect(main.getByRole('link', {name: '入れ方とほかのファイル'})).toHaveCount(2);
    });
  });
}

test('home: the opening stands as far in as all that follows', async ({page}) => {
  await page.goto('/');
  for (const width of [390, 997, 1280, 1600]) {
    await page.setViewportSize({width, height: 800});
    const lefts = await page
      .locator('main :is(h1, h2)')
      .evaluateAll((titles) =>
        titles
          .filter((title) => getComputedStyle(title).textAlign !== 'center')
          .map((title) => title.getBoundingClientRect().left),
      );
    expect(lefts.length).toBeGreaterThan(3);
    expect([...new Set(lefts)], `at ${width} px`).toHaveLength(1);
  }
});
