import {createContext, useCallback, useContext, type Dispatch} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';
import type {Change} from '@site/src/lib/history';
import type {EditorAction} from './state/editorState';

/** How parts of the editor change it; the same function as long as the editor is there. */
export const DispatchContext = createContext<Dispatch<EditorAction>>(() => undefined);

export const useDispatch = (): Dispatch<EditorAction> => useContext(DispatchContext);

interface EditOptions extends Pick<Change, 'tag'> {
  /** What is told of it. */
  readonly said?: string;
}

/** Changes the design; `label` is what the history calls the change. */
export type Edit = (
  label: string,
  apply: (design: Design) => Design,
  options?: EditOptions,
) => void;

export function useEdit(): Edit {
  const dispatch = useDispatch();
  return useCallback<Edit>(
    (label, apply, {tag, said} = {}) => {
      dispatch({type: 'edit', apply, label, tag, at: performance.now()});
      if (said !== undefined) dispatch({type: 'say', text: said, back: 'undo'});
    },
    [dispatch],
  );
}
