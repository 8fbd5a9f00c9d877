import {useState} from 'react';
import type {Design} from '@site/overlays/model/design';
import {packTemplate} from '@site/overlays/package/packTemplate';
import {templateOf} from '@site/overlays/templates/registry';
import {useDispatch} from '../EditorContext';
import {useFonts} from '../fonts/FontsContext';
import type {EditorParts} from '../parts';
import {saveFile} from '../ui/files.browser';
import {bundledFiles, packable, shareUrl} from './outputs';

export type ZipState = 'idle' | 'packing' | 'saved' | 'failed';

/** Packs the template and saves it. */
export function useZip(
  design: Design,
  allowsCustomCss: boolean,
  {loadRuntime, loadThumb, editors}: EditorParts,
): {state: ZipState; save: () => void} {
  const dispatch = useDispatch();
  const {files} = useFonts();
  const [state, setState] = useState<ZipState>('idle');

  const pack = async (): Promise<void> => {
    setState('packing');
    const shown = packable(design, files);
    const [script, thumb] = await Promise.all([
      loadRuntime(templateOf(shown.template).runtime),
      loadThumb(shown.template),
    ]);
    const {fileName, bytes} = packTemplate(shown, {
      script,
      thumb,
      link: shareUrl(shown, editors) ?? `${editors}/${shown.app}`,
      fonts: bundledFiles(shown, files),
      allowsCustomCss,
    });
    saveFile(fileName, new Uint8Array(bytes));
    setState('saved');
    dispatch({type: 'say', text: `zip「${fileName}」を保存しました`});
  };

  const save = (): void => {
    pack().catch(() => {
      setState('failed');
      dispatch({type: 'say', text: 'zipを作れませんでした'});
    });
  };
  return {state, save};
}
