import {useId, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import type {Provider} from '../config';

import styles from './SignIn.module.css';

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  twitch: 'Twitch',
  discord: 'Discord',
};

interface Props {
  readonly providers: readonly Provider[];
  readonly isBusy: boolean;
  readonly onChoose: (provider: Provider) => void;
}

/** Other services that the owner has set up. */
export function Providers({providers, isBusy, onChoose}: Props): ReactNode {
  const id = useId();
  if (providers.length === 0) return null;
  return (
    <div className={styles.others} role="group" aria-labelledby={id}>
      <p id={id}>ほかのサービスでログインする</p>
      {providers.map((provider) => (
        <Button
          key={provider}
          disabled={isBusy}
          onClick={() => {
            onChoose(provider);
          }}
        >
          {PROVIDER_NAMES[provider]}でログイン
        </Button>
      ))}
    </div>
  );
}
