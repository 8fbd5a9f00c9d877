import type {Value} from '@komebiyori/fields';
import {templateOf} from '../templates/registry';
import {catalogueOf, groupsOf} from './catalogue';
import type {Design} from './design';
import type {Target} from './group';
import {GROUP_IDS, GROUPS, type Values} from './groups';

/** Values by group and field. */
type ByGroup = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** A design never changes, and its values are asked for a dozen times while the editor is drawn. */
const known = new WeakMap<Design, Map<Target, ByGroup>>();

function valuesByGroup(design: Design, target: Target): ByGroup {
  const ofDesign = known.get(design) ?? new Map<Target, ByGroup>();
  known.set(design, ofDesign);
  const values = ofDesign.get(target) ?? gather(design, target);
  ofDesign.set(target, values);
  return values;
}

/**
 * The values of a design by group and field: what was set, else the template's default, else that
 * of the field. With the target `obs`, options that need the script have their neutral default,
 * as have those that the version lacks. What a template leaves out stays as it set it.
 */
function gather({template: id, app, opts}: Design, target: Target): ByGroup {
  const catalogue = catalogueOf(id, app);
  const {own, defaults, without} = templateOf(id);
  const fixed = new Map<string, Value>(
    Object.entries(defaults).filter(([key]) => without.some((left) => left === key)),
  );
  const groups = [...GROUP_IDS.map((key) => GROUPS[key]), ...(own === undefined ? [] : [own])];
  return Object.fromEntries(
    groups.map((group) => [
      group.id,
      Object.fromEntries(
        Object.entries(group.fields).map(([name, field]) => {
          const key = `${group.id}.${name}`;
          const option = catalogue.get(key);
          const isLeftOut = option === undefined || (target === 'obs' && field.isZipOnly === true);
          const value = isLeftOut ? fixed.get(key) : (opts[key] ?? option.initial);
          return [name, value ?? field.initial];
        }),
      ),
    ]),
  );
}

/** The values of all shared groups; `Values` names their types. */
export function valuesOf(design: Design, target: Target = 'zip'): Values {
  // The values of a design are those of its fields: `readDesign` and `setOption` see to it.
  return valuesByGroup(design, target) as unknown as Values;
}

/** The values of the options that only this template has. */
export function ownValuesOf(design: Design): Readonly<Record<string, Value>> {
  return valuesByGroup(design, 'zip')[design.template] ?? {};
}

/** The rules that the groups of a design's template make, in order, or only one of them. */
export function rulesByGroup(design: Design, target: Target, only?: string) {
  const values = valuesByGroup(design, target);
  const groups = groupsOf(templateOf(design.template));
  return groups
    .filter(({id}) => id === (only ?? id))
    .map((group) => ({
      id: group.id,
      rules: group.css(values[group.id] ?? {}, {app: design.app, target}),
    }));
}
