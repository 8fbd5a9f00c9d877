import {ItemSchema, nameOf as itemName, type Item} from '@komebiyori/effects';
import * as v from 'valibot';
import {placedOnce} from '../work/edit';
import {fileNameFor} from '../work/files';
import type {PadPage} from '../work/pads';
import {MAX_BUTTONS, MAX_ITEMS, MAX_PAGES, type Work} from '../work/work';
import {MAX_ALL_ASSETS, MAX_ASSETS} from '../work/assets';

export type PartKind = 'pages' | 'buttons' | 'items' | 'assets';

/** Parts are told apart by id; files by their content. */
export interface Difference {
  readonly kind: PartKind;
  readonly id: string;
  readonly name: string;
  readonly status: 'new' | 'changed' | 'same';
}

/**
 * What happens to a part of the kit: it comes in (in place of what has its id), it stays out, or it
 * comes in as another one beside what is there.
 */
export type Choice = 'take' | 'leave' | 'both';

/** By `keyOf`; parts that are not named come in. */
type Choices = ReadonlyMap<string, Choice>;

export const keyOf = ({kind, id}: Pick<Difference, 'kind' | 'id'>): string => `${kind} ${id}`;

/** A kit whose files do not have the names of other files in the work. */
export function fitNames(work: Work, kit: Work): Work {
  const names = new Map<string, string>();
  const taken = [...work.assets, ...kit.assets].map(({path}) => path);
  for (const asset of kit.assets) {
    const same = work.assets.find(({id}) => id === asset.id);
    const isTaken = work.assets.some(
      ({id, path}) => id !== asset.id && path.toLowerCase() === asset.path.toLowerCase(),
    );
    if (same !== undefined && same.path !== asset.path) names.set(asset.path, same.path);
    else if (same === undefined && isTaken) {
      const path = fileNameFor(asset.path, asset.type, taken);
      taken.push(path);
      names.set(asset.path, path);
    }
  }
  return renameAssets(kit, names);
}

/** The same whatever the order of the keys. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

function compareParts<Part extends {readonly id: string}>(
  kind: PartKind,
  mine: readonly Part[],
  theirs: readonly Part[],
  nameOf: (part: Part) => string,
): Difference[] {
  return theirs.map((part) => {
    const old = mine.find(({id}) => id === part.id);
    const status = old === undefined ? 'new' : stable(old) === stable(part) ? 'same' : 'changed';
    return {kind, id: part.id, name: nameOf(part), status};
  });
}

/**
 * What a kit would change.
 * @param kit with names that fit (`fitNames`)
 */
export function compare(work: Work, kit: Work): readonly Difference[] {
  return [
    ...compareParts('pages', work.pages, kit.pages, ({name}) => name),
    ...compareParts('buttons', work.buttons, kit.buttons, ({emoji, label, keys}) =>
      `${emoji} ${label || (keys[0] ?? '名前のないボタン')}`.trim(),
    ),
    ...compareParts('items', work.items, kit.items, itemName),
    ...compareParts('assets', work.assets, kit.assets, ({path}) => path),
  ];
}

interface Merge {
  readonly choices: Choices;
  /** Makes ids for parts that come in beside others; never one that is there. */
  readonly newId: () => string;
}

function mergeParts<Part extends {readonly id: string}>(
  kind: PartKind,
  mine: readonly Part[],
  theirs: readonly Part[],
  {choices, newId}: Merge,
): Part[] {
  const parts = [...mine];
  for (const part of theirs) {
    const choice = choices.get(keyOf({kind, id: part.id})) ?? 'take';
    const at = parts.findIndex(({id}) => id === part.id);
    if (choice === 'leave') continue;
    if (at === -1) parts.push(part);
    else if (choice === 'both') parts.push({...part, id: newId()});
    else parts[at] = part;
  }
  return parts;
}

/** The work with further pages, whose buttons are copies: a button is on one place only. */
function withCopies(work: Work, copied: readonly PadPage[], kit: Work, newId: () => string): Work {
  const pages = [...work.pages];
  const buttons = [...work.buttons];
  for (const page of copied) {
    const slots = page.slots.map((id) => {
      const button = kit.buttons.find((one) => one.id === id);
      if (button === undefined) return null;
      const copy = {...button, id: newId()};
      buttons.push(copy);
      return copy.id;
    });
    pages.push({...page, id: newId(), slots});
  }
  return {...work, pages, buttons};
}

/** Pages that came in have their buttons; the others give them up. */
function settled(work: Work, came: ReadonlySet<string>): Work {
  const hasCome = ({id}: PadPage): boolean => came.has(id);
  const others = work.pages.filter((page) => !hasCome(page));
  const placed = placedOnce([...work.pages.filter(hasCome), ...others], work.buttons);
  const pages = work.pages.map((page) => placed.find(({id}) => id === page.id) ?? page);
  return {...work, pages};
}

/**
 * The work with what was chosen of a kit.
 * @param kit with names that fit (`fitNames`)
 */
export function mergeKit(work: Work, kit: Work, merge: Merge): Work {
  const choiceOf = ({id}: PadPage) => merge.choices.get(keyOf({kind: 'pages', id}));
  const isTwin = (page: PadPage): boolean =>
    choiceOf(page) === 'both' && work.pages.some(({id}) => id === page.id);
  const single = kit.pages.filter((page) => !isTwin(page));
  const merged = {
    pages: mergeParts('pages', work.pages, single, merge),
    buttons: mergeParts('buttons', work.buttons, kit.buttons, merge),
    items: mergeParts('items', work.items, kit.items, merge),
    assets: mergeParts('assets', work.assets, kit.assets, merge),
  };
  const taken = single.filter((page) => choiceOf(page) !== 'leave');
  const placed = settled(merged, new Set(taken.map(({id}) => id)));
  return withCopies(placed, kit.pages.filter(isTwin), kit, merge.newId);
}

/** What of a work is more than it may hold; undefined when nothing is. */
export function excessOf({pages, buttons, items, assets}: Work): string | undefined {
  const bytes = assets.reduce((sum, {size}) => sum + size, 0);
  if (pages.length > MAX_PAGES) return `ページが${MAX_PAGES}枚を超えます。`;
  if (buttons.length > MAX_BUTTONS) return `ボタンが${MAX_BUTTONS}個を超えます。`;
  if (items.length > MAX_ITEMS) return `演出が${MAX_ITEMS}個を超えます。`;
  if (assets.length > MAX_ASSETS) return `素材が${MAX_ASSETS}個を超えます。`;
  return bytes > MAX_ALL_ASSETS ? '素材が合わせて100MBを超えます。' : undefined;
}

/** Fields of an item that are words and never a file. */
const WORDS = new Set(['id', 'name', 'pattern', 'text', 'css', 'content', 'contents', 'emojis']);

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) =>
      WORDS.has(key) ? [key, one] : [names.get(key) ?? key, renamed(one, names)],
    ),
  );
}

const renamedItem = (item: Item, names: ReadonlyMap<string, string>): Item =>
  v.parse(ItemSchema, renamed(item, names));

/**
 * A document that calls its files by other names, everywhere: the buttons' pictures, and the files
 * that items name (in lists, alone, or as the keys of `resourceParams`).
 * @param names from the old name to the new one
 */
function renameAssets(work: Work, names: ReadonlyMap<string, string>): Work {
  if (names.size === 0) return work;
  const nameOf = (path: string): string => names.get(path) ?? path;
  return {
    ...work,
    assets: work.assets.map((asset) => ({...asset, path: nameOf(asset.path)})),
    buttons: work.buttons.map((button) =>
      button.image === null ? button : {...button, image: nameOf(button.image)},
    ),
    items: work.items.map((item) => renamedItem(item, names)),
  };
}
