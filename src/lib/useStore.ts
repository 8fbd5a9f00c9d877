import {useSyncExternalStore} from 'react';
import type {Watched} from '@komebiyori/lib/store';

/** The value of a store, now and after each change. */
export function useStore<T>(store: Watched<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
