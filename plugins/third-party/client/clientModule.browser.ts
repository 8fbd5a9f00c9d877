import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import type {ThirdPartyIds} from '../activeIds';
import {startConsent, type ConsentController} from './consent.browser';

let consent: ConsentController | undefined;

/**
 * Called in the browser only: before the first page is hydrated, and then as soon as another page
 * is asked for, so that scripts are gone before a private page is drawn.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  consent ??= startConsent({
    ids: readIds(globalData['third-party']?.['default']),
    now: Date.now,
    reload: () => {
      window.location.reload();
    },
  });
  consent.visit(location.pathname);
};

/** What index.ts gave to the build; checked because generated data has no type. */
function readIds(data: unknown): ThirdPartyIds {
  const text = (key: keyof ThirdPartyIds): string => {
    const value: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {adClientId: text('adClientId'), tagManagerId: text('tagManagerId')};
}
