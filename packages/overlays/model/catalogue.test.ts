import {describe, expect, it} from 'vitest';
import {TEMPLATES, templatesFor} from '../templates/registry';
import {APP_VERSIONS, isFor} from './appVersions';
import {catalogueOf, groupsOf} from './catalogue';
import {isEqual} from './design';
import {GROUPS} from './groups';
import {readValue} from './readValue';
import {permissionsOf} from './template';

const sizeOf = (app: (typeof APP_VERSIONS)[number]) => catalogueOf('basic', app).size;
const all = templatesFor('8_0').flatMap(({id}) => [...catalogueOf(id, '7_0').values()]);

it.each(all.map((option) => [option.key, option] as const))(
  '%s has a label, and defaults in its range',
  (_, {field, initial}) => {
    expect(field.label).toMatch(/\S/u);
    expect(readValue(field, initial)).toEqual({value: initial, isChanged: false});
    expect(readValue(field, field.initial)).toEqual({value: field.initial, isChanged: false});
    if (field.help !== undefined) expect(field.help).toMatch(/。$/u);
  },
);

it('names no two options of a template alike', () => {
  for (const {id} of TEMPLATES) {
    const labels = [...catalogueOf(id, '7_0').values()].map(
      ({group, field}) => `${group.label} ${field.label}`,
    );
    expect(labels).toEqual([...new Set(labels)]);
  }
});

describe('what a version lacks is absent', () => {
  it.each([
    ['shown.frame', ['4_2', '5_0', '5_1', '6_0', '7_0']],
    ['shown.count', ['5_1', '6_0', '7_0', '8_0']],
    ['services.kickAccent', ['5_1', '6_0', '7_0', '8_0']],
    ['services.youtubeAccent', [...APP_VERSIONS]],
    ['name.color', [...APP_VERSIONS]],
  ])('%s is in %j', (key, versions) => {
    expect(APP_VERSIONS.filter((app) => catalogueOf('basic', app).has(key))).toEqual(versions);
  });

  it('keeps the number of options within a version', () => {
    expect(sizeOf('4_2')).toBeLessThan(sizeOf('7_0'));
  });
});

it.each(TEMPLATES.map((template) => [template.id, template] as const))(
  '%s declares groups, leavings and defaults that exist',
  (id, template) => {
    const keys = new Set(
      Object.values(GROUPS).flatMap((group) =>
        Object.keys(group.fields).map((field) => `${group.id}.${field}`),
      ),
    );
    for (const key of [...template.without, ...Object.keys(template.defaults)]) {
      expect(keys).toContain(key);
    }
    const catalogue = catalogueOf(id, '7_0');
    for (const [key, value] of Object.entries(template.defaults)) {
      const option = catalogue.get(key);
      // A default that says what the field says anyway is a mistake waiting for the field to change.
      if (option !== undefined)
        expect([key, isEqual(option.field.initial, value)]).toEqual([key, false]);
    }
    expect(id).toMatch(/^[a-z\d-]+$/u);
    expect(template.own?.id ?? id).toBe(id);
  },
);

it('puts the own group of a template before rules for some comments', () => {
  const [basic] = TEMPLATES;
  const ids = basic === undefined ? [] : groupsOf(basic).map(({id}) => id);
  expect(ids.indexOf('basic')).toBe(ids.indexOf('services') - 1);
});

it('asks for permissions from 6.0 on', () => {
  const asked = APP_VERSIONS.map((app) =>
    TEMPLATES.map((one) => permissionsOf(one, app).length > 0),
  );
  expect(asked.map((each) => each.every(Boolean))).toEqual([false, false, false, true, true, true]);
  expect(isFor('6_0', {since: '6_0'})).toBe(true);
});
