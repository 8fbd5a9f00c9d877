import {lazy, type ReactNode} from 'react';
import {LazyTool} from '@site/src/components/LazyTool';
import {AccountsOff} from '../parts/AccountsOff';
import {useAccountConfig} from '../useAccountConfig';

import styles from './BuyPro.module.css';

const LoadedBuyPro = lazy(() => import('./LoadedBuyPro'));

/** The place where Pro is bought, or where else it is to be had. */
export function BuyPro(): ReactNode {
  const config = useAccountConfig();
  if (config === undefined) return <AccountsOff />;
  return (
    <LazyTool
      name="購入の画面"
      withoutScript="ファン支援ページからの申し込みは、そのまま使えます。"
      className={styles.box ?? ''}
      eager
    >
      <LoadedBuyPro config={config} />
    </LazyTool>
  );
}
