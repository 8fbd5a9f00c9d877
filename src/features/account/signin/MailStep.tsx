import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {checkMail} from '../model/inputs';
import {BusyButton} from '../parts/BusyButton';
import {Field} from '../parts/Field';
import {TaskNotice} from '../parts/TaskNotice';
import type {Notice} from '../parts/useTask';
import {FIELD_TEXTS} from '../texts/messages.ja';

import styles from './SignIn.module.css';

interface Props {
  readonly isBusy: boolean;
  readonly notice: Notice | undefined;
  /** An address that was typed before. */
  readonly mail: string;
  /** Whether the visitor has just come here from another step. */
  readonly takesFocus: boolean;
  readonly onSend: (mail: string) => void;
}

/** Asks for the mail address that gets a code. */
export function MailStep({isBusy, notice, mail, takesFocus, onSend}: Props): ReactNode {
  const [typed, setTyped] = useState(mail);
  const [problem, setProblem] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const checked = checkMail(typed);
        setProblem(checked.ok ? undefined : FIELD_TEXTS[checked.problem]);
        if (!checked.ok) return;
        setTyped(checked.value);
        onSend(checked.value);
      }}
    >
      <h2 className={styles.title}>メールアドレスでログインする</h2>
      <TaskNotice notice={notice} />
      <Field
        label="メールアドレス"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        takesFocus={takesFocus}
        maxLength={320}
        value={typed}
        problem={problem}
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
      />
      <BusyButton look="main" type="submit" className={styles.main} isBusy={isBusy}>
        確認コードを送る
      </BusyButton>
      <p className={styles.small}>
        はじめての方は、そのままアカウントが作られます。先に
        <Link to="/terms">利用規約</Link>と<Link to="/policy">プライバシーポリシー</Link>
        をお読みください。
      </p>
    </form>
  );
}
