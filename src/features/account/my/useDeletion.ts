import {useState} from 'react';
import type {AccountClient} from '../client/accountClient';
import type {Result} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {useTask, type Task} from '../parts/useTask';
import {sentBefore} from '../signin/codeRequest';
import {useLostAnswer} from '../signin/useLostAnswer';
import {SIGN_IN_TEXTS} from '../texts/messages.ja';

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
export function useDeletion(client: AccountClient, mail: string, onDeleted: () => void): Deletion {
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
