import {useRef, useState, type ReactNode} from 'react';
import type {ButtonLook} from '@site/src/components/Button';
import {checkCode, codeDigits, isWholeCode} from '../model/inputs';
import {BusyButton} from '../parts/TaskParts';
import {Field} from '../parts/Field';
import type {Task} from '../parts/useTask';
import {FIELD_TEXTS, SIGN_IN_TEXTS} from '../texts/messages.ja';

import styles from './SignIn.module.css';

interface Props {
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
export function CodeForm(props: Props): ReactNode {
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
