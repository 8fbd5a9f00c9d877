import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {maskedMail} from '../model/masked';
import styles from './parts.module.css';
import {useShown} from './useShown';

interface Props {
  readonly mail: string;
  /** What the address is here. */
  readonly label?: string;
  /** For a field that is about this address. */
  readonly id?: string;
}

/** An address, hidden for the most part until it is asked for: the page may be on air. */
export function MailAddress({mail, label = 'メールアドレス', id}: Props): ReactNode {
  const [isShown, setShown] = useShown();
  return (
    <div className={styles.mail}>
      <p id={id}>
        {label}：<strong>{isShown ? mail : maskedMail(mail)}</strong>
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
