import * as v from 'valibot';
import {cleanLine} from '@komebiyori/fields/readValue';
import type {Design} from '@komebiyori/overlays/model/design';
import {LIMITS} from '@komebiyori/overlays/model/design';
import {readDesign} from '@komebiyori/overlays/model/readDesign';
import {titleOf} from '@komebiyori/overlays/package/slug';
import {isSameDesign} from '@komebiyori/overlays/share/json';
import {moved} from '@site/src/lib/lists';

/** A design that the visitor kept under a name. */
export interface Preset {
  /** The same as long as it exists. */
  readonly id: number;
  readonly name: string;
  readonly design: Design;
  /** A draft that something else took the place of: the first to go when the list is full. */
  readonly isAside?: true;
}

export type Presets = readonly Preset[];

export const MAX_PRESETS = 100;
/** Of a name, in characters. */
export const MAX_NAME = 60;
export const PRESETS_KEY = 'generator.presets';

const nextId = (presets: Presets): number => Math.max(0, ...presets.map(({id}) => id)) + 1;

/** With another preset at the end; the same list when it is full. */
export function addPreset(
  presets: Presets,
  name: string,
  design: Design,
  mark: Pick<Preset, 'isAside'> = {},
): Presets {
  if (presets.length >= MAX_PRESETS) return presets;
  const fitting = cleanLine(name, LIMITS.name);
  const preset = {id: nextId(presets), name: fitting === '' ? '名前なし' : fitting, design};
  return [...presets, {...preset, ...mark}];
}

/**
 * With a draft that something else takes the place of; the same list when the look is in it. The oldest
 * of such drafts makes room in a full list; undefined when the visitor kept all of it on purpose.
 */
export function keepAside(presets: Presets, draft: Design): Presets | undefined {
  if (presets.some(({design}) => isSameDesign(design, draft))) return presets;
  const oldest = presets.length < MAX_PRESETS ? undefined : presets.find(({isAside}) => isAside);
  const rest = presets.filter((preset) => preset !== oldest);
  const added = addPreset(rest, `${titleOf(draft)}（前の下書き）`, draft, ASIDE);
  return added === rest ? undefined : added;
}

const ASIDE = {isAside: true} as const;

/** With another name; an empty one changes nothing. Who names a look wants to keep it. */
export function renamePreset(presets: Presets, id: number, name: string): Presets {
  const fitting = cleanLine(name, LIMITS.name);
  if (fitting === '') return presets;
  return presets.map((preset) =>
    preset.id === id ? {id, name: fitting, design: preset.design} : preset,
  );
}

/** With a copy after the preset. */
export function duplicatePreset(presets: Presets, id: number): Presets {
  const preset = presets.find((one) => one.id === id);
  if (preset === undefined || presets.length >= MAX_PRESETS) return presets;
  const copy = {
    id: nextId(presets),
    name: cleanLine(`${preset.name}のコピー`, LIMITS.name),
    design: preset.design,
  };
  return presets.flatMap((one) => (one.id === id ? [one, copy] : [one]));
}

export const removePreset = (presets: Presets, id: number): Presets =>
  presets.filter((preset) => preset.id !== id);

/** One place up (-1) or down (1); the same list at its ends. */
export function movePreset(presets: Presets, id: number, by: -1 | 1): Presets {
  const at = presets.findIndex((preset) => preset.id === id);
  return moved(presets, at, at + by);
}

/** All presets as a file for people. */
export const presetsFile = (presets: Presets): string =>
  `${JSON.stringify({presets: presets.map(({name, design}) => ({name, design}))}, undefined, 2)}\n`;

/** The presets as they are kept. */
export const presetsText = (presets: Presets): string =>
  JSON.stringify({presets: presets.map(({name, design, isAside}) => ({name, design, isAside}))});

const Kept = v.object({presets: v.array(v.unknown())});
const One = v.object({name: v.string(), design: v.unknown(), isAside: v.optional(v.unknown())});

/**
 * Reads kept presets, or a file of them; undefined when it is none. What is no design is left out.
 * Never throws.
 */
export function readPresets(raw: unknown): Presets | undefined {
  const read = v.safeParse(Kept, raw);
  if (!read.success) return undefined;
  return read.output.presets.slice(0, 10 * MAX_PRESETS).reduce<Presets>((presets, one) => {
    const preset = v.safeParse(One, one);
    if (!preset.success) return presets;
    const {design, warnings} = readDesign(preset.output.design);
    const isNone = warnings.some(({kind}) => kind === 'not-a-design' || kind === 'unknown-schema');
    if (isNone) return presets;
    const {name, isAside} = preset.output;
    return addPreset(presets, name, design, isAside === true ? ASIDE : {});
  }, []);
}

/** Both lists as far as there is room, and how many had none. */
export function joinPresets(presets: Presets, added: Presets): {presets: Presets; left: number} {
  const joined = added.reduce((all, {name, design}) => addPreset(all, name, design), presets);
  return {presets: joined, left: presets.length + added.length - joined.length};
}
