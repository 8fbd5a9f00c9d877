import * as v from 'valibot';
import type {Value} from '@komebiyori/fields';
import {isRecord} from '@komebiyori/lib/parsedJson';
import {findTemplate, type KnownTemplate} from '../templates/registry';
import {isFor, type AppVersion} from './appVersions';
import {catalogueOf} from './catalogue';
import {LIMITS, newDesign, SCHEMA, setOptions, setText, type Design} from './design';
import {isAppVersion, nearestTemplate, nearestVersion, versionLabel} from './nearest';
import {readValue} from './readValue';
import {sayAnything, sayValue, type Warning} from './warnings';

/** A design made of something from outside, with what was otherwise there. */
export interface ReadDesign {
  readonly design: Design;
  readonly warnings: readonly Warning[];
}

/** More warnings than these nobody reads. */
const MAX_WARNINGS = 50;
/** More options than these are no design of ours; the rest is not looked at. */
const MAX_OPTIONS = 2000;
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What must be there; everything else is read entry by entry. */
const envelope = v.looseObject({
  schema: v.number(),
  app: v.string(),
  template: v.string(),
  opts: v.optional(v.custom<Record<string, unknown>>(isRecord), {}),
});

/**
 * Reads a design from outside: a link, a file, a draft. Never throws; what it cannot use is told.
 * @param app the version to begin with when nothing can be read
 */
export function readDesign(raw: unknown, app: AppVersion = '8_0'): ReadDesign {
  const read = v.safeParse(envelope, raw);
  if (!read.success) return refused({kind: 'not-a-design'}, app);
  const {schema, opts} = read.output;
  if (schema !== SCHEMA) return refused({kind: 'unknown-schema', schema: String(schema)}, app);
  const warnings: Warning[] = [];
  const version = readVersion(read.output.app, warnings);
  const template = readTemplate(read.output.template, version, warnings);
  const empty = newDesign(template.id, version);
  const filled = setOptions(empty, readOptions(opts, empty, warnings));
  return {design: readTexts(read.output, filled, warnings), warnings: shortened(warnings)};
}

const refused = (warning: Warning, app: AppVersion): ReadDesign => ({
  design: newDesign('basic', app),
  warnings: [warning],
});

function readVersion(value: string, warnings: Warning[]): AppVersion {
  if (isAppVersion(value)) return value;
  const app = nearestVersion(value);
  warnings.push({kind: 'unknown-version', from: sayAnything(value), to: versionLabel(app)});
  return app;
}

function readTemplate(value: string, app: AppVersion, warnings: Warning[]): KnownTemplate {
  const known = findTemplate(value);
  if (known !== undefined && isFor(app, known)) return known;
  const {name: to, ...rest} = nearestTemplate(known === undefined ? value : '', app);
  warnings.push(
    known === undefined
      ? {kind: 'unknown-template', from: sayAnything(value), to}
      : {kind: 'template-not-in-version', from: known.name, to, app: versionLabel(app)},
  );
  return {name: to, ...rest};
}

/** Only keys of the catalogue come through, each with a value of its field. */
function readOptions(
  opts: Record<string, unknown>,
  {template, app}: Design,
  warnings: Warning[],
): Record<string, Value> {
  const catalogue = catalogueOf(template, app);
  const read: [string, Value][] = [];
  for (const key of Object.keys(opts).slice(0, MAX_OPTIONS)) {
    const option = catalogue.get(key);
    if (option === undefined) {
      const kind = FORBIDDEN.has(key) ? 'forbidden-key' : 'unknown-option';
      warnings.push({kind, key: sayAnything(key)});
      continue;
    }
    const {field, initial, group} = option;
    const fitted = readValue(field, opts[key]);
    if (fitted === undefined || fitted.isChanged) {
      warnings.push({
        kind: fitted === undefined ? 'wrong-type' : 'clamped',
        key,
        label: `${group.label}：${field.label}`,
        from: sayAnything(opts[key]),
        to: sayValue(field, fitted?.value ?? initial),
      });
    }
    if (fitted !== undefined) read.push([key, fitted.value]);
  }
  return Object.fromEntries(read);
}

function readTexts(raw: Record<string, unknown>, empty: Design, warnings: Warning[]): Design {
  let design = empty;
  for (const what of ['name', 'author', 'customCss'] as const) {
    const text = raw[what];
    if (text === undefined) continue;
    if (typeof text !== 'string') {
      warnings.push({kind: 'wrong-text', what});
      continue;
    }
    const limit = what === 'customCss' ? LIMITS.kept : LIMITS[what];
    if ([...text.slice(0, 2 * limit + 2)].length > limit) warnings.push({kind: 'text-cut', what});
    design = setText(design, what, text);
  }
  return design;
}

function shortened(warnings: readonly Warning[]): readonly Warning[] {
  if (warnings.length <= MAX_WARNINGS) return warnings;
  const count = warnings.length - MAX_WARNINGS;
  return [...warnings.slice(0, MAX_WARNINGS), {kind: 'more', count}];
}
