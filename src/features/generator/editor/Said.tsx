import {useEffect, useState, type ReactNode} from 'react';
import {useDispatch} from './EditorContext';
import type {EditorState} from './state/editorState';
import styles from './Said.module.css';
import {Button} from './ui/Button';

/** So long it stands there, unless somebody is at it. */
const SHOWN_MS = 6000;

/** What was done last, over the lower edge of the window: undo may be far above. */
export function Said({said: {text, count, back}}: Pick<EditorState, 'said'>): ReactNode {
  const dispatch = useDispatch();
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
  const hold = {
    onPointerEnter: () => {
      setIsHeld(true);
    },
    onPointerLeave: () => {
      setIsHeld(false);
    },
    onFocus: () => {
      setIsHeld(true);
    },
    onBlur: () => {
      setIsHeld(false);
    },
  };
  return (
    <div className={isShown ? styles.toast : 'visually-hidden'} {...hold}>
      <p role="status" aria-live="polite">
        {/* A new element each time, so that the same words are said again. */}
        <span key={count}>{text}</span>
      </p>
      {isShown && back !== undefined && (
        <Button
          onClick={() => {
            dispatch({type: back});
          }}
        >
          {back === 'undo' ? '元に戻す' : 'やり直す'}
        </Button>
      )}
    </div>
  );
}
