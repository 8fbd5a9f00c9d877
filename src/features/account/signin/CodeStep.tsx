import clsx from 'clsx';
import {useEffect, useId, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {checkCode} from '../model/inputs';
import {BusyButton} from '../parts/BusyButton';
import {Field} from '../parts/Field';
import {Message} from '../parts/Message';
import {TaskNotice} from '../parts/TaskNotice';
import type {Notice} from '../parts/useTask';
import {FIELD_TEXTS, SIGN_IN_TEXTS} from '../texts/messages.ja';

import styles from './SignIn.module.css';
import {secondsToResend} from './signInState';

interface Props {
  readonly isBusy: boolean;
  readonly notice: Notice | undefined;
  readonly mail: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** What the code is for. */
  readonly action?: string;
  /** How its button looks where it does not lead on but ends something. */
  readonly actionClass?: string | undefined;
  readonly onVerify: (code: string) => void;
  readonly onResend: () => void;
  /** Another address, where that is possible. */
  readonly onBack?: () => void;
}

/** Seconds until the next mail may be sent, counted down. */
function useResend(sentAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsToResend(sentAt, now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isOver]);
  return left;
}

/** Asks for the digits that the mail holds. */
export function CodeStep(props: Props): ReactNode {
  const {isBusy, notice, mail, sentAt, action = 'ログインする', actionClass} = props;
  const {onVerify, onResend, onBack} = props;
  const left = useResend(sentAt);
  const id = useId();
  const isAgain = notice?.tone === 'done';
  const isWrong = notice?.code === 'otp_expired';
  return (
    <>
      <h2 className={styles.title}>確認コードを入力する</h2>
      {isAgain ? (
        <div id={`${id}-again`}>
          <Message tone="done">{notice.text}</Message>
        </div>
      ) : (
        !isWrong && <TaskNotice notice={notice} />
      )}
      <p id={`${id}-sent`} className={styles.mail}>
        {SIGN_IN_TEXTS.sent(mail)}
      </p>
      <CodeForm
        // A new mail makes the digits of the old one worthless.
        key={sentAt}
        isBusy={isBusy}
        wrong={isWrong ? notice : undefined}
        action={action}
        actionClass={actionClass}
        describedBy={isAgain ? `${id}-again` : `${id}-sent`}
        onVerify={onVerify}
      />
      <div className={styles.row}>
        <Button disabled={isBusy || left > 0} onClick={onResend}>
          {left > 0 ? `もう一度送る（あと${left}秒）` : 'もう一度送る'}
        </Button>
        {onBack !== undefined && (
          <Button disabled={isBusy} onClick={onBack}>
            別のメールアドレスを使う
          </Button>
        )}
      </div>
    </>
  );
}

interface FormProps {
  readonly isBusy: boolean;
  /** What the server said of the digits that were sent last. */
  readonly wrong: Notice | undefined;
  readonly action: string;
  readonly actionClass: string | undefined;
  readonly describedBy: string;
  readonly onVerify: (code: string) => void;
}

/**
 * The field has the focus from the start, and describes itself by what was sent where: whoever comes
 * back from the mail pastes at once. It is never sent by itself when the digits are complete: how
 * many there are is a setting of the project, a slip of the last digit could not be mended, and
 * nobody expects a page to go on while typing (WCAG 3.2.2). Enter sends it.
 */
function CodeForm(props: FormProps): ReactNode {
  const {isBusy, wrong, action, actionClass, describedBy, onVerify} = props;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [mended, setMended] = useState<number>();
  const isWrong = wrong !== undefined && wrong.id !== mended;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const checked = checkCode(typed);
        setProblem(checked.ok ? undefined : FIELD_TEXTS[checked.problem]);
        if (checked.ok) onVerify(checked.value);
      }}
    >
      <Field
        label="確認コード"
        type="text"
        inputMode="numeric"
        name="code"
        autoComplete="one-time-code"
        enterKeyHint="go"
        maxLength={24}
        value={typed}
        problem={problem ?? (isWrong ? wrong.text : undefined)}
        isWrong={isWrong}
        describedBy={describedBy}
        takesFocus
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
          setMended(wrong?.id);
        }}
      />
      <BusyButton
        look={actionClass === undefined ? 'main' : 'plain'}
        type="submit"
        className={clsx(styles.main, actionClass)}
        isBusy={isBusy}
      >
        {action}
      </BusyButton>
    </form>
  );
}
