import type {ReactNode} from 'react';
import {LazyTool, lazyPart} from '@site/src/components/LazyTool';
import {AccountsOff} from '../parts/Entrance';
import {useAccountConfig} from '../useAccountConfig';

import styles from './MyAccount.module.css';

const LoadedMyAccount = lazyPart(() => import('./LoadedMyAccount'));

/** The place of my account, or what to do where the site has no accounts. */
export function MyAccount(): ReactNode {
  const config = useAccountConfig();
  if (config === undefined) return <AccountsOff />;
  return (
    <LazyTool
      name="マイページ"
      withoutScript="下の「キーを登録する」は、そのまま読めます。"
      className={styles.box ?? ''}
      eager
    >
      <LoadedMyAccount config={config} />
    </LazyTool>
  );
}
