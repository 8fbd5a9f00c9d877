import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import type {Licence, Membership} from '../client/answers';
import {yenText} from '../model/formats';
import {BusyButton, TaskNotice} from '../parts/TaskParts';
import {useTask} from '../parts/useTask';
import {MY_TEXTS} from '../texts/messages.ja';

import styles from './MyAccount.module.css';
import {StateText} from './StateText';
import {endsLater, lateAdvice, membershipState} from '../model/states';

interface Props {
  readonly client: AccountClient;
  readonly memberships: readonly Membership[];
  /** Tell until when Pro can be used while a payment is late. */
  readonly licences: readonly Licence[];
  /** Whether the payment service has something to manage. */
  readonly hasBilling: boolean;
  readonly now: Date;
}

/** Memberships that were taken out here, and the way to their card and their end. */
export function MembershipPart({client, memberships, licences, hasBilling, now}: Props): ReactNode {
  const {isBusy, notice, run} = useTask('account');
  const states = memberships.map((membership) => membershipState(membership, now));
  const needsCard = states.some((state) => state.needsCard);
  const open = (): void => {
    run(client.portal, (address) => {
      window.location.assign(address);
      return MY_TEXTS.opening;
    });
  };
  return (
    <Panel title="メンバーシップ">
      <TaskNotice {...{notice, isBusy}} />
      {memberships.length === 0 ? (
        <p>このサイトで申し込んだメンバーシップはありません。</p>
      ) : (
        <ul className={styles.rows}>
          {memberships.map((membership, index) => (
            <li key={membership.id}>
              <span className={styles.rowText}>
                {membership.product_name} {yenText(membership.amount)}
              </span>
              <StateText state={states[index] ?? membershipState(membership, now)} />
              <LateAdvice text={lateAdvice(membership, licences, now)} />
            </li>
          ))}
        </ul>
      )}
      {hasBilling && (
        <>
          <p className={styles.actions}>
            <BusyButton look={needsCard ? 'primary' : 'secondary'} isBusy={isBusy} onClick={open}>
              {needsCard ? 'お支払いの管理（カードを変更）' : 'お支払いの管理'}
            </BusyButton>
          </p>
          <p className={styles.hint}>
            {memberships.length === 0 ? MY_TEXTS.records : MY_TEXTS.manage}
            {memberships.some((membership) => endsLater(membership, now)) && MY_TEXTS.goOn}
          </p>
        </>
      )}
    </Panel>
  );
}

function LateAdvice({text}: {readonly text: string | undefined}): ReactNode {
  return text === undefined ? null : <p className={clsx(styles.advice, styles.late)}>{text}</p>;
}
