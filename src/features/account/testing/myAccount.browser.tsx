import {vi} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import type {AccountClient} from '../client/accountClient';
import LoadedMyAccount from '../my/LoadedMyAccount';
import {fakeClient} from './fakeClient';

// Only what this file imports gets it: a test that imports the page itself would be too late.
const given = vi.hoisted((): {client?: unknown} => ({}));
vi.mock('../client/openClient.browser', () => ({openClient: () => given.client}));

const drawn = pageRoot();

/** マイページ of somebody whose backend answers what a test says. */
export function openMyAccount(answers: Partial<AccountClient>): void {
  given.client = fakeClient(answers);
  drawn.render(
    <LoadedMyAccount
      config={{url: 'http://backend.test', anonKey: 'k', isLocal: false, providers: []}}
    />,
  );
}
