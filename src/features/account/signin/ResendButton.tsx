import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {resendIn as timeLeft, resendLater, SIGN_IN_TEXTS} from '../texts/messages.ja';

interface Props {
  readonly isBusy: boolean;
  /** Seconds until another code may be sent; 0 when it may. */
  readonly resendIn: number;
  readonly onResend: () => void;
}

/**
 * Sends another code. While that must wait the button can be reached, and says how long when it is
 * pressed: a name that changes each second would be read each second.
 */
export function ResendButton({isBusy, resendIn, onResend}: Props): ReactNode {
  const mustWait = resendIn > 0;
  const [hasWaited, setHasWaited] = useState(mustWait);
  if (mustWait && !hasWaited) setHasWaited(true);
  const [said, say] = useSaid();
  return (
    <>
      <Button
        disabled={isBusy}
        aria-disabled={isBusy || mustWait}
        onClick={() => {
          if (mustWait) say(resendLater(resendIn));
          else onResend();
        }}
      >
        もう一度送る
        {mustWait && <span aria-hidden="true">{timeLeft(resendIn)}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {mustWait ? said : hasWaited && SIGN_IN_TEXTS.mayResend}
      </span>
    </>
  );
}
