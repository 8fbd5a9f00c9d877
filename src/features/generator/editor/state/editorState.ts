import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import type {Design} from '@komebiyori/overlays/model/design';
import {moveDesign} from '@komebiyori/overlays/model/moveDesign';
import {versionLabel} from '@komebiyori/overlays/model/nearest';
import {templateOf, type TemplateId} from '@komebiyori/overlays/templates';
import {
  change,
  redo,
  startHistory,
  stepText,
  undo,
  type History,
  type TimedChange,
} from '@site/src/lib/history';
import {movedBanner, type Banner} from './banners';

type Back = 'undo' | 'redo' | undefined;

/** Everything that the editor knows of the design. */
export interface EditorState {
  readonly history: History<Design>;
  /** Custom CSS is used although something speaks against it: the visitor said so. */
  readonly allowsCustomCss: boolean;
  /** What 「変更前」 shows. */
  readonly baseline: Design;
  readonly banners: readonly Banner[];
  /**
   * The look that stays the draft while what the address brought is only looked at. Undefined from the
   * first change on.
   */
  readonly own: Design | undefined;
  /** What came over the draft of this page from elsewhere: that draft is lost once this is kept. */
  readonly arrival: Design | undefined;
  /** What was done last, and which way leads back at once; the number tells equal texts apart. */
  readonly said: {readonly text: string; readonly count: number; readonly back: Back};
}

export type EditorAction =
  | (TimedChange & {
      readonly type: 'edit';
      readonly apply: (design: Design) => Design;
    })
  | {
      readonly type: 'move';
      readonly app?: AppVersion;
      readonly template?: TemplateId;
      readonly at: number;
    }
  /** Another design in the place of this one: read from outside, a preset, a draft. */
  | {
      readonly type: 'load';
      readonly design: Design;
      readonly label: string;
      readonly banner?: Banner;
      /** The address brought it. */
      readonly isArrival?: true;
      readonly at: number;
    }
  | {readonly type: 'undo'}
  | {readonly type: 'redo'}
  | {readonly type: 'allow-css'; readonly isAllowed: boolean}
  | {readonly type: 'show'; readonly banner: Banner}
  | {readonly type: 'dismiss'; readonly id: string}
  | {readonly type: 'say'; readonly text: string; readonly back?: Back};

/** An editor that shows a design. */
export const startEditor = (design: Design, banners: readonly Banner[] = []): EditorState => ({
  history: startHistory(design),
  allowsCustomCss: false,
  baseline: design,
  banners,
  own: undefined,
  arrival: undefined,
  said: {text: '', count: 0, back: undefined},
});

/** The design that is edited. */
export const designOf = ({history}: EditorState): Design => history.present.value;

/** What is kept as the draft. */
export const draftOf = (state: EditorState): Design => state.own ?? designOf(state);

/** Whether the design is what came over the draft, or was made of it. */
export const isOverDraft = ({arrival, own, history: {past, present}}: EditorState): boolean =>
  arrival !== undefined &&
  own === undefined &&
  [...past, present].some(({value}) => value === arrival);

/** The state after an action; history goes on through other templates and versions. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const next = afterAction(state, action);
  if (designOf(next) === designOf(state)) return next;
  return action.type === 'load' && action.isArrival === true
    ? {...next, own: draftOf(state), arrival: action.design}
    : {...next, own: undefined};
}

function afterAction(state: EditorState, action: EditorAction): EditorState {
  const {history} = state;
  switch (action.type) {
    case 'edit': {
      const {apply, ...rest} = action;
      return {
        ...state,
        history: change(history, apply(history.present.value), rest),
        // It would take back this change, not what it stands beside.
        said: {...state.said, back: undefined},
      };
    }
    case 'move':
      return move(state, action);
    case 'load':
      return load(state, action);
    case 'undo':
      return history.past.length === 0
        ? say(state, 'これより前には戻せません')
        : say(
            {...withHistory(state, undo(history))},
            stepText({isBack: true, label: history.present.label}),
            'redo',
          );
    case 'redo':
      return history.future.length === 0
        ? say(state, 'やり直せる操作はありません')
        : say(
            withHistory(state, redo(history)),
            stepText({isBack: false, label: history.future[0]?.label ?? ''}),
            'undo',
          );
    case 'allow-css':
      return {...state, allowsCustomCss: action.isAllowed};
    case 'show':
      return show(silencedBy(action.banner, state), action.banner);
    case 'dismiss':
      return {...state, banners: state.banners.filter(({id}) => id !== action.id)};
    case 'say':
      return say(state, action.text, action.back);
  }
}

const say = (state: EditorState, text: string, back?: Back): EditorState => ({
  ...state,
  said: {text, count: state.said.count + 1, back},
});

/** What was told of a change is no longer so when it is undone. */
function withHistory(state: EditorState, history: History<Design>): EditorState {
  const banners = state.banners.filter(
    ({actions}) => !actions.some(({kind}) => kind === 'undo' || kind === 'start-anew'),
  );
  return {...state, history, banners};
}

/** What was said of an earlier reading is not so beside what is told of the next. */
const silencedBy = ({id}: Banner, state: EditorState): EditorState =>
  id === 'read' && state.said.text !== '' ? say(state, '') : state;

const show = (state: EditorState, banner: Banner): EditorState => ({
  ...state,
  banners: [...state.banners.filter(({id}) => id !== banner.id), banner],
});

function move(
  state: EditorState,
  {app, template, at}: Extract<EditorAction, {type: 'move'}>,
): EditorState {
  const before = designOf(state);
  if ((app ?? before.app) === before.app && (template ?? before.template) === before.template) {
    return state;
  }
  const moved = moveDesign(before, {
    ...(app === undefined ? {} : {app}),
    ...(template === undefined ? {} : {template}),
  });
  const {name} = templateOf(moved.design.template);
  const label = app === undefined ? `テンプレート：${name}` : `バージョン：${versionLabel(app)}`;
  const banner = movedBanner(moved);
  const history = change(state.history, moved.design, {label, at});
  const next = say(withHistory(state, history), `${label}にしました`);
  return banner === undefined ? next : show(next, banner);
}

/** CSS from elsewhere was not allowed by anyone. */
function load(
  state: EditorState,
  {design, label, banner, at}: Extract<EditorAction, {type: 'load'}>,
): EditorState {
  const history = change(state.history, design, {label, at});
  const next = say(
    {...withHistory(state, history), allowsCustomCss: false, baseline: design},
    label,
  );
  return banner === undefined ? next : show(next, banner);
}
