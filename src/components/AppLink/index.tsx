import {clsx} from 'clsx';
import {useState, type ReactNode} from 'react';
import {isInObs} from '@site/src/browser/appLink.browser';
import {printAddress, type Reach} from '@site/src/lib/appLink/address';
import type {AppLink} from '@site/src/lib/appLink/link';
import {browserKind} from '@site/src/lib/browserKind';
import {useStore} from '@site/src/lib/useStore';
import {AddressForm} from './AddressForm';
import {ACTION_NAMES, stateText, type Action} from './stateTexts';
import styles from './styles.module.css';

interface Props {
  readonly link: AppLink;
  /** What the connection is for, as in 「コメントを受け取る」: the reason why permission is asked. */
  readonly purpose: string;
  /** Which machines the page may reach: the policy of its route (plugins/hosting) says so, too. */
  readonly reach: Reach;
  /** Stands at the end of the bar. */
  readonly children?: ReactNode;
}

function act(link: AppLink, action: Action): void {
  if (action === 'connect' || action === 'again') link.connect();
  else link.disconnect();
}

/** How the page stands with the app, in words, with the ways on and where the app is. */
export function AppLinkBar({link, purpose, reach, children}: Props): ReactNode {
  const state = useStore(link.state);
  const address = useStore(link.address);
  const [isEditing, setEditing] = useState(false);
  const {tone, title, text, steps, actions} = stateText(state, {
    browser: browserKind(navigator.userAgent),
    isInObs: isInObs(),
    purpose,
    address: printAddress(address),
  });
  return (
    <section className={styles.box} aria-label="本アプリとの接続" data-state={state.kind}>
      <div className={styles.bar}>
        <span className={clsx(styles.lamp, styles[tone])} aria-hidden="true" />
        <div className={styles.words} role="status">
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            // By place: the button that was pressed keeps the focus when it becomes the next one.
            <button
              key={index}
              className={styles.button}
              type="button"
              onClick={({detail}) => {
                // The second half of a double click was meant for what stood there before.
                if (detail < 2) act(link, action);
              }}
            >
              {ACTION_NAMES[action]}
            </button>
          ))}
          {state.kind !== 'unsupported' && (
            <button
              className={styles.quiet}
              type="button"
              aria-expanded={isEditing}
              onClick={() => {
                setEditing(!isEditing);
              }}
            >
              つなぐ先
            </button>
          )}
          {children}
        </div>
      </div>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {isEditing && (
        <AddressForm
          address={address}
          reach={reach}
          onSave={(next) => {
            link.setAddress(next);
            setEditing(false);
          }}
        />
      )}
    </section>
  );
}
