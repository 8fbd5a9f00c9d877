import {useEffect, useState} from 'react';
import type {AccountClient} from '../client/accountClient';
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
  useEffect(() => {
    // The browser's back button may bring this page as it was left.
    const onShow = ({persisted}: PageTransitionEvent): void => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
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
