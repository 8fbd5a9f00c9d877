import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {CONTROLLER_RELEASES, parseOptions} from '../../plugins/releases/options';
import {readReleases} from '../../plugins/releases/server/readReleases';
import {isStandIn, type Releases} from '../../plugins/releases/shared/release';
import {standInBytes} from '../../scripts/lib/standIn';
import {japaneseDay} from '../../src/lib/japaneseDay';
import versions from '../../versions.json';
import {expect, gotoHydrated, hydrate, test} from './support/fixtures';

const siteDir = path.join(__dirname, '..', '..');
const read = (options: unknown): Promise<Releases> =>
  readReleases({siteDir, ...parseOptions(options)});

const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading')});

type Current = Releases['current'];

/** Search engines read what the page shows. */
async function expectListedForMachines(page: Page, {version, win, mac}: Current): Promise<void> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const json = scripts.find((text) => text.includes('SoftwareApplication')) ?? '{}';
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {softwareVersion: version, downloadUrl: win.map(({url}) => url)},
      {softwareVersion: version, downloadUrl: mac.map(({url}) => url)},
    ],
  });
}

/** Every version of the manual is listed with what is offered for it. */
async function expectEveryManual(page: Page, {version, date}: Current): Promise<void> {
  const table = page.getByRole('table').filter({hasText: '配っているファイルと記録'});
  for (const [index, manual] of versions.entries()) {
    await expect(table.getByRole('link', {name: `${manual}のマニュアル`})).toHaveAttribute(
      'href',
      index === 0 ? '/docs/about' : `/docs/${manual}/about`,
    );
  }
  await expect(table.getByText(`${version}（${japaneseDay(date)}公開）`)).toBeVisible();
  await expect(table.getByText('配っていません').last()).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both platforms can be downloaded and compared, and all manuals are listed', async ({
    page,
  }) => {
    const {current} = await read({});
    await page.goto('/download');
    await expect(cards(page)).toHaveCount(2);
    for (const {name, url, size, hex, base64} of [...current.win, ...current.mac]) {
      const link = cards(page).locator(`a[href="${url}"]`);
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('download', name);
      const facts = page.getByRole('region', {name});
      await expect(facts).toContainText(`${size.toLocaleString('ja-JP')}バイト`);
      await expect(facts.getByText(hex, {exact: true})).toBeVisible();
      await expect(facts.getByText(base64, {exact: true})).toBeVisible();
    }
    for (const card of await cards(page).all()) {
      await expect(card).toContainText(`バージョン ${current.version}`);
      await expect(card.locator(`time[datetime="${current.date}"]`)).toBeVisible();
      await expect(card).toContainText('MB');
    }
    await expect(page.locator('noscript p')).toBeVisible();
    await expectListedForMachines(page, current);
    await expectEveryManual(page, current);
  });

  test('the controller has a zip for both platforms, and no day', async ({page}) => {
    const {id: _id, ...options} = CONTROLLER_RELEASES;
    const {current} = await read(options);
    await page.goto('/download/wordparty-controller');
    for (const {url} of [...current.win, ...current.mac]) {
      expect(url).toMatch(/\.zip$/u);
      await expect(cards(page).locator(`a[href="${url}"]`)).toBeVisible();
    }
    await expect(cards(page).locator('time')).toHaveCount(0);
  });
});

const AGENTS = [
  ['Windows', 'Windows NT 10.0; Win64; x64', ['Windows版', 'macOS版'], ['Windows版'], undefined],
  ['macOS', 'Macintosh; Intel Mac OS X 10_15_7', ['macOS版', 'Windows版'], ['macOS版'], undefined],
  [
    'Android',
    'Linux; Android 15; Mobile',
    ['Windows版', 'macOS版'],
    [],
    'スマートフォンやタブレットには',
  ],
  ['Linux', 'X11; Linux x86_64', ['Windows版', 'macOS版'], [], 'Linux版はありません'],
] as const;

for (const [system, platform, order, marked, note] of AGENTS) {
  test.describe(`on ${system}`, () => {
    test.use({userAgent: `Mozilla/5.0 (${platform}) AppleWebKit/537.36 Chrome/140.0.0.0`});

    test('the visitor is offered what fits', async ({page}) => {
      await page.goto('/download');
      const seen: {name: string; left: number; marked: boolean}[] = [];
      for (const card of await cards(page).all()) {
        const heading = await card.getByRole('heading').innerText();
        seen.push({
          name: /^(?:Windows|macOS)版/u.exec(heading)?.[0] ?? heading,
          left: (await card.boundingBox())?.x ?? -1,
          marked: await card.getByText('お使いのOS').isVisible(),
        });
      }
      seen.sort((a, b) => a.left - b.left);
      expect(seen.map(({name}) => name)).toEqual(order);
      expect(seen.filter((card) => card.marked).map(({name}) => name)).toEqual(marked);
      for (const text of ['スマートフォンやタブレットには', 'Linux版はありません']) {
        await expect(page.getByText(text)).toBeVisible({visible: text === note});
      }
    });
  });
}

test.describe('copying a hash', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('says so, and the clipboard holds it', async ({page}) => {
    const {current} = await read({});
    const [file] = current.win;
    if (file === undefined) throw new Error('no file');
    await gotoHydrated(page, '/download');
    const facts = page.getByRole('region', {name: file.name});
    for (const [label, value] of [
      ['16進', file.hex],
      ['base64', file.base64],
    ] as const) {
      await page.getByRole('button', {name: `${file.name}のSHA-512（${label}）をコピー`}).click();
      await expect(facts.getByText('コピーしました').first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
  });
});

test.describe('checking a file', () => {
  const input = (page: Page): Locator => page.getByLabel('ダウンロードしたファイルを選ぶ');
  const bytes = (text: string) => ({
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  });

  test('another content is named, also when the file was chosen before React was there', async ({
    page,
  }) => {
    const {current} = await read({});
    const [file] = current.win;
    if (file === undefined) throw new Error('no file');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url());
    });
    await page.goto('/download');
    await input(page).setInputFiles({name: file.name.replace('.exe', ' (1).exe'), ...bytes('cut')});
    await hydrate(page);
    const main = page.getByRole('main');
    await expect(main.getByText('一致しません')).toBeVisible();
    // Of 128 digits nobody hears the end.
    await expect(main.getByRole('status').filter({hasText: '一致しません'})).not.toContainText(
      'SHA',
    );
    await expect(main.getByText(/^調べたファイルのSHA-512/u)).toBeVisible();
    await expect(main.getByText('ダウンロードが途中で切れた可能性があります')).toBeVisible();

    await input(page).setInputFiles({name: 'other.bin', ...bytes('abc')});
    await expect(main.getByText('「other.bin」は、このページのどのファイルとも')).toBeVisible();
    // FIPS 180-4: the example "abc".
    await expect(main.getByText(/^ddaf35a193617abacc417349ae204131.*a54ca49f$/u)).toBeVisible();
    // Nothing of it leaves the machine.
    expect(sent).toEqual([]);
  });

  test('the listed file is recognised', async ({page}) => {
    const {id: _id, ...options} = CONTROLLER_RELEASES;
    const {current} = await read(options);
    const [file] = current.win;
    test.skip(file === undefined || !isStandIn(current), 'the bytes of a real build are not here');
    if (file === undefined) return;
    const folder = await mkdtemp(path.join(tmpdir(), 'checked-'));
    try {
      const download = path.join(folder, 'renamed.zip');
      await writeFile(download, Buffer.concat([...standInBytes(file.name, file.size)]));
      await gotoHydrated(page, '/download/wordparty-controller');
      await input(page).setInputFiles(download);
      const main = page.getByRole('main');
      await expect(main.getByText('一致しました')).toBeVisible();
      await expect(
        main.getByText(`「${file.name}」（${current.version}）と同じ中身です`),
      ).toBeVisible();
    } finally {
      await rm(folder, {recursive: true});
    }
  });
});
