import {useCallback} from 'react';
import type {Value} from '@komebiyori/fields';
import {resetOption, setOption} from '@komebiyori/overlays/model/design';
import {useEdit} from '../EditorContext';

export interface SetOption {
  readonly set: (value: Value) => void;
  readonly reset: () => void;
}

/**
 * Sets one option. Quick changes are one step of the history.
 * @param label what the history calls it: 「本文の文字：大きさ」
 */
export function useSetOption(key: string, label: string): SetOption {
  const edit = useEdit();
  const set = useCallback(
    (value: Value) => {
      edit(label, (one) => setOption(one, key, value), {tag: key});
    },
    [edit, key, label],
  );
  const reset = useCallback(() => {
    edit(label, (one) => resetOption(one, key), {said: `${label}を初期値に戻しました`});
  }, [edit, key, label]);
  return {set, reset};
}
