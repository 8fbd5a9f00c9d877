import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {maskedMail} from '../model/maskedMail';
import {useShown} from '../parts/useShown';

import styles from './MyAccount.module.css';

/** Who is signed in, hidden for the most part until it is asked for: the page may be on air. */
export function MailAddress({mail}: {readonly mail: string}): ReactNode {
  const [isShown, setShown] = useShown();
  return (
    <div className={styles.mail}>
      <p>
        メールアドレス：<strong>{isShown ? mail : maskedMail(mail)}</strong>
      </p>
      <Button
        aria-label={isShown ? 'メールアドレスを隠す' : 'メールアドレスを表示'}
        onClick={() => {
          setShown(!isShown);
        }}
      >
        {isShown ? '隠す' : '表示'}
      </Button>
    </div>
  );
}
