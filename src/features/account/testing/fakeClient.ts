import {createStore} from '@komebiyori/lib/store';
import type {AccountClient, Session} from '../client/accountClient';

const notAsked = (): Promise<never> => Promise.reject(new Error('The test does not answer this.'));

/** A client of somebody who is signed in, which answers what a test says and nothing else. */
export function fakeClient(answers: Partial<AccountClient>): AccountClient {
  return {
    session: createStore<Session>({kind: 'signedIn', userId: 'u', mail: 'taro@example.com'}),
    sendCode: notAsked,
    verifyCode: notAsked,
    verifyLink: notAsked,
    exchangeCode: notAsked,
    signInWith: notAsked,
    signOut: notAsked,
    account: notAsked,
    saveProfile: notAsked,
    redeem: notAsked,
    releaseDevice: notAsked,
    exportData: notAsked,
    deleteAccount: notAsked,
    products: notAsked,
    checkout: notAsked,
    portal: notAsked,
    orderStatus: notAsked,
    syncCheckout: notAsked,
    ...answers,
  };
}
