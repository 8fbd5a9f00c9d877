import type {Design} from '@komebiyori/overlays/model/design';
import type {Moved} from '@komebiyori/overlays/model/moveDesign';
import {versionLabel} from '@komebiyori/overlays/model/nearest';
import {sayWarning, type Warning} from '@komebiyori/overlays/model/warnings';
import {titleOf} from '@komebiyori/overlays/package/slug';
import {templateOf} from '@komebiyori/overlays/templates';

/** Something that can be done about a banner. */
export type BannerAction =
  | {readonly kind: 'undo'}
  /** Reads the address again. */
  | {readonly kind: 'retry-link'}
  | {readonly kind: 'start-anew'}
  /** This tab saves, the others stop. */
  | {readonly kind: 'take-over'}
  /** Shows what the other tab saved. */
  | {readonly kind: 'read-draft'}
  | {readonly kind: 'load'; readonly label: string; readonly design: Design}
  /** Lets the visitor keep what could not be read. */
  | {readonly kind: 'save-text'; readonly text: string; readonly fileName: string}
  | {readonly kind: 'lift-css'; readonly css: string};

/** Of what is said of other tabs with the same version. */
export const TABS_BANNER = 'tabs';

/** A message that stays until it is dismissed. */
export interface Banner {
  /** Another banner with the same id takes its place. */
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'error';
  readonly title: string;
  readonly lines: readonly string[];
  readonly actions: readonly BannerAction[];
}

const LABELS: Readonly<Record<Exclude<BannerAction['kind'], 'load'>, string>> = {
  undo: '元に戻す',
  'retry-link': 'もう一度試す',
  'start-anew': 'はじめから作る',
  'take-over': 'このタブで続ける',
  'read-draft': '保存された内容を読む',
  'save-text': '元の内容を保存する',
  'lift-css': '変数を取り込む',
};

/** The button of an action. */
export const sayAction = (action: BannerAction): string =>
  action.kind === 'load' ? action.label : LABELS[action.kind];

/** A banner with what it lacks left empty. */
export function banner(
  id: string,
  tone: Banner['tone'],
  title: string,
  rest: Partial<Pick<Banner, 'lines' | 'actions'>> = {},
): Banner {
  return {id, tone, title, lines: [], actions: [], ...rest};
}

/** What another version or template lacks; undefined when nothing went. */
export function movedBanner({design, dropped, replaced}: Moved): Banner | undefined {
  if (dropped.length === 0 && replaced === undefined) return undefined;
  const {name} = templateOf(design.template);
  const lines = dropped.map(({label, said}) => `${label}（${said}）`);
  const title =
    replaced === undefined
      ? `「${name}」の${versionLabel(design.app)}用にない項目を${dropped.length}個外しました。`
      : `「${templateOf(replaced).name}」は${versionLabel(design.app)}用にありません。「${name}」に替えました。`;
  return banner('moved', 'warning', title, {lines, actions: [{kind: 'undo'}]});
}

/** What becomes of a draft once the design that is shown in its place is changed. */
export const sayReplaced = (draft: Design): string =>
  `変更を加えると、前の下書き「${titleOf(draft)}」は「保存した見た目」に入ります。`;

/** What was read, with what could not be kept as it was. */
export function readBanner(title: string, warnings: readonly Warning[]): Banner {
  return banner('read', warnings.length === 0 ? 'info' : 'warning', title, {
    lines: warnings.map(sayWarning),
    actions: [{kind: 'undo'}],
  });
}
