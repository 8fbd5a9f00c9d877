import {useEffect, useRef, type ReactNode} from 'react';
import {Button, type ButtonLook} from '@site/src/components/Button';
import type {AccountClient, Session} from '../client/accountClient';
import type {FailureCode} from '../client/failureCodes';
import {BusyButton, TaskNotice} from '../parts/TaskParts';
import {MailAddress} from '../parts/Shown';
import type {Task} from '../parts/useTask';
import {SIGN_IN_TEXTS} from '../texts/messages.ja';

import styles from './SignIn.module.css';
import type {Way} from './signInState';
import {useLostAnswer} from './useLostAnswer';

interface Props {
  readonly client: AccountClient;
  readonly tokenHash: string;
  readonly session: Session;
  readonly task: Task;
  readonly onWay: (way: Way) => void;
}

/** Whether a link is no use any more. */
const isOver = (code: FailureCode | undefined): boolean =>
  code === 'otp_expired' || code === 'validation_failed';

/**
 * Asks before the link of a mail is used: programs that look through mails open links, too, and a
 * link that somebody else has sent would sign in to their account.
 */
export function LinkStep({client, tokenHash, session, task, onWay}: Props): ReactNode {
  const {isBusy, notice, run, clear} = task;
  const isSignedIn = session.kind === 'signedIn';
  const wasLost = useLostAnswer();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const confirm = (): void => {
    run(
      () => client.verifyLink(tokenHash),
      () => {
        onWay({kind: 'done'});
        return undefined;
      },
      (failure) => {
        const isUsedUp = wasLost(tokenHash, failure);
        // Nothing is left to confirm. Whoever is signed in stays to read so, and could not have a new code.
        if (isOver(failure.code) && isSignedIn) return SIGN_IN_TEXTS.linkNotNeeded;
        if (isOver(failure.code)) onWay({kind: 'mail'});
        return isUsedUp && SIGN_IN_TEXTS.linkUsedUp;
      },
    );
  };
  const stay = (look: ButtonLook): ReactNode => (
    <Button
      look={look}
      disabled={isBusy}
      onClick={() => {
        clear();
        onWay({kind: 'mail'});
      }}
    >
      {isSignedIn ? '今のアカウントのまま進む' : '新しいコードを送る'}
    </Button>
  );
  if (isSignedIn && isOver(notice?.code)) {
    return (
      <>
        <h2 className={styles.title}>このリンクでは、ログインできません</h2>
        <TaskNotice {...{notice, isBusy}} />
        <MailAddress mail={session.mail} label="今のアカウント" />
        {stay('primary')}
      </>
    );
  }
  return (
    <>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        このブラウザでログインしますか？
      </h2>
      <TaskNotice {...{notice, isBusy}} />
      <p>自分で「確認コードを送る」を押した場合だけ、「ログインする」を押してください。</p>
      {isSignedIn && (
        <>
          <p>今もログインしています。進むと、リンクのアカウントに切り替わります。</p>
          <MailAddress mail={session.mail} label="今のアカウント" />
        </>
      )}
      <BusyButton look="primary" className={styles.main} isBusy={isBusy} onClick={confirm}>
        ログインする
      </BusyButton>
      <div className={styles.row}>{stay('secondary')}</div>
    </>
  );
}
