import {useCallback, useState} from 'react';
import type {AccountClient} from '../client/accountClient';
import {usePageRestored} from '../parts/usePageRestored';
import {useTask, type Notice} from '../parts/useTask';

interface Payment {
  /** Also while the payment page is on its way: a second click must not ask again. */
  readonly isBusy: boolean;
  readonly notice: Notice | undefined;
  /** Leaves for the payment page of a product. */
  readonly pay: (productId: string) => void;
  readonly clear: () => void;
}

/** The way from the last confirmation to the payment page. */
export function usePayment(client: AccountClient): Payment {
  const {isBusy, notice, run, clear} = useTask('account');
  const [isLeaving, setLeaving] = useState(false);
  usePageRestored(
    useCallback(() => {
      setLeaving(false);
    }, []),
  );
  const pay = (productId: string): void => {
    run(
      () => client.checkout(productId),
      (address) => {
        setLeaving(true);
        window.location.assign(address);
        return undefined;
      },
    );
  };
  return {isBusy: isBusy || isLeaving, notice, pay, clear};
}
