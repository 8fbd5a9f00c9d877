import type {Value} from '@komebiyori/fields';
import {cleanLine, wellFormed} from '@komebiyori/fields/readValue';
import type {TemplateId} from '../templates/registry';
import type {AppVersion} from './appVersions';
import {catalogueOf} from './catalogue';
import type {Field} from './fields';
import {readValue} from './readValue';

/** The form in which designs are kept; a number that no version of ours knows is refused. */
export const SCHEMA = 1;

/** Options that differ from their defaults, in the order of the catalogue. */
export type Options = Readonly<Record<string, Value>>;

/** A template with what somebody changed of it. Made by the functions below or `readDesign` only. */
export interface Design {
  readonly schema: typeof SCHEMA;
  readonly app: AppVersion;
  readonly template: TemplateId;
  readonly opts: Options;
  /** CSS that comes after ours. */
  readonly customCss?: string;
  /** What the design is called; also the name in the app's list of templates. */
  readonly name?: string;
  readonly author?: string;
}

/** The largest texts beside the options, in characters. */
export const LIMITS = {name: 60, author: 60, customCss: 20_000, kept: 200_000} as const;

/** A design in which nothing differs from the template. */
export function newDesign(template: TemplateId, app: AppVersion): Design {
  return {schema: SCHEMA, app, template, opts: {}};
}

/** The value that an option has in a design; undefined for an option that it lacks. */
export function optionOf({template, app, opts}: Design, key: string): Value | undefined {
  return opts[key] ?? catalogueOf(template, app).get(key)?.initial;
}

/**
 * The design with another value of an option. The value is brought into the range of its field;
 * what equals the default is not kept. Keys that the design lacks change nothing.
 */
export function setOption(design: Design, key: string, value: Value): Design {
  return setOptions(design, {[key]: value});
}

/** The design with other values of several options, as `setOption`. */
export function setOptions(design: Design, values: Readonly<Record<string, Value>>): Design {
  const wanted = new Map(Object.entries(values));
  return {...design, opts: ordered(design, (key) => wanted.get(key) ?? design.opts[key])};
}

/** The design with the default of one option. */
export function resetOption(design: Design, key: string): Design {
  return {...design, opts: ordered(design, (one) => (one === key ? undefined : design.opts[one]))};
}

/** The design with the defaults of all options of a group. */
export function resetGroup(design: Design, group: string): Design {
  const isInside = (key: string) => key.startsWith(`${group}.`);
  return {
    ...design,
    opts: ordered(design, (key) => (isInside(key) ? undefined : design.opts[key])),
  };
}

/** The template as it is; name and author stay. */
export function resetAll({customCss: _css, ...design}: Design): Design {
  return {...design, opts: {}};
}

/**
 * The design with another text beside the options, cut to its limit; an empty one is left out. CSS
 * over `LIMITS.customCss` is kept, because nothing is to be lost, but not used (`customCss.ts`).
 */
export function setText(
  design: Design,
  key: 'customCss' | 'name' | 'author',
  text: string,
): Design {
  const {[key]: _old, ...rest} = design;
  const fitting =
    key === 'customCss' ? wellFormed(text).slice(0, LIMITS.kept) : cleanLine(text, LIMITS[key]);
  return fitting.trim() === '' ? rest : {...rest, [key]: fitting};
}

/** Walks the catalogue, so that equal designs have equal texts. */
function ordered({template, app}: Design, valueAt: (key: string) => Value | undefined): Options {
  const kept: [string, Value][] = [];
  for (const [key, {field, initial}] of catalogueOf(template, app)) {
    const value = valueAt(key);
    if (value === undefined) continue;
    const fitting = fit(field, value);
    if (!isEqual(fitting, initial)) kept.push([key, fitting]);
  }
  return Object.fromEntries(kept);
}

const fit = (field: Field, value: Value): Value => readValue(field, value)?.value ?? field.initial;

/** Whether two values are the same, lists entry by entry. */
export function isEqual(a: Value, b: Value): boolean {
  return typeof a === 'object' && typeof b === 'object'
    ? a.length === b.length && a.every((entry, at) => entry === b[at])
    : a === b;
}
