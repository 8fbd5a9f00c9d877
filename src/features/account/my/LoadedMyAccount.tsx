import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import type {Account} from '../client/answers';
import {openClient} from '../client/openClient.browser';
import type {AccountConfig} from '../config';
import {LocalNote, Skeleton} from '../parts/Entrance';
import {Message} from '../parts/TaskParts';
import {useAnswer, useGuard} from '../parts/useAnswer';
import {failureText, MY_TEXTS, RETRY} from '../texts/messages.ja';
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
  const {answer, again} = useAnswer(session === undefined ? undefined : client.account);
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
      {answer.kind === 'failed' ? (
        <Message tone="error" takesFocus action={<Button onClick={again}>{RETRY}</Button>}>
          {failureText(answer.failure, 'account')}
        </Message>
      ) : session === undefined || answer.kind === 'loading' ? (
        <Skeleton label={MY_TEXTS.loading} lines={6} />
      ) : (
        <Parts
          client={client}
          mail={session.mail}
          account={answer.value}
          onChange={again}
          onDeleted={() => {
            setDeleted(true);
            // After the page has turned: the guard would lead to the sign-in page first.
            void client.signOut('local');
          }}
        />
      )}
    </>
  );
}

interface PartsProps {
  readonly client: AccountClient;
  readonly mail: string;
  readonly account: Account;
  /** Something was changed: what the page shows is old. */
  readonly onChange: () => void;
  readonly onDeleted: () => void;
}

function Parts({client, mail, account, onChange, onDeleted}: PartsProps): ReactNode {
  const {now, has_billing} = account;
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        <LicencePart client={client} licences={account.licences} now={now} onChange={onChange} />
        <RedeemPart client={client} onChange={onChange} />
        <MembershipPart
          client={client}
          memberships={account.memberships}
          hasBilling={has_billing}
          now={now}
        />
        <OrdersPart orders={account.orders} />
      </div>
      <div className={styles.column}>
        <ProfilePart client={client} mail={mail} profile={account.account} onChange={onChange} />
        <ActivityPart events={account.events} />
        <DataPart client={client} mail={mail} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
