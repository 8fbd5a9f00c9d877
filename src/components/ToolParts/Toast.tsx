import {useEffect, useState, type ReactNode} from 'react';

import {Button} from '../Button';
import styles from './Toast.module.css';

interface Props {
  /** What was done last; nothing is shown for an empty text. */
  readonly text: string;
  /** Tells equal texts apart. */
  readonly count: number;
  /** The way back. */
  readonly action?: {readonly name: string; readonly act: () => void} | undefined;
}

/** So long it stands there, unless somebody is at it. */
const SHOWN_MS = 6000;

/** What was done last, over the lower edge of the window: the buttons for undo may be far above. */
export function Toast({text, count, action}: Props): ReactNode {
  const [over, setOver] = useState(count);
  const [isHeld, setIsHeld] = useState(false);
  const isShown = text !== '' && over !== count;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(setOver, SHOWN_MS, count);
    return () => {
      clearTimeout(timer);
    };
  }, [count, isHeld]);
  const hold = (): void => {
    setIsHeld(true);
  };
  const release = (): void => {
    setIsHeld(false);
  };
  return (
    <div
      className={isShown ? styles.toast : 'visually-hidden'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p role="status" aria-live="polite">
        {/* A new element each time, so that the same words are said again. */}
        <span key={count}>{text}</span>
      </p>
      {isShown && action !== undefined && (
        <Button
          onClick={() => {
            // The button may go with what it does, and not every browser says that it lost the focus.
            release();
            action.act();
          }}
        >
          {action.name}
        </Button>
      )}
    </div>
  );
}
