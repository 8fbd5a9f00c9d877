import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import type {AccountClient} from '../client/accountClient';
import type {Account} from '../client/answers';
import type {Failure} from '../client/failure';
import {openClient} from '../client/openClient.browser';
import type {AccountConfig} from '../config';
import type {SignInReason} from '../model/safeNext';
import {LocalNote, Skeleton} from '../parts/Entrance';
import {SwitchedNote, useSwitches} from '../parts/Switched';
import {BusyButton, Message} from '../parts/TaskParts';
import {useAnswer, useGuard} from '../parts/useAnswer';
import {useTask} from '../parts/useTask';
import {failureText, MY_TEXTS, RETRY, SIGN_IN_TEXTS} from '../texts/messages.ja';
import {ActivityPart} from './ActivityPart';
import {DataPart} from './DataPart';
import {LicencePart} from './LicencePart';
import {MembershipPart} from './MembershipPart';
import styles from './MyAccount.module.css';
import {OrdersPart} from './OrdersPart';
import {ProfilePart} from './ProfilePart';
import {RedeemPart} from './RedeemPart';

/** My account, loaded with the libraries that it needs. */
export default function LoadedMyAccount({config}: {readonly config: AccountConfig}): ReactNode {
  const [client] = useState(() => openClient(config));
  const [isDeleted, setDeleted] = useState(false);
  const session = useGuard(client, '/account/my', !isDeleted);
  const switches = useSwitches(session);
  const now = useStore(client.session);
  const why = now.kind === 'signedOut' ? now.why : undefined;
  if (isDeleted) {
    return (
      <Message tone="done" takesFocus action={<a href="/">トップページへ</a>}>
        {MY_TEXTS.deleted}
      </Message>
    );
  }
  return (
    <>
      <LocalNote config={config} />
      {session === undefined ? (
        <Nobody why={why} />
      ) : (
        <>
          <SwitchedNote switches={switches} mail={session.mail} />
          <AccountOf
            key={switches}
            client={client}
            mail={session.mail}
            onDeleted={() => {
              const left = client.session.get();
              // Whoever has signed in meanwhile stays.
              if (left.kind !== 'signedIn' || left.userId !== session.userId) return;
              setDeleted(true);
              // After the page has turned: the guard would lead to the sign-in page first.
              void client.signOut('local');
            }}
          />
        </>
      )}
    </>
  );
}

/** Until somebody is signed in. Why nobody is any more is seen without a network to the sign-in page. */
function Nobody({why}: {readonly why: SignInReason | undefined}): ReactNode {
  if (why === undefined) return <Skeleton label={MY_TEXTS.loading} lines={6} isSilent />;
  return (
    <Message tone="info" takesFocus>
      {SIGN_IN_TEXTS[why]}
    </Message>
  );
}

/** Reads and shows the account of one visitor. */
function AccountOf({
  client,
  mail,
  onDeleted,
}: Pick<PartsProps, 'client' | 'mail' | 'onDeleted'>): ReactNode {
  const [hasRetried, setRetried] = useState(false);
  const {answer, again} = useAnswer(client.account);
  return (
    <>
      <p className="visually-hidden" role="status">
        {answer.kind === 'ready' && MY_TEXTS.shown}
      </p>
      {answer.kind === 'loading' && <Skeleton label={MY_TEXTS.loading} lines={6} />}
      {answer.kind === 'failed' && (
        <NotLoaded
          client={client}
          failure={answer.failure}
          onRetry={() => {
            setRetried(true);
            void again();
          }}
        />
      )}
      {answer.kind === 'ready' && (
        <Parts
          client={client}
          mail={mail}
          account={answer.value}
          takesFocus={hasRetried}
          onChange={again}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}

interface NotLoadedProps {
  readonly client: AccountClient;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Whoever cannot see the account must still be able to leave it, on a machine of several people. */
function NotLoaded({client, failure, onRetry}: NotLoadedProps): ReactNode {
  const {isBusy, run} = useTask('account');
  return (
    <>
      <Message tone="error" takesFocus action={<Button onClick={onRetry}>{RETRY}</Button>}>
        {failureText(failure, 'account')}
      </Message>
      <p className={styles.actions}>
        <BusyButton
          isBusy={isBusy}
          onClick={() => {
            run(
              () => client.signOut('local'),
              () => undefined,
            );
          }}
        >
          ログアウト
        </BusyButton>
      </p>
    </>
  );
}

interface PartsProps {
  readonly client: AccountClient;
  readonly mail: string;
  readonly account: Account;
  /** Whether the button that was pressed is gone. */
  readonly takesFocus: boolean;
  /** Something was changed: what the page shows is old until then. */
  readonly onChange: () => Promise<void>;
  readonly onDeleted: () => void;
}

function Parts(props: PartsProps): ReactNode {
  const {client, mail, account, takesFocus, onChange, onDeleted} = props;
  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) parts.current?.focus();
  }, [takesFocus]);
  const {now, has_billing} = account;
  return (
    <div ref={parts} className={styles.parts} tabIndex={-1}>
      <div className={styles.column}>
        <LicencePart
          client={client}
          licences={account.licences}
          memberships={account.memberships}
          now={now}
          onChange={onChange}
        />
        <RedeemPart client={client} onChange={onChange} />
        <MembershipPart
          client={client}
          memberships={account.memberships}
          licences={account.licences}
          hasBilling={has_billing}
          now={now}
        />
        <OrdersPart orders={account.orders} now={now} />
      </div>
      <div className={styles.column}>
        <ProfilePart client={client} mail={mail} profile={account.account} onChange={onChange} />
        <ActivityPart events={account.events} />
        <DataPart {...{client, mail, account, onChange, onDeleted}} />
      </div>
    </div>
  );
}
