import {moved} from '@site/src/lib/lists';
import {kindOf, type Asset} from './assets';
import {PAD_LIMITS, type PadButton, type PadPage} from './pads';
import {MAX_BUTTONS, MAX_PAGES, type Work} from './work';

/** A place on a page. */
export interface Place {
  readonly pageId: string;
  readonly slot: number;
}

/** What can be said of a button without placing it anew. */
export type ButtonChanges = Partial<Omit<PadButton, 'id'>>;

const isSame = (a: Place, b: Place): boolean => a.pageId === b.pageId && a.slot === b.slot;

/** Where a button is; undefined when it waits in the pool. */
export function placeOf({pages}: Pick<Work, 'pages'>, buttonId: string): Place | undefined {
  for (const {id, slots} of pages) {
    const slot = slots.indexOf(buttonId);
    if (slot !== -1) return {pageId: id, slot};
  }
  return undefined;
}

/** The buttons that are on no page, in the order in which they were made. */
export function poolOf({pages, buttons}: Work): readonly PadButton[] {
  const placed = new Set(pages.flatMap(({slots}) => slots));
  return buttons.filter(({id}) => !placed.has(id));
}

function changePage(work: Work, pageId: string, apply: (page: PadPage) => PadPage): Work {
  return {...work, pages: work.pages.map((page) => (page.id === pageId ? apply(page) : page))};
}

function put(work: Work, place: Place, content: string | null): Work {
  return changePage(work, place.pageId, (page) => ({
    ...page,
    slots: page.slots.map((old, slot) => (slot === place.slot ? content : old)),
  }));
}

const contentOf = (work: Work, {pageId, slot}: Place): string | null =>
  work.pages.find(({id}) => id === pageId)?.slots[slot] ?? null;

/** The first free place of a page; undefined when it is full. */
export function freePlace({pages}: Work, pageId: string): Place | undefined {
  const slot = pages.find(({id}) => id === pageId)?.slots.indexOf(null) ?? -1;
  return slot === -1 ? undefined : {pageId, slot};
}

/** The work with one button more; the same work when it is full. Without a place it waits in the pool. */
export function addButton(work: Work, button: PadButton, place: Place | undefined): Work {
  if (work.buttons.length >= MAX_BUTTONS) return work;
  const more = {...work, buttons: [...work.buttons, button]};
  return place === undefined ? more : put(more, place, button.id);
}

export const changeButton = (work: Work, id: string, changes: ButtonChanges): Work => ({
  ...work,
  buttons: work.buttons.map((button) => (button.id === id ? {...button, ...changes} : button)),
});

/** Puts a button somewhere; what is there changes places with it, or goes to the pool. */
export function moveButton(work: Work, id: string, to: Place): Work {
  const from = placeOf(work, id);
  if (from !== undefined && isSame(from, to)) return work;
  const other = contentOf(work, to);
  const left = from === undefined ? work : put(work, from, other);
  return put(left, to, id);
}

/** The pages with each button on one place only: the first of the pages has it. */
export function placedOnce(pages: readonly PadPage[], buttons: Work['buttons']): PadPage[] {
  const free = new Set(buttons.map(({id}) => id));
  return pages.map((page) => ({
    ...page,
    slots: page.slots.map((id) => (id !== null && free.delete(id) ? id : null)),
  }));
}

/** Takes a button off its page; it waits in the pool. */
export function poolButton(work: Work, id: string): Work {
  const place = placeOf(work, id);
  return place === undefined ? work : put(work, place, null);
}

export function removeButton(work: Work, id: string): Work {
  const rest = poolButton(work, id);
  return {...rest, buttons: rest.buttons.filter((button) => button.id !== id)};
}

/** A copy on the first free place of the same page; its triggers stay with the first one. */
export function duplicateButton(work: Work, id: string, newId: string): Work {
  const button = work.buttons.find((one) => one.id === id);
  if (button === undefined) return work;
  const copy = {...button, id: newId, shortcut: null, midi: null, gamepad: null};
  const pageId = placeOf(work, id)?.pageId;
  return addButton(work, copy, pageId === undefined ? undefined : freePlace(work, pageId));
}

/** A page without buttons. */
export const newPage = (id: string, name: string, columns = 4, rows = 3): PadPage => ({
  id,
  name: name.slice(0, PAD_LIMITS.name[1]),
  columns,
  rows,
  slots: Array.from({length: columns * rows}, () => null),
});

export const addPage = (work: Work, page: PadPage): Work =>
  work.pages.length >= MAX_PAGES ? work : {...work, pages: [...work.pages, page]};

export const renamePage = (work: Work, pageId: string, name: string): Work =>
  changePage(work, pageId, (page) => ({...page, name}));

/** The buttons of a page that goes wait in the pool; the last page stays. */
export const removePage = (work: Work, pageId: string): Work =>
  work.pages.length === 1 ? work : {...work, pages: work.pages.filter(({id}) => id !== pageId)};

/** Moves a page one place to the left (-1) or right (1). */
export function movePage(work: Work, pageId: string, by: -1 | 1): Work {
  const at = work.pages.findIndex(({id}) => id === pageId);
  const pages = moved(work.pages, at, at + by);
  return pages === work.pages ? work : {...work, pages};
}

/** Another grid: buttons keep row and column; those that have none any more take free places. */
export function resizePage(work: Work, pageId: string, columns: number, rows: number): Work {
  return changePage(work, pageId, (page) => {
    const slots = Array.from({length: columns * rows}, (_, slot) => {
      const column = slot % columns;
      const row = Math.floor(slot / columns);
      return column < page.columns && row < page.rows
        ? (page.slots[row * page.columns + column] ?? null)
        : null;
    });
    const lost = page.slots.filter((id) => id !== null && !slots.includes(id));
    const filled = slots.map((id) => id ?? lost.shift() ?? null);
    return {...page, columns, rows, slots: filled};
  });
}

/** The same bytes, or the same name, are not taken twice. */
export const addAsset = (work: Work, asset: Asset): Work =>
  work.assets.some(({id, path}) => id === asset.id || path === asset.path)
    ? work
    : {...work, assets: [...work.assets, asset]};

/** Buttons lose a picture that goes; items keep the name, so that it can come back. */
export const removeAsset = (work: Work, path: string): Work => ({
  ...work,
  assets: work.assets.filter((asset) => asset.path !== path),
  buttons: work.buttons.map((button) =>
    button.image === path ? {...button, image: null} : button,
  ),
});

/** The pictures that a button may show. */
export const picturesOf = ({assets}: Work): readonly Asset[] =>
  assets.filter((asset) => kindOf(asset) === 'image');
