import {useRef, useState, type ReactNode} from 'react';
import {isInObs} from '@komebiyori/app-link';
import {printAddress, spaceOf, type Reach} from '@komebiyori/app-link/address';
import type {AppLink} from '@komebiyori/app-link/link';
import {Button, StateBar} from '@site/src/components/ToolParts';
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
  /** What connects on the page when it is opened anew; by default the button of this bar. */
  readonly button?: string;
  /** Whether the steps are seen at once whoever asked: where there is nothing that they push away. */
  readonly opensSteps?: boolean;
  /** Stands at the end of the bar. */
  readonly children?: ReactNode;
}

function act(link: AppLink, action: Action): void {
  if (action === 'connect' || action === 'again') link.connect();
  else link.disconnect();
}

/** How the page stands with the app, in words, with the ways on and where the app is. */
export function AppLinkBar(props: Props): ReactNode {
  const {link, purpose, reach, button = ACTION_NAMES.connect, opensSteps, children} = props;
  const state = useStore(link.state);
  const isAsked = useStore(link.isAsked);
  const address = useStore(link.address);
  const [isEditing, setEditing] = useState(false);
  // What holds from the beginning pushes nothing away, either.
  const isFolded = opensSteps !== true && state.kind !== 'unsupported';
  const editor = useRef<HTMLButtonElement>(null);
  const {tone, title, text, steps, actions} = stateText(state, {
    browser: browserKind(navigator.userAgent),
    isInObs: isInObs(),
    purpose,
    button,
    address: printAddress(address),
    isElsewhere: spaceOf(address) !== 'loopback',
  });
  return (
    <section className={styles.box} aria-label="本アプリとの接続" data-state={state.kind}>
      <StateBar
        look="small"
        tone={tone}
        title={title}
        text={text}
        steps={steps}
        fold={isFolded ? {name: 'つながらないときは', isOpen: isAsked} : undefined}
        isCalm={state.kind === 'connected'}
        actions={actions.map((action) => ({
          name: ACTION_NAMES[action],
          act: () => {
            act(link, action);
          },
        }))}
      >
        {state.kind !== 'unsupported' && (
          <Button
            ref={editor}
            look="barQuiet"
            className={styles.place}
            aria-expanded={isEditing}
            onClick={() => {
              setEditing(!isEditing);
            }}
          >
            つなぐ先
          </Button>
        )}
        {children}
      </StateBar>
      {isEditing && (
        <AddressForm
          address={address}
          reach={reach}
          onSave={(next) => {
            link.connectTo(next);
            setEditing(false);
            editor.current?.focus();
          }}
        />
      )}
    </section>
  );
}
