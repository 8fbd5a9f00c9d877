import {type AppVersion, isFor} from '@komebiyori/overlays/model/appVersions';
import {newDesign, type Design} from '@komebiyori/overlays/model/design';
import {sayWarning} from '@komebiyori/overlays/model/warnings';
import {findTemplate} from '@komebiyori/overlays/templates';
import {readLink, type Input} from '../input/readInput';
import {banner, sayReplaced, TABS_BANNER, type Banner} from './banners';
import {isUntouched, readDraft, type ReadDraft} from '@komebiyori/overlays/share/draft';
import {draftKey} from '@komebiyori/overlays/share/draftKeys';
import {isSameDesign} from '@komebiyori/overlays/share/json';
import {
  designOf,
  draftOf,
  reduceEditor,
  startEditor,
  type EditorAction,
  type EditorState,
} from './editorState';
import {readKept} from '@site/src/browser/keptText.browser';

/** The part of an address that an editor begins with. */
export type Address = Pick<Location, 'hash' | 'search'>;

/**
 * The editor of a version as its page begins: from the editor of another version, else from the
 * address, else from the draft, else anew. What was there before can be gone back to.
 */
export function startHere(app: AppVersion, {hash, search}: Address): EditorState {
  const draft = readDraft(readKept(draftKey(app)), app);
  const handed = handedOver(app);
  if (handed !== undefined) return withOldDraft(handed, draft);
  const state = startEditor(...fromDraft(draft, app));
  const link = hash.startsWith('#s=') ? readLink(hash, app, true) : undefined;
  if (link !== undefined) return withInput(state, link);
  const wanted = findTemplate(new URLSearchParams(search).get('template') ?? '');
  if (wanted === undefined || !isFor(app, wanted)) return state;
  return wanted.id === designOf(state).template
    ? state
    : withTemplate(state, newDesign(wanted.id, app));
}

/** The state with what was read from outside; at a time before all others. */
function withInput(state: EditorState, input: Input): EditorState {
  if (input.kind === 'presets') return state;
  return input.kind === 'design'
    ? reduceEditor(state, arrive(state, input, 0))
    : reduceEditor(state, {type: 'show', banner: input.banner});
}

/**
 * What the address brings, over the draft: that stays the draft until somebody changes what came, and
 * is put among the kept looks then. The same in a new tab and in one that is at work.
 */
export function arrive(
  state: EditorState,
  {design, label, banner: told}: Extract<Input, {kind: 'design'}>,
  at: number,
): EditorAction {
  const draft = draftOf(state);
  // Another version has another draft; its page tells of that one.
  const isReplaced =
    draft.app === design.app && !isUntouched(draft) && !isSameDesign(draft, design);
  const lines = isReplaced ? [...told.lines, sayReplaced(draft)] : told.lines;
  return {type: 'load', design, label, banner: {...told, lines}, at, isArrival: true};
}

/** A card of the gallery leads here: the template as it is, over the draft. */
function withTemplate(state: EditorState, design: Design): EditorState {
  if (state.history.past.length === 0 && isUntouched(designOf(state))) {
    return {...startEditor(design), own: designOf(state)};
  }
  const label = 'テンプレートを開く';
  const told = banner('read', 'info', '選んだテンプレートを開きました。', {
    actions: [{kind: 'undo'}],
  });
  return reduceEditor(
    {...state, banners: []},
    arrive(state, {kind: 'design', design, label, banner: told}, 0),
  );
}

function fromDraft(draft: ReadDraft, app: AppVersion): [Design, Banner[]] {
  if (draft.kind === 'none') return [newDesign('basic', app), []];
  if (draft.kind === 'unreadable') return [newDesign('basic', app), [unreadable(draft.text)]];
  const {design, warnings} = draft;
  if (isUntouched(design)) return [design, []];
  const told = banner('draft', 'info', '前の続きから始めます。', {
    lines: warnings.map(sayWarning),
    actions: [{kind: 'start-anew'}],
  });
  return [design, [told]];
}

const unreadable = (text: string): Banner =>
  banner('draft', 'warning', '保存されていた下書きを読めませんでした。', {
    lines: ['新しい形式か、壊れた内容です。変更を加えると上書きされます。'],
    actions: [{kind: 'save-text', text, fileName: 'draft.json'}],
  });

/** The draft of this version would be replaced by what comes from another one. */
function withOldDraft(handed: EditorState, draft: ReadDraft): EditorState {
  const {past, present, future} = handed.history;
  if (
    draft.kind !== 'draft' ||
    isUntouched(draft.design) ||
    [...past, present, ...future].some(({value}) => isSameDesign(value, draft.design))
  ) {
    return {...handed, arrival: undefined};
  }
  const told = banner('draft', 'info', 'このバージョンには、前に作りかけた下書きがあります。', {
    lines: [sayReplaced(draft.design)],
    actions: [{kind: 'load', label: '前の下書きを開く', design: draft.design}],
  });
  const state = reduceEditor(handed, {type: 'show', banner: told});
  return {...state, arrival: designOf(state)};
}

/** The editor of one version's page for that of the next: history goes along. */
let handed: EditorState | undefined;

/**
 * Leaves an editor for the page of its design's version. What is said of other tabs, and of something
 * that could not be read, holds for the page that is left.
 */
export function handOver(state: EditorState): void {
  const banners = state.banners.filter(({id, tone}) => id !== TABS_BANNER && tone !== 'error');
  handed = {...state, banners};
}

/** The editor that was left for this version; asking twice gives it twice. */
function handedOver(app: AppVersion): EditorState | undefined {
  return handed !== undefined && designOf(handed).app === app ? handed : undefined;
}

/** It is taken, or nobody came for it. */
export function forgetHandedOver(): void {
  handed = undefined;
}
