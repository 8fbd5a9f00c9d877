import {expect, it} from 'vitest';
import {createHostileComments} from '@komebiyori/simulator/scenario/hostile';
import type {AppVersion} from '../model/appVersions';
import {newDesign, setOptions, type Options} from '../model/design';
import {crowdOf} from '../testing/comments';
import {settled, type ServeOptions} from '../testing/serveOverlay';
import {commentsOf, make, rewritten, send, withOverlays} from '../testing/overlays';

const openDesign = withOverlays();
const open = (options: Options = {}, app: AppVersion = '8_0', how: ServeOptions = {}) =>
  openDesign(setOptions(newDesign('basic', app), options), how);

it.each(['5_0', '6_0', '7_0'] as const)(
  'shows comments in the family’s structure: %s',
  async (app) => {
    const overlay = await open({}, app);
    const {data} = make(overlay, 'gift');
    await commentsOf(overlay).first().waitFor();
    const facts = await commentsOf(overlay)
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
  const first = make(overlay, 'ordinary');
  make(overlay, 'ordinary');
  await expect.poll(() => commentsOf(overlay).count()).toBe(2);
  send(overlay, rewritten(first, '直した'));
  await expect
    .poll(() => commentsOf(overlay).locator('.comment-text').allTextContents())
    .toContain('直した');
  expect(await commentsOf(overlay).first().locator('.comment-text').textContent()).toBe('直した');
});

it('takes away what is deleted and cleared', async () => {
  const overlay = await open();
  const first = make(overlay, 'ordinary');
  const second = make(overlay, 'ordinary');
  await expect.poll(() => commentsOf(overlay).count()).toBe(2);
  overlay.app.send({type: 'deleted', data: [{id: first.data.id, message: ''}]});
  await expect.poll(() => commentsOf(overlay).count()).toBe(1);
  expect(await commentsOf(overlay).getAttribute('data-id')).toBe(second.data.id);
  overlay.app.send({type: 'clear'});
  await expect.poll(() => commentsOf(overlay).count()).toBe(0);
});

it('lets comments go after their time, and keeps gifts', async () => {
  const overlay = await open({'flow.lifetime': 1, 'paid.pinSeconds': 600});
  make(overlay, 'ordinary');
  make(overlay, 'gift');
  await expect.poll(() => commentsOf(overlay).count()).toBe(2);
  await expect.poll(() => commentsOf(overlay).count(), {timeout: 5000}).toBe(1);
  expect(await commentsOf(overlay).getAttribute('data-paid')).toBe('true');
});

it('keeps as many as it is told', async () => {
  const overlay = await open({'flow.limit': 3});
  for (let count = 0; count < 5; count += 1) make(overlay, 'ordinary');
  const last = make(overlay, 'ordinary');
  await expect
    .poll(() =>
      commentsOf(overlay).evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset['id'])),
    )
    .toHaveLength(3);
  expect(await commentsOf(overlay).last().getAttribute('data-id')).toBe(last.data.id);
});

it('gives a crowd the room of most that were there', async () => {
  const overlay = await open({'flow.limit': 4, 'motion.outMs': 3000});
  for (let count = 0; count < 4; count += 1) make(overlay, 'ordinary');
  await expect.poll(() => commentsOf(overlay).count()).toBe(4);
  const crowd = crowdOf(60, {seed: 5, startAt: Date.now()});
  send(overlay, ...crowd);
  await overlay.page.locator(`[data-id='${crowd.at(-1)?.data.id}']`).waitFor();
  expect(await commentsOf(overlay).count()).toBeLessThanOrEqual(5);
});

it('shows what was there before it', async () => {
  const overlay = await open({}, '8_0', {
    before: (app) => {
      app.make('ordinary', {service: 'youtube'});
    },
  });
  await expect.poll(() => commentsOf(overlay).count()).toBe(1);
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
  await expect.poll(() => commentsOf(overlay).count()).toBe(hostile.length);
  await settled(overlay.page.locator('body'));
  expect(await overlay.page.evaluate('hits')).toEqual([]);
  const tags = await overlay.page.evaluate(() =>
    [...document.querySelectorAll('.comments *')].map(({localName}) => localName),
  );
  expect([...new Set(tags)].sort()).toEqual(['div', 'img', 'span', 'strong']);
});

it('reads the file of 4.2', async () => {
  const overlay = await open({}, '4_2');
  const first = make(overlay, 'gift');
  await expect.poll(() => commentsOf(overlay).count(), {timeout: 5000}).toBe(1);
  expect(await commentsOf(overlay).getAttribute('style')).toContain('--lcv-background-color');
  overlay.app.send({type: 'deleted', data: [{id: first.data.id, message: ''}]});
  await expect.poll(() => commentsOf(overlay).count(), {timeout: 5000}).toBe(0);
});

it('leaves out what the options leave out', async () => {
  const overlay = await open({'filter.hiddenWords': ['だめ'], 'filter.maxLength': 2});
  const first = make(overlay, 'ordinary');
  send(overlay, rewritten(first, 'だめな言葉'));
  await expect.poll(() => commentsOf(overlay).count()).toBe(0);
  const next = make(overlay, 'ordinary');
  send(overlay, rewritten(next, 'こんにちは'));
  await expect.poll(() => commentsOf(overlay).locator('.comment-text').textContent()).toBe('こん…');
});
