import type {Value} from '@komebiyori/fields';
import {templateOf, type TemplateId} from '../templates/registry';
import {isFor, type AppVersion} from './appVersions';
import type {Field} from './fields';
import type {Group} from './group';
import {GROUP_IDS, GROUPS} from './groups';
import type {Template} from './template';

/** One option of a template in a version of the app. */
export interface Option {
  /** `name.color`. */
  readonly key: string;
  readonly group: Group;
  /** What the group calls the field: `color`. */
  readonly id: string;
  readonly field: Field;
  /** The template's own default, else that of the field. */
  readonly initial: Value;
}

/** The options of a template in a version, by their keys, in the order of groups and fields. */
export type Catalogue = ReadonlyMap<string, Option>;

const known = new Map<string, Catalogue>();

/** All options that a template has in a version of the app. */
export function catalogueOf(id: TemplateId, app: AppVersion): Catalogue {
  const key = `${id} ${app}`;
  const made = known.get(key) ?? build(templateOf(id), app);
  known.set(key, made);
  return made;
}

/** The groups of a template: shared ones in the order of their rules, its own before overrides. */
export function groupsOf({own}: Template): readonly Group[] {
  const shared = GROUP_IDS.map((id): Group => GROUPS[id]);
  if (own === undefined) return shared;
  return [...shared.slice(0, OVERRIDES_FROM), own, ...shared.slice(OVERRIDES_FROM)];
}

/** Where the groups begin whose rules are for some comments only. */
const OVERRIDES_FROM = GROUP_IDS.indexOf('services');

function build(template: Template, app: AppVersion): Catalogue {
  const {without, defaults, runtime} = template;
  const initials = new Map<string, Value>(Object.entries(defaults));
  const left = new Set<string>(without);
  const options = groupsOf(template).flatMap((group) =>
    Object.entries(group.fields).flatMap(([id, field]): Option[] => {
      const key = `${group.id}.${id}`;
      const isRead = field.runtimes?.includes(runtime) ?? true;
      if (!isRead || left.has(key) || !isFor(app, field)) return [];
      return [{key, group, id, field, initial: initials.get(key) ?? field.initial}];
    }),
  );
  return new Map(options.map((option) => [option.key, option]));
}
