import {expect, it} from 'vitest';
import type {AppVersion} from '../model/appVersions';
import {newDesign, setOptions, type Options} from '../model/design';
import {type ServeOptions} from '../testing/serveOverlay';
import {commentsOf, make, withOverlays} from '../testing/overlays';

const openDesign = withOverlays();
const open = (options: Options = {}, app: AppVersion = '8_0', how: ServeOptions = {}) =>
  openDesign(setOptions(newDesign('basic', app), options), how);

it('says what is wrong where the SDK is missing, but never in OBS', async () => {
  const browserPage = await open({}, '8_0', {withoutSdk: true});
  const notice = browserPage.page.locator('.overlay-notice');
  expect(await notice.textContent()).toContain('本アプリ');
  expect(await notice.isVisible()).toBe(true);
  const obs = await open({}, '8_0', {
    withoutSdk: true,
    init: () => {
      Object.assign(window, {obsstudio: {}});
    },
  });
  expect(await obs.page.locator('.overlay-notice').count()).toBe(0);
});

it('moves comments with the class names of the family', async () => {
  const overlay = await open({'motion.inMs': 300, 'motion.outMs': 300}, '8_0', {
    init: () => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      new MutationObserver((records) => {
        for (const {target} of records) {
          const names = target instanceof Element ? target.classList : [];
          for (const name of names) if (name.startsWith('comment-')) seen.add(name);
        }
      }).observe(document, {attributes: true, attributeFilter: ['class'], subtree: true});
    },
  });
  const first = make(overlay, 'ordinary');
  await expect.poll(() => commentsOf(overlay).getAttribute('class')).toBe('comment odd');
  make(overlay, 'ordinary');
  await expect.poll(() => commentsOf(overlay).last().getAttribute('class')).toBe('comment even');
  overlay.app.send({type: 'deleted', data: [{id: first.data.id, message: ''}]});
  await expect.poll(() => commentsOf(overlay).count()).toBe(1);
  const seen = await overlay.page.evaluate('[...seen]');
  expect(seen).toEqual(
    expect.arrayContaining([
      'comment-enter-active',
      'comment-enter-to',
      'comment-leave-active',
      'comment-leave-to',
      'comment-move',
    ]),
  );
});

it('moves nothing where nothing is to move', async () => {
  const overlay = await open({'motion.reduced': 'always', 'motion.outMs': 3000});
  const {data} = make(overlay, 'ordinary');
  await expect.poll(() => commentsOf(overlay).count()).toBe(1);
  expect(await overlay.page.evaluate(() => document.getAnimations().length)).toBe(0);
  overlay.app.send({type: 'deleted', data: [{id: data.id, message: ''}]});
  await expect.poll(() => commentsOf(overlay).count(), {timeout: 1000}).toBe(0);
});
