import {type Design, newDesign} from '@komebiyori/overlays/model/design';
import {titleOf} from '@komebiyori/overlays/package/slug';
import {draftText, isUntouched, readDraft} from '@komebiyori/overlays/share/draft';
import {draftKey} from '@komebiyori/overlays/share/draftKeys';
import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {keep, readKept} from '@site/src/browser/keptText.browser';
import {useAutosave, type AutosaveStatus} from '@site/src/components/ToolParts';
import {readLink} from '../input/readInput';
import type {KeptAside, OwnPresets} from '../presets/usePresets';
import {banner, TABS_BANNER} from './banners';
import {
  designOf,
  draftOf,
  isOverDraft,
  reduceEditor,
  type EditorAction,
  type EditorState,
} from './editorState';
import {MAX_PRESETS} from './presets';
import {arrive, forgetHandedOver, handOver, startHere} from './start.browser';
import {watchTabs, type Tabs} from './tabs.browser';

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
  'no-room': `「保存した見た目」が${MAX_PRESETS}個あり、前の下書きを移せないので、今の見た目は保存していません。`,
} as const;

const BEFORE_LEAVING =
  'このまま編集と書き出しはできます。閉じる前に「JSONを保存」を押してください。';
const MAKES_ROOM = '「保存した見た目」を1つ消してから変更を加えると、保存されます。';

/** Goes to the page of another version, with the hash of a link that is still to be read there. */
export type OnVersion = (app: AppVersion, hash: string) => void;

/**
 * The editor of one version's page.
 * @param onVersion the editor of the other page takes over
 * @param own where a draft goes that something else takes the place of
 */
export function useEditor(
  app: AppVersion,
  onVersion: OnVersion,
  own: Pick<OwnPresets, 'keepAside'>,
): EditorHandle {
  const [state, dispatch] = useReducer(reduceEditor, app, (one) => startHere(one, location));
  const design = designOf(state);
  const {saves, takeOver} = useTabs(app, dispatch);
  const draft = useDraft(state, {app, saves, own, dispatch});

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const isLookedAt = state.own !== undefined;
  const readAddress = useAddress(app, {latest, isLookedAt, dispatch});

  useEffect(() => {
    if (design.app === app) {
      forgetHandedOver();
      return;
    }
    handOver(latest.current);
    onVersion(design.app, latest.current.own === undefined ? '' : location.hash);
  }, [app, design.app, onVersion]);

  useEffect(() => {
    if (draft === 'untouched' || draft === 'waiting' || draft === 'kept') {
      dispatch({type: 'dismiss', id: 'storage'});
      return;
    }
    const lines = [...(draft === 'no-room' ? [MAKES_ROOM] : []), BEFORE_LEAVING];
    dispatch({type: 'show', banner: banner('storage', 'warning', NOT_KEPT[draft], {lines})});
  }, [draft]);

  return {state, dispatch, draft, readAddress, takeOver};
}

interface Reading {
  readonly latest: RefObject<EditorState>;
  /** Nobody has changed what the address brought. */
  readonly isLookedAt: boolean;
  readonly dispatch: Dispatch<EditorAction>;
}

/** Reads links that are put into the address; what is no longer only looked at leaves it. */
function useAddress(app: AppVersion, {latest, isLookedAt, dispatch}: Reading): () => void {
  const readAddress = useCallback(() => {
    if (!hasLink()) return;
    const input = readLink(location.hash, app, true);
    if (input.kind === 'refused') dispatch({type: 'show', banner: input.banner});
    if (input.kind === 'design') dispatch(arrive(latest.current, input, performance.now()));
  }, [app, latest, dispatch]);

  useEffect(() => {
    addEventListener('hashchange', readAddress);
    return () => {
      removeEventListener('hashchange', readAddress);
    };
  }, [readAddress]);

  useEffect(() => {
    if (isLookedAt) return;
    // What could not be read stays to be tried again.
    if (!hasLink() || readLink(location.hash, app).kind === 'design') cleanAddress();
  }, [app, isLookedAt]);

  return readAddress;
}

const hasLink = (): boolean => location.hash.startsWith('#s=');

/** Loading the page again shows the draft from now on, not what the address brought. */
function cleanAddress(): void {
  const {pathname, hash, search} = location;
  if (!hasLink() && search === '') return;
  history.replaceState(history.state, '', pathname + (hasLink() ? '' : hash));
}

export type DraftStatus = AutosaveStatus<KeptAside>;

interface Drafting {
  readonly app: AppVersion;
  /** False while another tab saves. */
  readonly saves: boolean;
  readonly own: Pick<OwnPresets, 'keepAside'>;
  readonly dispatch: Dispatch<EditorAction>;
}

/**
 * Keeps the design in this browser while somebody works on it; at once when the page is left. The draft
 * that something from elsewhere takes the place of is put among the kept looks first.
 */
function useDraft(state: EditorState, {app, saves, own, dispatch}: Drafting): DraftStatus {
  const design = draftOf(state);
  /** The arrival whose draft is safe. */
  const settled = useRef<Design>(undefined);
  const save = (one: Design): KeptAside => {
    if (isOverDraft(state) && settled.current !== state.arrival) {
      const before = draftBefore(one);
      const aside = before === undefined ? 'kept' : own.keepAside(before);
      if (aside !== 'kept') return aside;
      settled.current = state.arrival;
      if (before !== undefined) {
        const told = `前の下書き「${titleOf(before)}」を「保存した見た目」に入れました。`;
        // They said that this would be done.
        for (const {id, tone} of state.banners)
          if (['read', 'draft'].includes(id) && tone === 'info') dispatch({type: 'dismiss', id});
        dispatch({type: 'show', banner: banner('aside', 'info', told)});
      }
    }
    return keep(draftKey(one.app), isFresh(one) ? undefined : draftText(one, Date.now()));
  };
  return useAutosave(design, save, saves && design.app === app);
}

/** The draft that a design would replace; undefined when nobody would miss it. */
function draftBefore({app}: Design): Design | undefined {
  const draft = readDraft(readKept(draftKey(app)), app);
  return draft.kind === 'draft' && !isUntouched(draft.design) ? draft.design : undefined;
}

/** What the editor begins with needs no draft. */
const isFresh = (design: Design): boolean =>
  JSON.stringify(design) === JSON.stringify(newDesign('basic', design.app));

/** Watches for other tabs with the same version, and says which one saves. */
function useTabs(
  app: AppVersion,
  dispatch: Dispatch<EditorAction>,
): {saves: boolean; takeOver: () => void} {
  const [saves, setSaves] = useState(true);
  const tabs = useRef<Tabs>(undefined);

  useEffect(() => {
    let isYielded = false;
    const watched = watchTabs(app, {
      onCount(others) {
        if (isYielded && others > 0) return;
        if (isYielded) setSaves(true);
        isYielded = false;
        dispatch(others > 0 ? {type: 'show', banner: OTHERS} : {type: 'dismiss', id: TABS_BANNER});
      },
      onTaken() {
        isYielded = true;
        setSaves(false);
        dispatch({type: 'show', banner: YIELDED});
      },
    });
    tabs.current = {
      ...watched,
      takeOver() {
        isYielded = false;
        watched.takeOver();
      },
    };
    return () => {
      watched.close();
    };
  }, [app, dispatch]);

  const takeOver = useCallback(() => {
    tabs.current?.takeOver();
    setSaves(true);
    dispatch({type: 'dismiss', id: TABS_BANNER});
  }, [dispatch]);

  return {saves, takeOver};
}

const OTHERS = banner(TABS_BANNER, 'warning', 'ほかのタブでも、同じバージョンを編集しています。', {
  lines: ['最後に変えたタブの内容が下書きに残ります。どちらで続けるかを選んでください。'],
  actions: [{kind: 'take-over'}, {kind: 'read-draft'}],
});

const YIELDED = banner(TABS_BANNER, 'warning', 'ほかのタブで編集を続けています。', {
  lines: ['このタブの変更は、下書きに保存しません。'],
  actions: [{kind: 'take-over'}, {kind: 'read-draft'}],
});
