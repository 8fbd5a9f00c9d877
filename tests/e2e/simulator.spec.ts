/** The real SDK in a template that the simulated app serves. */
import path from 'node:path';
import {expect, test as base, type Locator, type Page} from '@playwright/test';
import {frameId, SERVICES, type Comment} from '@komebiyori/simulator/scenario';
import {createHostileComments, HOSTILE_HTML} from '@komebiyori/simulator/scenario/hostile';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {pageComplaints} from '../../scripts/lib/chromium';

const FAMILY = path.join(__dirname, '../../packages/simulator/family');

const test = base.extend<{app: Simulator}>({
  app: async ({page: _}, use) => {
    const app = await startSimulator({port: 0, autoplay: false, templates: [FAMILY]});
    await use(app);
    await app.close();
  },
});

/** Opens the template and waits until it listens. */
async function open(page: Page, app: Simulator, query = ''): Promise<Locator> {
  const before = app.clients().length;
  await page.goto(`${app.origin}/templates/custom/family/index.html?port=${app.port}${query}`);
  await expect.poll(() => app.clients().length).toBe(before + 1);
  return page.locator('.comment');
}

function newest(app: Simulator): Comment {
  const comment = app.state.comments().at(-1);
  if (comment === undefined) throw new Error('No comment');
  return comment;
}

test('comments arrive with what the family shows of them', async ({page, app}) => {
  const comments = await open(page, app);
  app.make('gift', {service: 'youtube', tier: 5});
  app.make('owner', {service: 'twitch'});
  app.make('moderator', {service: 'tiktok'});
  app.make('firstTime', {service: 'kick'});
  await expect(comments).toHaveCount(4);
  const gift = comments.first();
  await expect(gift).toHaveAttribute('data-gift', 'true');
  await expect(gift.locator('.paid-text')).toHaveText('¥2,000');
  await expect(gift.locator('.gift-image')).toBeVisible();
  await expect(gift).toHaveCSS('background-color', 'rgb(245, 124, 0)');
  await expect(comments.nth(1)).toHaveAttribute('data-owner', 'true');
  await expect(comments.nth(2)).toHaveAttribute('data-moderator', 'true');
  await expect(comments.nth(3)).toHaveAttribute('data-is-new', 'true');
  // The drawn pictures are real ones.
  const avatar = gift.locator('.avatar img');
  expect(await avatar.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(
    true,
  );
});

test('badges that are none take no comment with them', async ({page, app}) => {
  const complaints = pageComplaints(page);
  const comments = await open(page, app);
  app.make('owner', {service: 'twitch'});
  const first = newest(app);
  const odd = [[null], [{}, ...first.data.badges], null].map(
    (badges, at) => ({...first, data: {...first.data, id: `odd${at}`, badges}}) as Comment,
  );
  app.send({type: 'comments', data: {comments: odd}});
  await expect(comments).toHaveCount(4);
  await expect(comments.locator('.badge')).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('comments from before are there at once', async ({page, app}) => {
  app.make('burst');
  await expect(await open(page, app)).toHaveCount(50);
});

test('a comment that is sent again changes in its place', async ({page, app}) => {
  const comments = await open(page, app);
  app.make('ordinary', {service: 'youtube'});
  const {data} = newest(app);
  app.make('ordinary', {service: 'youtube'});
  await expect(comments).toHaveCount(2);
  await comments.first().evaluate((element) => {
    element.setAttribute('data-mark', 'same');
  });
  const first = app.state.comments()[0];
  const changed = {...first, data: {...data, comment: '書き直しました'}} as Comment;
  app.send({type: 'comments', data: {comments: [changed]}});
  await expect(comments.first().locator('.comment-text')).toHaveText('書き直しました');
  await expect(comments.first()).toHaveAttribute('data-mark', 'same');
  await expect(comments).toHaveCount(2);
});

test('comments go when they are deleted and when all are cleared', async ({page, app}) => {
  const comments = await open(page, app);
  for (let i = 0; i < 3; i += 1) app.make('ordinary', {service: 'youtube'});
  await expect(comments).toHaveCount(3);
  const {id} = newest(app).data;
  app.send({type: 'deleted', data: [{id, message: ''}]});
  await expect(comments).toHaveCount(2);
  await expect(page.locator(`[data-id="${id}"]`)).toHaveCount(0);
  app.send({type: 'clear'});
  await expect(comments).toHaveCount(0);
});

test('a pinned comment is marked until another is', async ({page, app}) => {
  const comments = await open(page, app);
  app.make('ordinary', {service: 'youtube'});
  await expect(comments).toHaveCount(1);
  app.send({type: 'pinned', data: newest(app)});
  await expect(comments).toHaveClass(/pinned/u);
  app.send({type: 'pinned', data: null});
  await expect(comments).not.toHaveClass(/pinned/u);
});

test('comments end with their lifeTime, unless ready() was called late', async ({page, app}) => {
  const late = await page.context().newPage();
  const ending = await open(page, app, '&lifeTime=1500');
  const staying = await open(late, app, '&lifeTime=1500&ready=late');
  for (const round of [1, 2]) {
    const shown = page.waitForSelector('.comment');
    app.make('ordinary', {service: 'youtube'});
    await shown;
    // When the second has ended, the first is older than its time, and is still on the other page.
    await expect(ending).toHaveCount(0);
    await expect(staying).toHaveCount(round);
  }
});

test('filters in the address choose services and frames', async ({page, context, app}) => {
  const only = await open(page, app, '&includes=youtube&includes=kick');
  const without = await open(await context.newPage(), app, '&excludes=youtube');
  const frame = await open(await context.newPage(), app, `&includeIds=${frameId('twicas')}`);
  const named = await open(
    await context.newPage(),
    app,
    `&includeNames=${encodeURIComponent(`${SERVICES.kick.label}の枠`)}`,
  );
  for (const service of ['youtube', 'twicas', 'kick'] as const) app.make('ordinary', {service});
  const services = (comments: Locator) =>
    expect.poll(() =>
      comments.evaluateAll((all) => all.map((one) => one.getAttribute('data-service'))),
    );
  await services(only).toEqual(['youtube', 'kick']);
  await services(without).toEqual(['twicas', 'kick']);
  await services(frame).toEqual(['twicas']);
  await services(named).toEqual(['kick']);
});

test('only what was declared arrives', async ({page, context, app}) => {
  const restricted = await open(page, app, '&permissions=meta');
  const usual = await open(await context.newPage(), app);
  expect(app.clients()).toEqual(['meta', 'comments,deleted,clear,pinned,bookmarked']);
  app.make('ordinary', {service: 'youtube'});
  await expect(usual).toHaveCount(1);
  await expect(restricted).toHaveCount(0);
});

for (const pro of [false, true]) {
  test(`the SDK learns whether the app is licensed: ${pro}`, async ({page}) => {
    const app = await startSimulator({port: 0, autoplay: false, pro, templates: [FAMILY]});
    await open(page, app);
    await expect(page.locator('body')).toHaveAttribute('data-licensed', String(pro));
    await app.close();
  });
}

test('hostile markup runs nothing', async ({page, app}) => {
  const hacked: unknown[] = [];
  await page.exposeFunction('hacked', (number: unknown) => hacked.push(number));
  const comments = await open(page, app);
  app.send({type: 'comments', data: {comments: createHostileComments(0)}});
  await expect(comments).toHaveCount(HOSTILE_HTML.length);
  // An error of a picture that is set now comes after those of the comments.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const image = new Image();
        image.onerror = resolve;
        image.src = 'x:';
      }),
  );
  expect(hacked).toEqual([]);
});
