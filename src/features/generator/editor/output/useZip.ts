import {useState} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';
import {packTemplate} from '@komebiyori/overlays/package/packTemplate';
import {slugOf} from '@komebiyori/overlays/package/slug';
import {templateOf} from '@komebiyori/overlays/templates';
import {useDispatch} from '../EditorContext';
import {useFonts} from '../fonts/FontsContext';
import type {EditorParts} from '../parts';
import {faultOf} from '@site/src/browser/fileFault.browser';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {FAULT_WORDS} from '@site/src/lib/faultWords';
import {ownFiles, shareUrl, siteFaces} from './outputs';

/** A zip that was saved; another object each time. */
export interface SavedZip {
  /** The folder that it makes in the app. */
  readonly folder: string;
}

export type ZipState = 'idle' | 'packing' | 'saved' | 'failed' | 'no-fonts';

/** Why there is no zip, and what to do. */
const FAILED = {
  failed: 'zipを作れませんでした。',
  'no-fonts': 'フォントを読み込めず、zipを作れませんでした。',
};

/** Thrown inside of this file only. */
class NoFonts extends Error {}

/** Packs the template and saves it. */
export function useZip(
  design: Design,
  allowsCustomCss: boolean,
  {loadFonts, loadRuntime, loadThumb, editors}: EditorParts,
): {state: ZipState; problem: string; saved: SavedZip | undefined; save: () => void} {
  const dispatch = useDispatch();
  const {files} = useFonts();
  const [state, setState] = useState<ZipState>('idle');
  const [problem, setProblem] = useState('');
  const [saved, setSaved] = useState<SavedZip>();

  const pack = async (): Promise<void> => {
    setState('packing');
    const [script, thumb, fonts] = await Promise.all([
      loadRuntime(templateOf(design.template).runtime),
      // Nobody is to wait for a picture five minutes before going live.
      loadThumb(design.template).catch(() => undefined),
      loadFonts(siteFaces(design, files)).catch((cause: unknown) => {
        throw new NoFonts('fonts', {cause});
      }),
    ]);
    const {fileName, bytes} = packTemplate(design, {
      script,
      thumb,
      link: shareUrl(design, editors) ?? `${editors}/${design.app}`,
      fonts: [...ownFiles(design, files), ...fonts],
      allowsCustomCss,
    });
    saveFile(fileName, bytes);
    setState('saved');
    setSaved({folder: slugOf(design)});
    dispatch({type: 'say', text: `zip「${fileName}」を保存しました`});
  };

  const save = (): void => {
    pack().catch(async (error: unknown) => {
      const failed = error instanceof NoFonts ? 'no-fonts' : 'failed';
      const fault = await faultOf(error instanceof NoFonts ? error.cause : error);
      setProblem(`${FAILED[failed]}選んだ内容は残っています。${FAULT_WORDS[fault]}`);
      setState(failed);
      dispatch({type: 'say', text: 'zipを作れませんでした'});
    });
  };
  return {state, problem, saved, save};
}
