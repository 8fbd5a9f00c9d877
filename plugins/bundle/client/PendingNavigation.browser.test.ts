import {createElement} from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import {beginNavigation, withLastWanted} from '@site/src/browser/navigation.browser';
import PendingNavigation from './PendingNavigation.browser';

/** What the page that is asked for is made of: whether it had been loaded before. */
let isLoaded = true;

// Docusaurus's, in what ours relies on: it begins the navigation, and says later that all has loaded.
vi.mock('@docusaurus/core/lib/client/PendingNavigation', async () => {
  const {Component} = await import('react');
  return {
    default: class extends Component<{location: object}, {nextRouteHasLoaded: boolean}> {
      override shouldComponentUpdate(
        next: {location: object},
        state: {nextRouteHasLoaded: boolean},
      ): boolean {
        if (next.location === this.props.location) return state.nextRouteHasLoaded;
        beginNavigation(true);
        void withLastWanted(Promise.resolve(), isLoaded);
        return false;
      }
    },
  };
});

const at = (pathname: string): PendingNavigation['props'] => ({
  location: {pathname, search: '', hash: '', state: undefined, key: pathname},
  children: createElement('main'),
});
const LOADING = {nextRouteHasLoaded: false};
const LOADED = {nextRouteHasLoaded: true};

let pending: PendingNavigation;
beforeEach(() => {
  pending = new PendingNavigation(at('/docs/about'));
});

/** Follows a link as React does, which then keeps the new address whatever it was told. */
function follow(next: PendingNavigation['props']): boolean {
  const isDrawn = pending.shouldComponentUpdate(next, LOADED);
  Object.assign(pending, {props: next});
  return isDrawn;
}

it('draws a page that is there at once, and once', () => {
  isLoaded = true;
  const next = at('/docs/faq');
  expect(follow(next)).toBe(true);
  expect(pending.shouldComponentUpdate(next, LOADING)).toBe(false);
  expect(pending.shouldComponentUpdate(next, LOADED)).toBe(false);
});

it('keeps the page until the next one has loaded', () => {
  isLoaded = false;
  const next = at('/docs/faq');
  expect(follow(next)).toBe(false);
  expect(pending.shouldComponentUpdate(next, LOADING)).toBe(false);
  expect(pending.shouldComponentUpdate(next, LOADED)).toBe(true);
});

it('draws what is changed in place', () => {
  isLoaded = true;
  const next = at('/docs/faq');
  follow(next);
  expect(pending.shouldComponentUpdate({...next, children: null}, LOADED)).toBe(true);
});
