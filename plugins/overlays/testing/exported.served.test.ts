import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createScenario, type Comment} from '@komebiyori/simulator/scenario';
import {HOSTILE_HTML} from '@komebiyori/simulator/scenario/hostile';
import {TEMPLATES} from '@komebiyori/overlays/templates';
import {installedPages, type InstalledPages} from './installedPages';
import {crowdOf} from '@komebiyori/overlays/testing/comments';
import {rewritten, withChromium} from '@komebiyori/overlays/testing/overlays';

/** Every template of the table, in one page each: what a test does happens in all of them at once. */
const IDS: readonly string[] = TEMPLATES.map(({id}) => id);
const PRO = TEMPLATES.filter(({isPro}) => isPro).map(({id}) => id);
/** A marquee begins with what comes, and one comment at a time would be of the past. */
const TAKES_EARLIER: readonly string[] = TEMPLATES.filter(
  ({runtime}) => !['marquee', 'single'].includes(runtime),
).map(({id}) => id);
/** Longer than any template shows a comment, or makes the next one wait, in milliseconds. */
const LONG = 60_000;
const PATIENCE = {timeout: 20_000};
/** What OBS draws beside a game without a word: more ended the browser of OBS 28 to 30. */
const MOST_ELEMENTS = 400;
/** Pages of a crowd's test. */
const AT_ONCE = 5;
/** As many as the SDK keeps for a template. */
const CROWD = 500;

const browser = withChromium();
vi.setConfig({testTimeout: 90_000, hookTimeout: 90_000});

/** What each page answers, by its id. */
async function each<Answer>(
  {page}: InstalledPages,
  ask: () => Answer,
  ids = IDS,
): Promise<Record<string, Answer>> {
  const answers = ids.map(async (id) => [id, await page(id).evaluate(ask)] as const);
  return Object.fromEntries(await Promise.all(answers));
}

const all = <Answer>(answer: Answer, ids = IDS) =>
  Object.fromEntries(ids.map((id) => [id, answer]));

/** Ids and texts of the comments that can be seen. */
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('.comment')].flatMap((comment) => {
    const {left, right, top, bottom, width} = comment.getBoundingClientRect();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isInside || width === 0 || document.body.hidden) return [];
    return `${comment.dataset['id']} ${comment.querySelector('.comment-text')?.textContent}`;
  });

const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('.comment')].map(({dataset}) => dataset['id'] ?? '');

const shown = ({data}: Comment) => `${data.id} ${data.comment}`;

/** Gifts, which all templates show, with plain words. */
function gifts(seed: number): () => Comment {
  const scenario = createScenario({seed, startAt: Date.now(), app: '8_0'});
  return () => {
    const {message} = scenario.make('gift', {service: 'youtube', tier: 4});
    const [comment] = message.type === 'comments' ? message.data.comments : [];
    if (comment === undefined) throw new Error('No gift was made');
    return rewritten(comment, 'ありがとう');
  };
}

describe('every template as downloaded', () => {
  let overlays: InstalledPages;
  const next = gifts(1);
  const send = (comment: Comment) => {
    overlays.app.send({type: 'comments', data: {comments: [comment]}});
  };
  const expectShown = (...comments: Comment[]) =>
    expect.poll(() => each(overlays, seen), PATIENCE).toEqual(all(comments.map(shown)));

  /** Each of these pages has come to one of these comments. */
  const expectSome = (pages: readonly string[], comments: readonly Comment[]) => {
    const ids = new Set(comments.map(({data}) => data.id));
    const isThere = async () =>
      Object.entries(await each(overlays, shownIds, pages)).filter(([, shown]) =>
        shown.some((id) => ids.has(id)),
      ).length;
    return expect.poll(isThere, PATIENCE).toBe(pages.length);
  };

  beforeAll(async () => {
    overlays = await installedPages(browser(), true);
    await overlays.open(IDS);
  });
  afterAll(() => overlays.close());

  const first = next();
  const second = next();

  it('shows a comment', async () => {
    send(first);
    await expectShown(first);
  });

  it('writes it anew', async () => {
    send(rewritten(first, '直した'));
    await expectShown(rewritten(first, '直した'));
  });

  it('runs nothing of what viewers write', async () => {
    // Names are cut at 200 letters.
    for (const [at] of HOSTILE_HTML.entries()) {
      if (at % 2 === 1) continue;
      const html = HOSTILE_HTML.slice(at, at + 2).join('');
      const texts = {name: html, displayName: html, nickname: html, paidText: html};
      const others = {
        comment: HOSTILE_HTML.join(''),
        profileImage: 'javascript:hacked(0)',
        badges: [{label: html, url: 'javascript:hacked(0)'}],
        membership: {primary: html, sub: html},
      };
      const hostile = {...first, name: html, data: {...first.data, ...texts, ...others}} as Comment;
      send(hostile);
      overlays.app.send({type: 'pinned', data: hostile});
      // On a slow machine the ticker has carried it away before the last of them is written.
      const lacking = async () =>
        Object.entries(
          await each(overlays, () => document.querySelector('.name')?.textContent),
        ).filter(([id, name]) => !(name?.includes(html) ?? id === 'ticker'));
      await expect.poll(lacking, PATIENCE).toEqual([]);
    }
    const tags = await each(overlays, () =>
      [...document.querySelectorAll('.container *')]
        .map(({localName}) => localName)
        .filter((tag) => !['div', 'img', 'li', 'ol', 'span', 'strong'].includes(tag)),
    );
    expect(tags).toEqual(all([]));
    expect(await each(overlays, () => window.hits)).toEqual(all([]));
    overlays.app.send({type: 'pinned', data: null});
  });

  it('takes away what is deleted, and shows the next', async () => {
    await each(overlays, () => {
      window.pass(60_000);
    });
    overlays.app.send({type: 'deleted', data: [{id: first.data.id, message: ''}]});
    send(second);
    await expectShown(second);
  });

  it('is empty when all is cleared', async () => {
    overlays.app.send({type: 'clear'});
    await expectShown();
  });

  it('moves nothing for who wants that, and lets comments go after the time of the address', async () => {
    await Promise.all(IDS.map((id) => overlays.page(id).emulateMedia({reducedMotion: 'reduce'})));
    await overlays.open(IDS, `lifeTime=${LONG}`);
    const third = next();
    send(third);
    await expectShown(third);
    const moving = await each(overlays, () =>
      document.getAnimations().flatMap(({playState, effect}) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return playState === 'running' ? [target?.className ?? ''] : [];
      }),
    );
    expect(moving).toEqual(all([]));
    await each(overlays, () => {
      window.pass(60_000);
    });
    await expectShown();
  });

  it('is licensed where the app is', async () => {
    await expect
      .poll(() => each(overlays, () => document.body.dataset['licensed'], PRO), PATIENCE)
      .toEqual(all('true', PRO));
    expect(await each(overlays, () => document.querySelectorAll('.pro-mark').length)).toEqual(
      all(0),
    );
  });

  it('had nothing to complain about', () => {
    expect(overlays.complaints).toEqual([]);
  });

  it('builds only what it can show of a crowd, there before it or all at once', async () => {
    const earlier = crowdOf(CROWD, {seed: 3, startAt: Date.now() - 600_000});
    const sudden = crowdOf(CROWD, {seed: 4, startAt: Date.now()});
    const peaks: Record<string, number> = {};
    // Some at a time, still without movements: more full templates are too much for two cores.
    for (let from = 0; from < IDS.length; from += AT_ONCE) {
      const ids = IDS.slice(from, from + AT_ONCE);
      await overlays.open([]);
      overlays.app.send({type: 'clear'});
      overlays.app.send({type: 'comments', data: {comments: earlier}});
      await overlays.open(ids);
      await expectSome(
        ids.filter((id) => TAKES_EARLIER.includes(id)),
        earlier,
      );
      overlays.app.send({type: 'comments', data: {comments: sudden}});
      await expectSome(ids, sudden);
      Object.assign(peaks, await each(overlays, () => window.mostElements(), ids));
    }
    expect(Object.entries(peaks).filter(([, peak]) => peak > MOST_ELEMENTS)).toEqual([]);
  });
});

it('says that it is a Pro template where the app has no licence, and works', async () => {
  const overlays = await installedPages(browser(), false);
  try {
    await overlays.open(PRO);
    await expect
      .poll(() => each(overlays, () => document.body.dataset['licensed'], PRO), PATIENCE)
      .toEqual(all('false', PRO));
    const marks = await each(overlays, () => document.querySelectorAll('.pro-mark').length, PRO);
    expect(marks).toEqual(all(1, PRO));
    const comment = gifts(2)();
    overlays.app.send({type: 'comments', data: {comments: [comment]}});
    await expect
      .poll(() => each(overlays, seen, PRO), PATIENCE)
      .toEqual(all([shown(comment)], PRO));
    expect(overlays.complaints).toEqual([]);
  } finally {
    await overlays.close();
  }
});
