import {createAppLink} from '@komebiyori/app-link';
import {keptAddress} from '@site/src/browser/keptAddress.browser';
import {keep, readKept} from '@site/src/browser/keptText.browser';
import type {ApiCall} from '@site/src/lib/apiReference/samples';
import type {AppLink} from '@komebiyori/app-link/link';
import type {AppAnswer, NoAnswer} from '@komebiyori/app-link/request';
import {createStore, type Watched} from '@komebiyori/lib/store';
import {addEntry, readHistory, type Entry} from './history';

const KEY = 'api.history';
/** A plugin may work for a while. */
const TIMEOUT_MS = 15_000;

type Sending =
  | {readonly kind: 'idle'}
  | {readonly kind: 'sending'; readonly call: ApiCall}
  | {readonly kind: 'done'; readonly call: ApiCall; readonly outcome: AppAnswer | NoAnswer};

/** What the console does outside of the page: it sends, and keeps what was sent. */
export interface HttpTool {
  readonly link: AppLink;
  readonly sending: Watched<Sending>;
  readonly history: Watched<readonly Entry[]>;
  /** Sends a call; one that is under way is cancelled. */
  readonly send: (call: ApiCall, entry: Omit<Entry, 'at' | 'status'>) => Promise<void>;
  readonly cancel: () => void;
  readonly clearHistory: () => void;
  readonly close: () => void;
}

/** Makes a tool that asks nothing of the browser until something is sent or connected. */
export function createHttpTool(): HttpTool {
  const link = createAppLink({address: keptAddress('loopback'), topics: []});
  const sending = createStore<Sending>({kind: 'idle'});
  const history = createStore(readHistory(readKept(KEY)));
  let controller = new AbortController();

  const remember = (entries: readonly Entry[]): void => {
    history.set(entries);
    keep(KEY, entries.length === 0 ? undefined : JSON.stringify(entries));
  };
  return {
    link,
    sending,
    history,
    async send(call, entry) {
      controller.abort();
      controller = new AbortController();
      const {signal} = controller;
      sending.set({kind: 'sending', call});
      const outcome = await link.request({
        method: call.method,
        // Every path of the definition begins so.
        path: call.path as `/api/${string}`,
        json: call.body === undefined ? undefined : JSON.stringify(call.body),
        signal,
        timeout: TIMEOUT_MS,
      });
      // Another call took its place.
      if (controller.signal !== signal) return;
      sending.set({kind: 'done', call, outcome});
      const status = outcome.kind === 'answered' ? {status: outcome.status} : {};
      remember(addEntry(history.get(), {...entry, ...status, at: Date.now()}));
      // The browser has let it through: the bar can say where the page stands without asking.
      if (outcome.kind === 'answered' && link.state.get().kind !== 'connected') link.connect();
    },
    cancel: () => {
      controller.abort();
    },
    clearHistory: () => {
      remember([]);
    },
    close: () => {
      controller.abort();
      link.close();
    },
  };
}
