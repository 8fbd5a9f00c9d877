import {type ReactNode, useEffect, useState} from 'react';
import {CopyTextButton} from '@site/src/components/CopyText';
import {Button} from '@site/src/components/ToolParts';
import {maskedMail, maskedKey} from '../model/masked';
import styles from './parts.module.css';

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

interface KeyProps {
  readonly value: string;
  /** Whether it will never be of use again: it can be looked at, for whoever asks about it. */
  readonly isDead?: boolean;
}

/** A key that is hidden until it is asked for, because the page may be on air. */
export function LicenceKey({value, isDead = false}: KeyProps): ReactNode {
  const [isShown, setShown] = useShown();
  return (
    <div className={styles.key}>
      <code className={styles.keyText}>
        <span className="visually-hidden">ライセンスキー：{isShown ? '' : '伏せています。'}</span>
        <span aria-hidden={!isShown}>{isShown ? value : maskedKey(value)}</span>
      </code>
      <span className={styles.keyButtons}>
        <Button
          aria-label={isShown ? 'ライセンスキーを隠す' : 'ライセンスキーを表示'}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? '隠す' : '表示'}
        </Button>
        {!isDead && (
          <CopyTextButton
            text={value}
            label="ライセンスキーをコピー"
            byHand="「表示」を押し、文字を選んでコピーしてください（Ctrl+C、Macは⌘+C）。"
          />
        )}
      </span>
    </div>
  );
}

/**
 * Whether something is shown that is not for everybody's eyes. It hides again when the tab goes out
 * of sight: whoever comes back to it may be on air by then.
 */
function useShown(): readonly [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const hide = (): void => {
      if (document.hidden) setShown(false);
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isShown]);
  return [isShown, setShown];
}
