import {isFor, isAppVersion, type AppVersion} from '@komebiyori/overlays/model/appVersions';
import type {TemplateFacts} from '@site/plugins/overlays/client';

interface Mark {
  readonly label: string;
  readonly has: (template: TemplateFacts) => boolean;
  /** Of marks that exclude one another any will do; all others must hold together. */
  readonly isShape?: true;
}

/** What the list can be narrowed to, by name in the address. */
export const MARKS = {
  tall: {label: '縦', has: ({layouts}) => layouts.includes('縦'), isShape: true},
  wide: {label: '横', has: ({layouts}) => layouts.includes('横'), isShape: true},
  single: {label: '単発', has: ({layouts}) => layouts.includes('単発'), isShape: true},
  frames: {label: '見出し付き', has: ({layouts}) => layouts.includes('見出し付き'), isShape: true},
  light: {label: '軽量', has: ({heavy}) => heavy === undefined},
  pro: {label: 'Pro', has: ({isPro}) => isPro},
} as const satisfies Record<string, Mark>;

export type MarkId = keyof typeof MARKS;
export const MARK_IDS = Object.keys(MARKS) as MarkId[];

/** Orders of the list by name in the address; the first is that of the registry. */
export const ORDERS = {
  picked: {label: 'おすすめ順', compare: () => 0},
  size: {label: 'zipの小さい順', compare: (a, b) => a.zip.bytes - b.zip.bytes},
  newest: {
    label: '対応バージョンの新しい順',
    compare: (a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0),
  },
  name: {label: '名前の順', compare: (a, b) => a.name.localeCompare(b.name, 'ja')},
} as const satisfies Record<
  string,
  {readonly label: string; readonly compare: (a: TemplateFacts, b: TemplateFacts) => number}
>;

export type OrderId = keyof typeof ORDERS;
export const ORDER_IDS = Object.keys(ORDERS) as OrderId[];

/** What the address of a gallery says. */
export interface Choice {
  readonly marks: readonly MarkId[];
  readonly order: OrderId;
  /** The version whose templates are shown; undefined for all. */
  readonly app?: AppVersion;
}

const isOneOf = <Id extends string>(ids: readonly Id[], value: string): value is Id =>
  ids.some((id) => id === value);

/** Reads the query of an address; what it does not know is passed over. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const named = (query.get('show') ?? '').split(',');
  const order = query.get('sort') ?? '';
  const app = query.get('app') ?? '';
  return {
    marks: MARK_IDS.filter((id) => named.includes(id)),
    order: isOneOf(ORDER_IDS, order) ? order : 'picked',
    ...(isAppVersion(app) ? {app} : {}),
  };
}

/** The query of a choice, with its `?`; empty for what is shown without one. */
export function writeChoice({marks, order, app}: Choice): string {
  const parts = [
    ...(app === undefined ? [] : [`app=${app}`]),
    ...(marks.length === 0 ? [] : [`show=${marks.join(',')}`]),
    ...(order === 'picked' ? [] : [`sort=${order}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The templates that a choice leaves, in its order. */
export function choose(
  templates: readonly TemplateFacts[],
  {marks, order, app}: Choice,
): TemplateFacts[] {
  const all: readonly (Mark & {readonly id: MarkId})[] = marks.map((id) => ({id, ...MARKS[id]}));
  const shapes = all.filter(({isShape}) => isShape === true);
  const others = all.filter(({isShape}) => isShape !== true);
  return templates
    .filter((template) => app === undefined || isFor(app, template))
    .filter((template) => shapes.length === 0 || shapes.some(({has}) => has(template)))
    .filter((template) => others.every(({has}) => has(template)))
    .sort(ORDERS[order].compare);
}
