import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import {isPrivatePath} from '@site/src/lib/ownDocument';
import type {ThirdPartyIds} from '../activeIds';
import type {ConsentController} from './consent.browser';

let loading: Promise<ConsentController> | undefined;
let current = '';

/**
 * Called in the browser only: before the first page is hydrated, and then as soon as another page is
 * asked for. A page about accounts is a document of its own, so that scripts are gone before it; at
 * an origin of their own, accounts do without all of this (scripts/lib/buildSite.ts).
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  const {accountUrl, ...ids} = readData(globalData['third-party']?.['default']);
  if (accountUrl !== '' && isPrivatePath(location.pathname)) return;
  current = location.pathname;
  loading ??= load(ids);
  void loading.then((consent) => {
    consent.visit(current);
  });
};

async function load(ids: ThirdPartyIds): Promise<ConsentController> {
  const {startConsent} = await import(/* webpackChunkName: "third-party" */ './consent.browser');
  return startConsent({
    ids,
    now: Date.now,
    reload: () => {
      window.location.reload();
    },
  });
}

/** What index.ts gave to the build; checked because generated data has no type. */
function readData(data: unknown): ThirdPartyIds & {accountUrl: string} {
  const text = (key: string): string => {
    const value: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    adClientId: text('adClientId'),
    tagManagerId: text('tagManagerId'),
    accountUrl: text('accountUrl'),
  };
}
