import clsx from 'clsx';
import type {ReactNode} from 'react';
import {LazyTool, lazyPart} from '@site/src/components/LazyTool';
import {AccountsOff} from '../parts/Entrance';
import {useAccountConfig} from '../useAccountConfig';

import styles from './SignIn.module.css';

const LoadedSignIn = lazyPart(() => import('./LoadedSignIn'));

/** The place where a visitor signs in, or what to do where the site has no accounts. */
export function SignIn(): ReactNode {
  const config = useAccountConfig();
  if (config === undefined) return <AccountsOff />;
  return (
    <LazyTool
      name="ログインの画面"
      withoutScript="ブラウザの設定でオンにしてから、ページを再読み込みしてください。"
      className={clsx(styles.box, config.providers.length > 0 && styles.withServices)}
      eager
    >
      <LoadedSignIn config={config} />
    </LazyTool>
  );
}
