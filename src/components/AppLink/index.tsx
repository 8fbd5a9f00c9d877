import {useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isInObs} from '@komebiyori/app-link';
import {
  DEFAULT_ADDRESS,
  printAddress,
  readTyped,
  spaceOf,
  type AddressFault,
  type AppAddress,
  type Reach,
} from '@komebiyori/app-link/address';
import type {AppLink} from '@komebiyori/app-link/link';
import {isPhone} from '@site/src/browser/isPhone.browser';
import {keepAddress} from '@site/src/browser/keptAddress.browser';
import {Button, StateBar} from '@site/src/components/ToolParts';
import {browserKind} from '@site/src/lib/browserKind';
import {useStore} from '@site/src/lib/useStore';
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

/** What is wrong with an address, and what to write instead. */
const ADDRESS_FAULTS: Record<AddressFault, string> = {
  host: 'ホストは「127.0.0.1」か「192.168.1.20」のような形で入れてください。',
  'not-private': '同じ端末か、同じネットワークの中のアドレスだけを入れられます。',
  'not-this-machine':
    'このページは、同じ端末の本アプリとだけつながります。「127.0.0.1」を入れてください。',
  port: 'ポートは1〜65535の整数です。本アプリのポートは11180です。',
};

interface AddressFormProps {
  readonly address: AppAddress;
  readonly reach: Reach;
  readonly onSave: (address: AppAddress) => void;
}

/** Where the app answers; what is saved holds for all tools. */
function AddressForm({address, reach, onSave}: AddressFormProps): ReactNode {
  const [host, setHost] = useState(address.host);
  const [port, setPort] = useState(String(address.port));
  const [fault, setFault] = useState<AddressFault>();
  const id = useId();
  const describe = (isBad: boolean): {'aria-invalid': boolean; 'aria-describedby': string} => ({
    'aria-invalid': isBad,
    'aria-describedby': id,
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readTyped(host, port, reach);
        setFault('fault' in read ? read.fault : undefined);
        if ('fault' in read) return;
        keepAddress(read.address);
        onSave(read.address);
      }}
    >
      <label className={styles.field}>
        ホスト
        <input
          className={styles.host}
          value={host}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...describe(fault !== undefined && fault !== 'port')}
          onChange={({target}) => {
            setHost(target.value);
          }}
        />
      </label>
      <label className={styles.field}>
        ポート
        <input
          className={styles.port}
          value={port}
          inputMode="numeric"
          autoComplete="off"
          {...describe(fault === 'port')}
          onChange={({target}) => {
            setPort(target.value);
          }}
        />
      </label>
      <Button look="bar" type="submit">
        保存してつなぐ
      </Button>
      <Button
        look="barQuiet"
        onClick={() => {
          setHost(DEFAULT_ADDRESS.host);
          setPort(String(DEFAULT_ADDRESS.port));
          setFault(undefined);
        }}
      >
        初期値に戻す
      </Button>
      <p className={styles.fault} id={id} role="alert">
        {fault !== undefined && ADDRESS_FAULTS[fault]}
      </p>
    </form>
  );
}

/** How the page stands with the app, in words, with the ways on and where the app is. */
export function AppLinkBar(props: Props): ReactNode {
  const {link, purpose, reach, button = ACTION_NAMES.connect, opensSteps, children} = props;
  const state = useStore(link.state);
  const isAsked = useStore(link.isAsked);
  const address = useStore(link.address);
  const [chosen, choose] = useState<boolean>();
  // What holds from the beginning pushes nothing away, either.
  const isFolded = opensSteps !== true && state.kind !== 'unsupported';
  const editor = useRef<HTMLButtonElement>(null);
  const {tone, title, text, steps, more, actions, wantsAddress} = stateText(state, {
    browser: browserKind(navigator.userAgent),
    isInObs: isInObs(),
    isPhone: isPhone(),
    reach,
    purpose,
    button,
    address: printAddress(address),
    isElsewhere: spaceOf(address) !== 'loopback',
  });
  // A phone that was asked to connect has to be told where; a page that tries by itself moves nothing.
  const isEditing = chosen ?? (wantsAddress === true && isAsked);
  return (
    <section className={styles.box} aria-label="本アプリとの接続" data-state={state.kind}>
      <StateBar
        look="small"
        tone={tone}
        title={title}
        text={text}
        steps={steps}
        more={
          more && (
            <>
              {more.before}
              <Link to={more.to}>{more.name}</Link>
              {more.after}
            </>
          )
        }
        fold={isFolded ? {name: 'つながらないときは', isOpen: isAsked} : undefined}
        isCalm={state.kind === 'connected' || wantsAddress === true}
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
            look={wantsAddress ? 'bar' : 'barQuiet'}
            className={styles.place}
            aria-expanded={isEditing}
            onClick={() => {
              choose(!isEditing);
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
            choose(undefined);
            editor.current?.focus();
          }}
        />
      )}
    </section>
  );
}
