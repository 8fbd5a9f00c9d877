import {useId, type ReactNode} from 'react';
import {Button, type ButtonLook} from '@site/src/components/Button';
import {MailAddress} from '../parts/Shown';
import {Message, TaskNotice} from '../parts/TaskParts';
import type {Task} from '../parts/useTask';
import {SIGN_IN_TEXTS} from '../texts/messages.ja';

import {CodeForm} from './CodeForm';
import type {CodeRequest} from './codeRequest';
import {ResendButton} from './ResendButton';
import styles from './SignIn.module.css';
import {useCodeClock} from './useCodeClock';

interface Props {
  readonly task: Task;
  readonly request: CodeRequest;
  /** What the code is for. */
  readonly action?: string;
  /** How its button looks where it does not lead on but ends something. */
  readonly actionLook?: ButtonLook;
  /** Whether the last digit sends the form. */
  readonly submitsItself?: boolean;
  /** Whether the code may be used up already: another one may be asked for at once. */
  readonly isUsedUp?: boolean;
  readonly onVerify: (code: string) => void;
  readonly onResend: () => void;
  /** Another address, where that is possible. */
  readonly onBack?: () => void;
}

/** Asks for the digits that the mail holds. */
export function CodeStep(props: Props): ReactNode {
  const {
    task,
    request,
    action = 'ログインする',
    actionLook = 'primary',
    submitsItself = false,
    isUsedUp = false,
  } = props;
  const {onVerify, onResend, onBack} = props;
  const {isBusy, notice} = task;
  const {resendIn, isAlive} = useCodeClock(request.sentAt);
  const id = useId();
  const news = notice?.tone === 'error' ? undefined : notice;
  return (
    <>
      <h2 className={styles.title}>確認コードを入力する</h2>
      <TaskNotice notice={news === undefined ? notice : undefined} />
      <div id={`${id}-sent`}>
        {news !== undefined && <Message tone={news.tone}>{news.text}</Message>}
        {!isAlive && <Message tone="info">{SIGN_IN_TEXTS.codeOver}</Message>}
        {news === undefined && isAlive && <p>{SIGN_IN_TEXTS.sent}</p>}
      </div>
      <MailAddress mail={request.mail} label="送り先" id={`${id}-to`} />
      <CodeForm
        // A new mail makes the digits of the old one worthless.
        key={request.sentAt}
        task={task}
        action={action}
        actionLook={actionLook}
        submitsItself={submitsItself}
        describedBy={`${id}-sent ${id}-to`}
        onVerify={onVerify}
      />
      <div className={styles.row}>
        <ResendButton {...{isBusy, onResend}} resendIn={isUsedUp ? 0 : resendIn} />
        {onBack !== undefined && (
          <Button disabled={isBusy} onClick={onBack}>
            別のメールアドレスを使う
          </Button>
        )}
      </div>
    </>
  );
}
