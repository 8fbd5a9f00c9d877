import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {checkMail, likelyDomain} from '../model/inputs';
import {BusyButton, Message, TaskNotice} from '../parts/TaskParts';
import {Field} from '../parts/Field';
import type {Task} from '../parts/useTask';
import {FIELD_TEXTS, SIGN_IN_TEXTS} from '../texts/messages.ja';

import type {CodeRequest} from './codeRequest';
import {ResendButton} from './ResendButton';
import styles from './SignIn.module.css';
import {useCodeClock} from './useCodeClock';

interface Props {
  readonly task: Task;
  /** The code that was sent last in this tab. */
  readonly request: CodeRequest | undefined;
  /** Whether the visitor has just come here from another step. */
  readonly takesFocus: boolean;
  readonly onSend: (mail: string) => void;
  /** To the code that was sent. */
  readonly onEnter: () => void;
}

/** Asks for the mail address that gets a code. For one that has a code, that is the way on. */
export function MailStep({task, request, takesFocus, onSend, onEnter}: Props): ReactNode {
  const {isBusy, notice, refuse, mend} = task;
  const [typed, setTyped] = useState(request?.mail ?? '');
  const {resendIn, isAlive} = useCodeClock(request?.sentAt);
  const checked = checkMail(typed);
  const isSent = isAlive && checked.ok && checked.value === request?.mail;
  // What was sent in spite of the question is asked about no more.
  const [doubt, setDoubt] = useState({mail: '', isOpen: false});
  const likely = checked.ok ? likelyDomain(checked.value) : undefined;
  const isDoubted = checked.ok && checked.value === doubt.mail;
  const sendTo = (mail: string): void => {
    setDoubt({...doubt, isOpen: false});
    setTyped(mail);
    onSend(mail);
  };
  const send = (): void => {
    if (!checked.ok) refuse(FIELD_TEXTS[checked.problem]);
    else if (likely === undefined || isDoubted) sendTo(checked.value);
    else setDoubt({mail: checked.value, isOpen: true});
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSent) onEnter();
        else send();
      }}
    >
      <h2 className={styles.title}>メールアドレスでログインする</h2>
      <TaskNotice {...{notice, isBusy}} />
      <Field
        label="メールアドレス"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        takesFocus={takesFocus}
        maxLength={320}
        readOnly={isBusy}
        value={typed}
        notice={notice}
        note={isSent ? SIGN_IN_TEXTS.alreadySent : undefined}
        onChange={(value) => {
          setTyped(value);
          mend();
        }}
      />
      {doubt.isOpen && isDoubted && likely !== undefined && (
        <Doubt
          likely={likely}
          onMend={() => {
            sendTo(`${doubt.mail.slice(0, doubt.mail.lastIndexOf('@'))}@${likely}`);
          }}
        />
      )}
      <BusyButton look="primary" type="submit" className={styles.main} isBusy={isBusy}>
        {isSent ? '届いているコードを入力する' : '確認コードを送る'}
      </BusyButton>
      {isSent && (
        <div className={styles.row}>
          <ResendButton isBusy={isBusy} resendIn={resendIn} onResend={send} />
        </div>
      )}
      <Newcomers />
    </form>
  );
}

interface DoubtProps {
  readonly likely: string;
  readonly onMend: () => void;
}

/** Asks about a domain that seems mistyped: a code that is sent there reaches nobody. */
function Doubt({likely, onMend}: DoubtProps): ReactNode {
  return (
    <Message
      tone="info"
      takesFocus
      action={<Button onClick={onMend}>{`${likely}に直して送る`}</Button>}
    >
      {SIGN_IN_TEXTS.doubted(likely)}
    </Message>
  );
}

function Newcomers(): ReactNode {
  return (
    <p className={styles.small}>
      はじめての方は、そのままアカウントが作られます。先に
      <Link to="/terms">利用規約</Link>と<Link to="/policy">プライバシーポリシー</Link>
      をお読みください。
    </p>
  );
}
