import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {resendText, SIGN_IN_TEXTS} from '../texts/messages.ja';

interface Props {
  readonly isBusy: boolean;
  /** Seconds until another code may be sent; 0 when it may. */
  readonly resendIn: number;
  readonly onResend: () => void;
}

/** Sends another code. While that must wait the button can be reached, and says how long. */
export function ResendButton({isBusy, resendIn, onResend}: Props): ReactNode {
  const mustWait = resendIn > 0;
  const [hasWaited, setHasWaited] = useState(mustWait);
  if (mustWait && !hasWaited) setHasWaited(true);
  return (
    <>
      <Button
        disabled={isBusy}
        aria-disabled={isBusy || mustWait}
        onClick={() => {
          if (!mustWait) onResend();
        }}
      >
        {resendText(resendIn)}
      </Button>
      <span className="visually-hidden" role="status">
        {hasWaited && !mustWait && SIGN_IN_TEXTS.mayResend}
      </span>
    </>
  );
}
