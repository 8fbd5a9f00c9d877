import {type Design, newDesign} from '@komebiyori/overlays/model/design';
import {draftText} from '@komebiyori/overlays/share/draft';
import {draftKey} from '@komebiyori/overlays/share/draftKeys';
import {useCallback, useEffect, useReducer, useRef, type Dispatch} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {keep, type Kept} from '@site/src/browser/keptText.browser';
import {useAutosave, type AutosaveStatus} from '@site/src/components/ToolParts';
import {readLink} from '../input/readInput';
import {banner} from './banners';
import {designOf, reduceEditor, type EditorAction, type EditorState} from './editorState';
import {forgetHandedOver, handOver, startHere} from './start.browser';
import {useTabs} from './useTabs';

export interface EditorHandle {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  readonly draft: DraftStatus;
  /** Reads the address again. */
  readonly readAddress: () => void;
  /** This tab saves, the others stop. */
  readonly takeOver: () => void;
}

const NOT_KEPT = {
  blocked: 'このブラウザには下書きを保存できません。',
  full: 'ブラウザの保存場所がいっぱいで、下書きを保存できません。',
} as const;

/**
 * The editor of one version's page.
 * @param onVersion goes to the page of another version; the editor there takes over
 */
export function useEditor(app: AppVersion, onVersion: (app: AppVersion) => void): EditorHandle {
  const [state, dispatch] = useReducer(reduceEditor, app, (one) => startHere(one, location));
  const design = designOf(state);
  const {saves, takeOver} = useTabs(app, dispatch);
  const draft = useDraft(design, saves && design.app === app);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const readAddress = useAddress(app, dispatch);

  useEffect(() => {
    if (design.app === app) {
      forgetHandedOver();
      return;
    }
    handOver(latest.current);
    onVersion(design.app);
  }, [app, design.app, onVersion]);

  useEffect(() => {
    if (draft !== 'full' && draft !== 'blocked') {
      dispatch({type: 'dismiss', id: 'storage'});
      return;
    }
    const lines = ['このまま編集と書き出しはできます。閉じる前に「JSON」で保存してください。'];
    dispatch({type: 'show', banner: banner('storage', 'warning', NOT_KEPT[draft], {lines})});
  }, [draft]);

  return {state, dispatch, draft, readAddress, takeOver};
}

/** Reads links that are put into the address, and takes what was read out of it. */
function useAddress(app: AppVersion, dispatch: Dispatch<EditorAction>): () => void {
  const readAddress = useCallback(() => {
    if (!hasLink()) return;
    const input = readLink(location.hash, app, true);
    if (input.kind === 'refused') dispatch({type: 'show', banner: input.banner});
    if (input.kind !== 'design') return;
    dispatch({type: 'load', ...input, at: performance.now()});
    cleanAddress();
  }, [app, dispatch]);

  useEffect(() => {
    // What the editor began with was read already; what could not be read stays to be tried again.
    if (!hasLink() || readLink(location.hash, app).kind === 'design') cleanAddress();
    addEventListener('hashchange', readAddress);
    return () => {
      removeEventListener('hashchange', readAddress);
    };
  }, [app, readAddress]);

  return readAddress;
}

const hasLink = (): boolean => location.hash.startsWith('#s=');

/** Loading the page again shows the draft, not what it once began with. */
function cleanAddress(): void {
  const {pathname, hash, search} = location;
  if (!hasLink() && search === '') return;
  history.replaceState(history.state, '', pathname + (hasLink() ? '' : hash));
}

export type DraftStatus = AutosaveStatus;

/**
 * Keeps the design in this browser while somebody works on it; at once when the page is left.
 * @param isOn false while another tab saves
 */
const useDraft = (design: Design, isOn: boolean): DraftStatus =>
  useAutosave(design, keepDraft, isOn);

const keepDraft = (design: Design): Kept =>
  keep(draftKey(design.app), isFresh(design) ? undefined : draftText(design, Date.now()));

/** What the editor begins with needs no draft. */
const isFresh = (design: Design): boolean =>
  JSON.stringify(design) === JSON.stringify(newDesign('basic', design.app));
