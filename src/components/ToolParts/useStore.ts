import {useSyncExternalStore} from 'react';
import type {Store} from '@site/src/lib/store';

/** The value of a store, now and after each change. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
