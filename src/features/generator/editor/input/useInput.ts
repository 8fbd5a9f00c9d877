import {useCallback, type Dispatch} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';
import {banner} from '../state/banners';
import type {EditorAction} from '../state/editorState';
import {joinPresets} from '../state/presets';
import type {OwnPresets} from '../presets/usePresets';
import {readCssText, readFile, readText, type Input} from './readInput';

/** Larger files are none of ours and are not even read. In bytes. */
const MAX_BYTES = 60_000_000;

export interface Inputs {
  readonly takeFile: (file: File) => void;
  readonly takeText: (text: string) => void;
  /** Takes over the variables of somebody else's style sheet. */
  readonly liftCss: (css: string) => void;
}

/** Takes what comes from outside into the editor. */
export function useInput(
  design: Design,
  dispatch: Dispatch<EditorAction>,
  {presets, change}: OwnPresets,
): Inputs {
  const take = useCallback(
    (input: Input): void => {
      if (input.kind === 'refused') dispatch({type: 'show', banner: input.banner});
      else if (input.kind === 'design') dispatch({type: 'load', ...input, at: performance.now()});
      else {
        const {left} = joinPresets(presets, input.presets);
        change((all) => joinPresets(all, input.presets).presets);
        const count = input.presets.length - left;
        const lines = left === 0 ? [] : [`場所がなく、${left}個は入りませんでした。`];
        const title = `保存した見た目を${count}個読み込みました。`;
        dispatch({type: 'show', banner: banner('read', 'info', title, {lines})});
      }
    },
    [dispatch, presets, change],
  );
  const takeFile = useCallback(
    (file: File) => {
      const read = async (): Promise<void> => {
        if (file.size > MAX_BYTES) throw new Error('Too large');
        take(readFile(file.name, new Uint8Array(await file.arrayBuffer()), design));
      };
      read().catch(() => {
        const told = banner('read', 'error', `「${file.name}」を読み込めませんでした。`, {
          lines: ['ファイルの大きさと、開けるかどうかを確かめてください。'],
        });
        dispatch({type: 'show', banner: told});
      });
    },
    [take, design, dispatch],
  );
  const takeText = useCallback(
    (text: string) => {
      take(readText(text, design));
    },
    [take, design],
  );
  const liftCss = useCallback(
    (css: string) => {
      take(readCssText(css, design));
    },
    [take, design],
  );
  return {takeFile, takeText, liftCss};
}
