import type {LoadContext, Plugin} from '@docusaurus/types';
import {activeIds, type ThirdPartyOptions} from './activeIds';

interface Options extends ThirdPartyOptions {
  /** Origin of the accounts where they have one of their own; else empty. */
  readonly accountUrl: string;
}

/**
 * Adds the consent bar and, behind it, the tag manager and the ads; see README.md. Without an id,
 * and outside production, it adds nothing at all.
 */
export default function thirdPartyPlugin(_context: LoadContext, options: Options): Plugin | null {
  const ids = activeIds(options);
  if (ids === undefined) return null;
  return {
    name: 'third-party',
    // Pages ask `usePluginData('third-party')` whether there is anything to consent to.
    contentLoaded({actions}) {
      actions.setGlobalData({...ids, accountUrl: options.accountUrl});
    },
    getClientModules: () => ['./client/consent.css', './client/clientModule.browser.ts'],
  };
}
