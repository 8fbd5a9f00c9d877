import {useId, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {PROVIDER_NAMES, type SignInProvider} from '@site/src/lib/signInProviders';

import styles from './SignIn.module.css';

interface Props {
  readonly providers: readonly SignInProvider[];
  readonly isBusy: boolean;
  readonly onChoose: (provider: SignInProvider) => void;
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
