import {chromium, type Browser} from '@playwright/test';
import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';
import {CHROMIUM_FLAGS, findBrowser} from '../../scripts/lib/browser';
import {createHostileComments} from '../../simulator/scenario/hostile';
import type {Comment} from '../../simulator/scenario';
import type {AppVersion} from '../model/appVersions';
import {newDesign, setOptions, type Options} from '../model/design';
import {
  connected,
  serveOverlay,
  type ServedOverlay,
  type ServeOptions,
} from '../testing/serveOverlay';

/** Chromium on a busy machine. */
vi.setConfig({testTimeout: 30_000, hookTimeout: 30_000});

let browser: Browser;
let served: ServedOverlay | undefined;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [...CHROMIUM_FLAGS],
  });
});
afterAll(() => browser.close());
afterEach(async () => {
  await served?.close();
  served = undefined;
});

async function open(options: Options = {}, app: AppVersion = '8_0', how: ServeOptions = {}) {
  const design = setOptions(newDesign('basic', app), options);
  served = await serveOverlay(browser, design, how);
  if (app !== '4_2') await connected(served);
  return served;
}

const comments = (overlay: ServedOverlay) => overlay.page.locator('.comments > .comment');

const made = ({app}: ServedOverlay, kind: Parameters<typeof app.make>[0]): Comment => {
  const {message} = app.make(kind, {service: 'youtube', tier: 4});
  const [comment] = message.type === 'comments' ? message.data.comments : [];
  if (comment === undefined) throw new Error('No comment was made');
  return comment;
};

const send = ({app}: ServedOverlay, ...list: Comment[]): void => {
  app.send({type: 'comments', data: {comments: list}});
};

it.each(['5_0', '7_0', '8_0'] as const)(
  'shows comments in the family’s structure: %s',
  async (app) => {
    const overlay = await open({}, app);
    const {data} = made(overlay, 'gift');
    await comments(overlay).first().waitFor();
    const facts = await comments(overlay)
      .first()
      .evaluate((element: HTMLElement) => ({
        classes: element.className.split(' ').slice(0, 2),
        data: Object.fromEntries(Object.entries(element.dataset)),
        box: element.style.getPropertyValue('--lcv-background-color'),
        name: element.querySelector('.comment-block > .name')?.firstChild?.textContent,
        paid: element.querySelector('.comment-body > .paid-text > strong')?.textContent,
        hasText: element.querySelector('.comment-body > .comment-text') !== null,
        hasAvatar: element.querySelector('.avatar > img') !== null,
      }));
    expect(facts).toMatchObject({
      classes: ['comment', 'odd'],
      data: {
        service: 'youtube',
        user: data.name,
        paid: 'true',
        gift: 'true',
        owner: 'false',
        tier: '4',
      },
      box: '#ffca28',
      name: data.displayName,
      paid: '¥1,000',
      hasText: true,
      hasAvatar: true,
    });
    expect(overlay.complaints).toEqual([]);
  },
);

it('writes anew what is sent again, in its place', async () => {
  const overlay = await open();
  const first = made(overlay, 'ordinary');
  made(overlay, 'ordinary');
  await expect.poll(() => comments(overlay).count()).toBe(2);
  send(overlay, {...first, data: {...first.data, comment: '直した'}} as Comment);
  await expect
    .poll(() => comments(overlay).locator('.comment-text').allTextContents())
    .toContain('直した');
  expect(await comments(overlay).first().locator('.comment-text').textContent()).toBe('直した');
});

it('takes away what is deleted and cleared', async () => {
  const overlay = await open();
  const first = made(overlay, 'ordinary');
  const second = made(overlay, 'ordinary');
  await expect.poll(() => comments(overlay).count()).toBe(2);
  overlay.app.send({type: 'deleted', data: [{id: first.data.id, message: ''}]});
  await expect.poll(() => comments(overlay).count()).toBe(1);
  expect(await comments(overlay).getAttribute('data-id')).toBe(second.data.id);
  overlay.app.send({type: 'clear'});
  await expect.poll(() => comments(overlay).count()).toBe(0);
});

it('lets comments go after their time, and keeps gifts', async () => {
  const overlay = await open({'flow.lifetime': 1, 'paid.pinSeconds': 600});
  made(overlay, 'ordinary');
  made(overlay, 'gift');
  await expect.poll(() => comments(overlay).count()).toBe(2);
  await expect.poll(() => comments(overlay).count(), {timeout: 5000}).toBe(1);
  expect(await comments(overlay).getAttribute('data-paid')).toBe('true');
});

it('keeps as many as it is told', async () => {
  const overlay = await open({'flow.limit': 3});
  for (let count = 0; count < 5; count += 1) made(overlay, 'ordinary');
  const last = made(overlay, 'ordinary');
  await expect
    .poll(() =>
      comments(overlay).evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset['id'])),
    )
    .toHaveLength(3);
  expect(await comments(overlay).last().getAttribute('data-id')).toBe(last.data.id);
});

it('shows what was there before it', async () => {
  const overlay = await open({}, '8_0', {
    before: (app) => {
      app.make('ordinary', {service: 'youtube'});
    },
  });
  await expect.poll(() => comments(overlay).count()).toBe(1);
});

it('runs nothing of what viewers write', async () => {
  const overlay = await open({'shown.frame': true, 'shown.time': 'seconds'}, '7_0', {
    init: () => {
      Object.assign(window, {
        hits: [],
        hacked: (n: number) => (window as never as {hits: number[]}).hits.push(n),
      });
    },
  });
  const hostile = createHostileComments(Date.now());
  send(overlay, ...hostile);
  await expect.poll(() => comments(overlay).count()).toBe(hostile.length);
  await overlay.page.waitForTimeout(300);
  expect(await overlay.page.evaluate('hits')).toEqual([]);
  const tags = await overlay.page.evaluate(() =>
    [...document.querySelectorAll('.comments *')].map(({localName}) => localName),
  );
  expect([...new Set(tags)].sort()).toEqual(['div', 'img', 'span', 'strong']);
});

it('reads the file of 4.2', async () => {
  const overlay = await open({}, '4_2');
  const first = made(overlay, 'gift');
  await expect.poll(() => comments(overlay).count(), {timeout: 5000}).toBe(1);
  expect(await comments(overlay).getAttribute('style')).toContain('--lcv-background-color');
  overlay.app.send({type: 'deleted', data: [{id: first.data.id, message: ''}]});
  await expect.poll(() => comments(overlay).count(), {timeout: 5000}).toBe(0);
});
