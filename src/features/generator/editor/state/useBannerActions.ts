import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {newDesign} from '@komebiyori/overlays/model/design';
import type {Inputs} from '../input/useInput';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {banner, type Banner, type BannerAction} from './banners';
import {readDraft} from '@komebiyori/overlays/share/draft';
import {draftKey} from '@komebiyori/overlays/share/draftKeys';
import {readKept} from '@site/src/browser/keptText.browser';
import type {EditorHandle} from './useEditor';

/** Does what a button of a banner says. */
export function useBannerActions(
  app: AppVersion,
  {dispatch, readAddress, takeOver}: EditorHandle,
  {liftCss}: Pick<Inputs, 'liftCss'>,
): (action: BannerAction, from: Banner) => void {
  const readOther = (): void => {
    const draft = readDraft(readKept(draftKey(app)), app);
    if (draft.kind !== 'draft') return;
    const at = performance.now();
    dispatch({type: 'load', design: draft.design, label: '保存された内容を読みました', at});
  };
  return (action, {id}) => {
    const at = performance.now();
    switch (action.kind) {
      case 'undo':
        dispatch({type: 'undo'});
        return;
      case 'retry-link':
        dispatch({type: 'dismiss', id});
        readAddress();
        return;
      case 'start-anew': {
        const label = 'はじめから作る';
        dispatch({type: 'load', design: newDesign('basic', app), label, at});
        const told = banner('read', 'info', 'はじめの状態にしました。', {
          actions: [{kind: 'undo'}],
        });
        dispatch({type: 'show', banner: told});
        return;
      }
      case 'take-over':
        takeOver();
        return;
      case 'read-draft':
        readOther();
        return;
      case 'load':
        dispatch({type: 'dismiss', id});
        dispatch({type: 'load', design: action.design, label: action.label, at});
        return;
      case 'save-text':
        saveFile(action.fileName, action.text);
        return;
      case 'lift-css':
        dispatch({type: 'dismiss', id});
        liftCss(action.css);
    }
  };
}
