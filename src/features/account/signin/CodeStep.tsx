import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {checkCode} from '../model/inputs';
import {BusyButton} from '../parts/BusyButton';
import {Field} from '../parts/Field';
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
  const {isBusy, notice, mail, sentAt, action = 'ログインする'} = props;
  const {onVerify, onResend, onBack} = props;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const left = useResend(sentAt);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
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
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        確認コードを入力する
      </h2>
      <TaskNotice notice={notice} />
      <p role="status" className={styles.mail}>
        {SIGN_IN_TEXTS.sent(mail)}
      </p>
      <Field
        label="確認コード"
        type="text"
        inputMode="numeric"
        name="code"
        autoComplete="one-time-code"
        maxLength={24}
        value={typed}
        problem={problem}
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
      />
      <BusyButton look="main" type="submit" className={styles.main} isBusy={isBusy}>
        {action}
      </BusyButton>
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
    </form>
  );
}
