import clsx from 'clsx';
import {useEffect, useRef, type ReactNode, type ComponentProps} from 'react';
import {ToneMark, Button} from '@site/src/components/ToolParts';
import {BUSY} from '../texts/messages.ja';
import styles from './parts.module.css';
import type {Notice} from './useTask';

const ROLES = {error: 'alert', done: 'status', info: 'status'} as const;
const MARKS = {error: 'bad', done: 'good'} as const;

interface Props {
  readonly tone: keyof typeof ROLES;
  /** Set for what answers an action of the visitor: the focus comes here. */
  readonly takesFocus?: boolean;
  /** Whether it is read out from elsewhere. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
  /** A next step beside the words. */
  readonly action?: ReactNode;
}

/** Something that a page has to say: read out, and read where the focus is. */
export function Message(props: Props): ReactNode {
  const {tone, takesFocus = false, isSilent = false, children, action} = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      className={clsx(styles.message, styles[tone])}
      role={isSilent ? undefined : ROLES[tone]}
      tabIndex={-1}
    >
      {tone !== 'info' && <ToneMark tone={MARKS[tone]} />}
      <div className={styles.messageText}>{children}</div>
      {action}
    </div>
  );
}

interface TaskNoticeProps extends Pick<Props, 'action'> {
  readonly notice: Notice | undefined;
  readonly isBusy: boolean;
}

/**
 * How the last call went, where the focus goes; what is about a field is said there. Whoever has gone on
 * before the answer stays there, and hears it from what stands since the call.
 */
export function TaskNotice({notice, isBusy, action}: TaskNoticeProps): ReactNode {
  const shown = notice?.isAtField === false ? notice : undefined;
  const isLate = shown?.isLate === true;
  return (
    <>
      {(isBusy || isLate) && (
        <span className="visually-hidden" role="status">
          {isLate && shown.text}
        </span>
      )}
      {shown !== undefined && (
        <Message
          key={shown.id}
          tone={shown.tone}
          takesFocus={!isLate}
          isSilent={isLate}
          action={action}
        >
          {shown.text}
        </Message>
      )}
    </>
  );
}

interface BusyButtonProps extends ComponentProps<typeof Button> {
  readonly isBusy: boolean;
}

/** A button that says so while its call is on the way. */
export function BusyButton({isBusy, children, disabled, ...rest}: BusyButtonProps): ReactNode {
  return (
    <Button {...rest} disabled={isBusy || disabled === true}>
      {isBusy ? BUSY : children}
    </Button>
  );
}
