import type {ReactNode} from 'react';
import {LazyTool, lazyPart} from '@site/src/components/LazyTool';
import {useSellsHere} from '@site/src/lib/useAccounts';
import {AccountsOff} from '../parts/Entrance';
import {useAccountConfig} from '../useAccountConfig';

import styles from './BuyPro.module.css';
import {NotSold} from './NotSold';

const LoadedBuyPro = lazyPart(() => import('./LoadedBuyPro'));

/** The place where Pro is bought, or where else it is to be had. */
export function BuyPro(): ReactNode {
  const config = useAccountConfig();
  const sellsHere = useSellsHere();
  if (config === undefined) return <AccountsOff />;
  if (!sellsHere) return <NotSold />;
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
