import type {ReactNode} from 'react';

import {useDispatch} from './EditorContext';
import type {EditorState} from './state/editorState';
import {Button} from './ui/Button';

interface Props {
  readonly history: EditorState['history'];
  /** Drawn, with their words for those who hear them: beside the tabs there is no room. */
  readonly isSmall?: boolean;
}

/** Back and forth in the history. The toolbar has them, or the row of tabs, never both. */
export function HistoryButtons({history, isSmall = false}: Props): ReactNode {
  const dispatch = useDispatch();
  const {past, present, future} = history;
  const [next] = future;
  return (
    <>
      <Button
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={past.length === 0}
        title={past.length === 0 ? '' : `元に戻す：${present.label}`}
        onClick={() => {
          dispatch({type: 'undo'});
        }}
      >
        {isSmall ? <Turn /> : <span aria-hidden="true">↶</span>}
        <Words isHidden={isSmall}>元に戻す</Words>
      </Button>
      <Button
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        disabled={next === undefined}
        title={next && `やり直す：${next.label}`}
        onClick={() => {
          dispatch({type: 'redo'});
        }}
      >
        {isSmall ? <Turn isForth /> : <span aria-hidden="true">↷</span>}
        <Words isHidden={isSmall}>やり直す</Words>
      </Button>
    </>
  );
}

interface WordsProps {
  readonly isHidden: boolean;
  readonly children: string;
}

const Words = ({isHidden, children}: WordsProps): ReactNode =>
  isHidden ? <span className="visually-hidden">{children}</span> : children;

/** Drawn here: not every phone has a letter for it. */
function Turn({isForth = false}: {readonly isForth?: boolean}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d={
          isForth
            ? 'm15 4 5 5-5 5M20 9H9a5 5 0 0 0 0 10h5'
            : 'M9 4 4 9l5 5M4 9h11a5 5 0 0 1 0 10h-5'
        }
      />
    </svg>
  );
}
