import type {ReactNode} from 'react';
import {LazyTool, lazyPart} from '@site/src/components/LazyTool';
import {AccountsOff} from '../parts/Entrance';
import {useAccountConfig} from '../useAccountConfig';

import styles from './Checkout.module.css';

const LoadedCheckout = lazyPart(() => import('./LoadedCheckout'));

/** The place that says how a payment went, or what to do where the site has no accounts. */
export function CheckoutSucceeded(): ReactNode {
  const config = useAccountConfig();
  if (config === undefined) return <AccountsOff />;
  return (
    <LazyTool
      name="お支払いの結果"
      withoutScript="お支払いの結果は、マイページにも表示されます。"
      className={styles.box ?? ''}
      eager
    >
      <LoadedCheckout config={config} />
    </LazyTool>
  );
}
