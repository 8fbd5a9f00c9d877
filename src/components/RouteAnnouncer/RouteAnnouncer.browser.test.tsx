import {expect, it} from 'vitest';
import {beginNavigation, endNavigation} from '@site/src/browser/navigation.browser';
import {RouteLoading} from '@site/src/components/RouteLoading';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {RouteAnnouncer} from '.';

const drawn = pageRoot();

/** All that comes into a live region from now on. */
function listen(): string[] {
  const said: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const {target, addedNodes} of records) {
      if (!(target instanceof Element) || target.closest('[role=status], [role=alert]') === null)
        continue;
      for (const node of addedNodes) said.push(node.textContent ?? '');
    }
  });
  observer.observe(drawn.box, {childList: true, subtree: true});
  return said;
}

it('a new page is told once, by its title; that it is on its way only when that takes long', async () => {
  drawn.render(
    <>
      <RouteLoading />
      <RouteAnnouncer />
    </>,
  );
  await expect.poll(() => drawn.box.querySelector('[data-route-announcer]')).not.toBeNull();
  endNavigation('/first');
  const said = listen();
  const loader = (): Element | null => drawn.box.querySelector('[data-route-loading] svg');

  beginNavigation(true);
  await expect.poll(loader).not.toBeNull();
  document.title = 'この次';
  endNavigation('/second');
  await expect.poll(() => said).toEqual(['この次']);
  expect(loader()).toBeNull();

  beginNavigation(true);
  await expect.poll(() => said.at(-1)).toBe('次のページを読み込んでいます');
  document.title = 'その次';
  endNavigation('/third');
  await expect.poll(() => said.slice(2)).toEqual(['その次']);
  expect(drawn.box.querySelector('[data-route-announcer]')?.textContent).toBe('その次');
});
