import type {Value} from '@komebiyori/fields';
import {templateOf, type TemplateId} from '../templates/registry';
import {isFor, type AppVersion} from './appVersions';
import {catalogueOf} from './catalogue';
import {setOptions, type Design} from './design';
import {nearestTemplate} from './nearest';
import {readValue} from './readValue';
import {sayValue} from './warnings';

/** An option that a version or a template lacks. */
interface Dropped {
  readonly key: string;
  /** Group and field as the visitor knows them. */
  readonly label: string;
  readonly value: Value;
  /** The value as the visitor reads it. */
  readonly said: string;
}

export interface Moved {
  readonly design: Design;
  /** The options that went, in the order of the catalogue. The design before still has them. */
  readonly dropped: readonly Dropped[];
  /** The template that the version lacks and another one stands for. */
  readonly replaced?: TemplateId;
}

/**
 * The design for another version or with another template. Options that somebody set are kept where
 * the target has them; a version without the template gets the nearest one.
 */
export function moveDesign(
  design: Design,
  {app = design.app, template = design.template}: {app?: AppVersion; template?: TemplateId},
): Moved {
  const isOffered = isFor(app, templateOf(template));
  const target = isOffered ? template : nearestTemplate('', app).id;
  const before = catalogueOf(design.template, design.app);
  const after = catalogueOf(target, app);
  const kept: [string, Value][] = [];
  const dropped: Dropped[] = [];
  for (const [key, value] of Object.entries(design.opts)) {
    const option = after.get(key);
    if (option !== undefined && readValue(option.field, value) !== undefined) {
      kept.push([key, value]);
      continue;
    }
    const was = before.get(key);
    if (was === undefined) continue;
    const label = `${was.group.label}：${was.field.label}`;
    dropped.push({key, label, value, said: sayValue(was.field, value)});
  }
  const empty: Design = {...design, app, template: target, opts: {}};
  return {
    design: setOptions(empty, Object.fromEntries(kept)),
    dropped,
    ...(isOffered ? {} : {replaced: template}),
  };
}
