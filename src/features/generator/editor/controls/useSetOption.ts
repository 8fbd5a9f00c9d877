import {useCallback} from 'react';
import {resetOption, setOption} from '@site/overlays/model/design';
import type {Value} from '@site/overlays/model/fields';
import {useDispatch} from '../EditorContext';

export interface SetOption {
  readonly set: (value: Value) => void;
  readonly reset: () => void;
}

/**
 * Sets one option. Quick changes are one step of the history.
 * @param label what the history calls it: 「本文の文字：大きさ」
 */
export function useSetOption(key: string, label: string): SetOption {
  const dispatch = useDispatch();
  const set = useCallback(
    (value: Value) => {
      const at = performance.now();
      dispatch({type: 'edit', apply: (one) => setOption(one, key, value), label, tag: key, at});
    },
    [dispatch, key, label],
  );
  const reset = useCallback(() => {
    const at = performance.now();
    dispatch({type: 'edit', apply: (one) => resetOption(one, key), label, at});
    dispatch({type: 'say', text: `${label}を既定に戻しました`});
  }, [dispatch, key, label]);
  return {set, reset};
}
