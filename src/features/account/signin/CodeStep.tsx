import {useId, useRef, useState, type ReactNode} from 'react';
import {Button, type ButtonLook} from '@site/src/components/Button';
import {checkCode, codeDigits, isWholeCode} from '../model/inputs';
import {Field} from '../parts/Field';
import {MailAddress} from '../parts/Shown';
import {BusyButton, Message, TaskNotice} from '../parts/TaskParts';
import type {Task} from '../parts/useTask';
import {FIELD_TEXTS, SIGN_IN_TEXTS} from '../texts/messages.ja';

import type {CodeRequest} from './codeRequest';
import {ResendButton} from './ResendButton';
import styles from './SignIn.module.css';
import {useCodeClock} from './useCodeClock';

interface CodeFormProps {
  readonly task: Task;
  readonly action: string;
  readonly actionLook: ButtonLook;
  readonly submitsItself: boolean;
  readonly describedBy: string;
  readonly onVerify: (code: string) => void;
}

/**
 * The field has the focus from the start, and describes itself by what was sent where: whoever comes
 * back from the mail pastes at once, be it the whole mail. Where nothing is ended by it, the form is
 * sent with the last digit, of which the field tells before (WCAG 3.2.2): once for the same digits,
 * and not while an IME is still asked for them.
 */
export function CodeForm(props: CodeFormProps): ReactNode {
  const {task, action, actionLook, submitsItself, describedBy, onVerify} = props;
  const {isBusy, notice, refuse, mend} = task;
  const [typed, setTyped] = useState('');
  const isComposing = useRef(false);
  const sent = useRef('');
  const send = (text: string): void => {
    const checked = checkCode(text);
    if (checked.ok) onVerify(checked.value);
    else refuse(FIELD_TEXTS[checked.problem]);
  };
  const change = (text: string): void => {
    setTyped(text);
    mend();
    if (isComposing.current || !submitsItself) return;
    const whole = isWholeCode(text) ? codeDigits(text) : '';
    if (whole !== '' && whole !== sent.current) send(whole);
    sent.current = whole;
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
    >
      <Field
        label="確認コード"
        type="text"
        inputMode="numeric"
        name="code"
        autoComplete="one-time-code"
        enterKeyHint="go"
        readOnly={isBusy}
        value={typed}
        notice={notice}
        note={submitsItself ? SIGN_IN_TEXTS.submitsItself : undefined}
        describedBy={describedBy}
        takesFocus
        onChange={change}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({currentTarget}) => {
          isComposing.current = false;
          change(currentTarget.value);
        }}
        onPaste={(event) => {
          const pasted = checkCode(event.clipboardData.getData('text'));
          if (!pasted.ok) return;
          event.preventDefault();
          sent.current = '';
          change(pasted.value);
        }}
      />
      <BusyButton look={actionLook} type="submit" className={styles.main} isBusy={isBusy}>
        {action}
      </BusyButton>
    </form>
  );
}

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
  /** Whether its title stands below that of a dialog. */
  readonly isInDialog?: boolean;
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
    isInDialog = false,
  } = props;
  const {onVerify, onResend, onBack} = props;
  const {isBusy, notice} = task;
  const {resendIn, isAlive} = useCodeClock(request.sentAt);
  const id = useId();
  const Title = isInDialog ? 'h4' : 'h2';
  const news = notice?.tone === 'error' ? undefined : notice;
  return (
    <>
      <Title className={styles.title}>確認コードを入力する</Title>
      <TaskNotice notice={news === undefined ? notice : undefined} isBusy={isBusy} />
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
