import {useId, useState, type ReactNode} from 'react';
import {Button, ConfirmDialog} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import type {Failure, Result} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {DELETE_WORD, isDeleteWord} from '../model/inputs';
import {maskedMail} from '../model/masked';
import {BusyButton, Message, TaskNotice} from '../parts/TaskParts';
import {Field} from '../parts/Field';
import {useTask, type Task} from '../parts/useTask';
import {sentBefore} from '../signin/codeRequest';
import {CodeStep} from '../signin/CodeStep';
import {useLostAnswer} from '../signin/useLostAnswer';
import {failureText, FIELD_TEXTS, REAUTHENTICATE, SIGN_IN_TEXTS} from '../texts/messages.ja';

import styles from './MyAccount.module.css';

interface Props {
  readonly client: AccountClient;
  readonly mail: string;
  /** What has to be dealt with first: nobody is asked for a word and a code in vain. */
  readonly obstacle: Failure | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks twice before an account is deleted, and for a fresh sign-in where the last one is old. */
export function DeleteDialog({client, mail, obstacle, onClose, onDeleted}: Props): ReactNode {
  const {task, sentAt, needsCode, remove, send, verify} = useDeletion(client, mail, onDeleted);
  const {isBusy} = task;
  const consequences = useId();
  const isKept = obstacle !== undefined && !isBusy && sentAt === undefined;
  const asksForWord = sentAt === undefined && !needsCode && !isKept;

  const part = (): ReactNode => {
    if (isKept) {
      return (
        <Message tone="error" takesFocus>
          <p>今は、アカウントを削除できません。</p>
          <p>{failureText(obstacle, 'account')}</p>
        </Message>
      );
    }
    if (sentAt !== undefined) {
      return (
        <CodeStep
          task={task}
          request={{mail, sentAt}}
          isInDialog
          action="確認して削除する"
          actionLook="danger"
          onVerify={verify}
          onResend={send}
        />
      );
    }
    if (needsCode) return <AskForCode task={task} mail={mail} onSend={send} />;
    return <AskForWord task={task} consequences={consequences} onWord={remove} />;
  };
  return (
    <ConfirmDialog
      title="アカウントを削除しますか？"
      describedBy={asksForWord ? consequences : undefined}
      isHeld={isBusy}
      onClose={onClose}
    >
      {part()}
      <p className={styles.actions}>
        <Button disabled={isBusy} onClick={onClose}>
          {isKept ? '閉じる' : 'やめる'}
        </Button>
      </p>
    </ConfirmDialog>
  );
}

interface AskForCodeProps {
  readonly task: Task;
  readonly mail: string;
  readonly onSend: () => void;
}

/** The last sign-in is old: a code by mail says who asks. */
function AskForCode({task: {notice, isBusy}, mail, onSend}: AskForCodeProps): ReactNode {
  return (
    <>
      {notice === undefined ? (
        <Message tone="info" takesFocus>
          {REAUTHENTICATE}
        </Message>
      ) : (
        <TaskNotice {...{notice, isBusy}} />
      )}
      <p>{maskedMail(mail)} に確認コードを送ります。コードを入力すると、アカウントを削除します。</p>
      <BusyButton look="primary" isBusy={isBusy} onClick={onSend}>
        確認コードを送る
      </BusyButton>
    </>
  );
}

interface AskForWordProps {
  readonly task: Task;
  /** The id of the list of what goes and what stays, which describes the dialog. */
  readonly consequences: string;
  /** Called when the right word is sent. */
  readonly onWord: () => void;
}

/** What goes and what stays, and a word to type: nobody deletes by a slip of the hand. */
function AskForWord({task, consequences, onWord}: AskForWordProps): ReactNode {
  const {isBusy, notice, refuse, mend} = task;
  const [typed, setTyped] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDeleteWord(typed)) onWord();
        else refuse(FIELD_TEXTS.wordWrong);
      }}
    >
      <TaskNotice {...{notice, isBusy}} />
      <Consequences id={consequences} />
      <Field
        label={`確かめるため、「${DELETE_WORD}」と入力してください`}
        autoComplete="off"
        value={typed}
        notice={notice}
        onChange={(value) => {
          setTyped(value);
          mend();
        }}
      />
      <BusyButton look="danger" type="submit" isBusy={isBusy}>
        アカウントを削除する
      </BusyButton>
    </form>
  );
}

function Consequences({id}: {readonly id: string}): ReactNode {
  return (
    <ul id={id}>
      <li>
        <strong>消えるもの</strong>
        ：ライセンス、登録済みのPC、メンバーシップの情報。元に戻せません。
      </li>
      <li>
        <strong>残るもの</strong>：購入記録。法令により7年間、個人を特定できない形で保管します。
      </li>
      <li>本アプリの設定と記録は、PCに残ります。</li>
    </ul>
  );
}

/** What is wrong with the digits that were typed. */
const AT_FIELD: readonly FailureCode[] = ['otp_expired'];

interface Deletion {
  readonly task: Task;
  /** When the code was sent that is asked for. */
  readonly sentAt: number | undefined;
  /** Whether the last sign-in is old. */
  readonly needsCode: boolean;
  readonly remove: () => void;
  readonly send: () => void;
  readonly verify: (code: string) => void;
}

/** The way to the end of an account: at once, or after a code by mail. */
function useDeletion(client: AccountClient, mail: string, onDeleted: () => void): Deletion {
  const [sentAt, setSentAt] = useState<number>();
  const [needsCode, setNeedsCode] = useState(false);
  const task = useTask('account', AT_FIELD);
  const {run, say} = task;
  const wasLost = useLostAnswer();

  /** Says so whatever has become of the dialog: what the page shows is gone. */
  const deleteNow = async (): Promise<Result<undefined>> => {
    const result = await client.deleteAccount();
    if (result.ok) onDeleted();
    return result;
  };
  const leaveCode = (): void => {
    setNeedsCode(false);
    setSentAt(undefined);
  };
  const remove = (): void => {
    run(
      deleteNow,
      () => undefined,
      ({code}) => {
        // Nothing went wrong: the next step says what is asked for.
        const isAsked = code === 'reauthentication_needed';
        if (isAsked) setNeedsCode(true);
        return isAsked;
      },
    );
  };
  const send = (): void => {
    run(
      () => client.sendCode(mail, '/account/my'),
      () => {
        setSentAt(Date.now());
        return sentAt === undefined ? undefined : SIGN_IN_TEXTS.sentAgain;
      },
      (failure) => {
        const before = sentBefore(failure, Date.now());
        if (before === undefined) return false;
        setSentAt(before);
        say('info', SIGN_IN_TEXTS.sentBefore);
        return true;
      },
    );
  };
  const verify = (code: string): void => {
    run(
      async () => {
        const verified = await client.verifyCode(mail, code);
        if (!verified.ok) return verified;
        // The code is used, and who asks is known from now on, whatever keeps the account.
        const result = await deleteNow();
        if (!result.ok) leaveCode();
        return result;
      },
      () => undefined,
      (failure) => wasLost(code, failure) && SIGN_IN_TEXTS.codeUsedUp,
    );
  };
  return {task, sentAt, needsCode, remove, send, verify};
}
