import {useEffect, useState} from 'react';
import type {AccountClient} from '../client/accountClient';
import type {OrderStatus} from '../client/answers';
import type {Failure} from '../client/failure';
import {nextLook, orderView, wantsSync, type OrderView} from './orderWait';

/** An order as the page knows it. */
export interface Watched {
  readonly view: OrderView;
  readonly order: OrderStatus | undefined;
  /** Why the last look failed; the next one may not. */
  readonly failure: Failure | undefined;
}

const FIRST: Watched = {view: 'checking', order: undefined, failure: undefined};

/** Looks at an order until it is paid or will not be. */
export function useOrder(client: AccountClient, sessionId: string | undefined): Watched {
  const [watched, setWatched] = useState<Watched>(FIRST);
  useEffect(() => {
    if (sessionId === undefined) return undefined;
    const started = performance.now();
    let timer = 0;
    let isOver = false;
    let isSynced = false;
    const look = async (): Promise<void> => {
      const answer = await client.orderStatus(sessionId);
      if (isOver) return;
      const waited = performance.now() - started;
      const order = answer.ok ? answer.value : undefined;
      const failure = answer.ok ? undefined : answer.failure;
      const view = orderView(order?.status, waited);
      setWatched({view, order, failure});
      if (failure?.code === 'order_not_found') return;
      if (wantsSync(view, waited, isSynced) && failure === undefined) {
        isSynced = true;
        await client.syncCheckout(sessionId);
      }
      const next = nextLook(view, waited);
      if (next !== undefined && !isEnded()) timer = window.setTimeout(() => void look(), next);
    };
    // Read through a function: it may change while a call is on its way.
    const isEnded = (): boolean => isOver;
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, sessionId]);
  return watched;
}
