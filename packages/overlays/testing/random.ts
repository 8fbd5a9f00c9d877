import type {Value} from '@komebiyori/fields';
import {pick, type Random} from '@komebiyori/lib/mulberry32';
import {catalogueOf} from '../model/catalogue';
import {APP_VERSIONS} from '../model/appVersions';
import {newDesign, setOptions, setText, type Design} from '../model/design';
import type {Field} from '../model/fields';
import {templatesFor} from '../templates/registry';

const WORDS = [
  'コメント',
  '😀👨‍👩‍👧',
  'a"b\\c',
  '</style>',
  '*/ x',
  '<script>',
  "O'Neill",
  '｛｝',
  '#s=1.x',
];

/** A value that a field can hold. */
function randomValue(random: Random, field: Field): Value {
  switch (field.kind) {
    case 'number': {
      const steps = Math.round((field.max - field.min) / field.step);
      return field.min + Math.floor(random() * (steps + 1)) * field.step;
    }
    case 'switch':
      return random() < 0.5;
    case 'choice':
      return pick(random, field.choices).value;
    case 'color':
      return `#${Array.from({length: 8}, () => Math.floor(random() * 16).toString(16)).join('')}`;
    case 'font':
    case 'text':
      return pick(random, WORDS);
    case 'list':
      return [pick(random, field.choices?.map(({value}) => value) ?? WORDS)];
    case 'image':
      return 'data:image/png;base64,iVBORw0KGgo=';
  }
}

/** A design of any version and template with about a fifth of its options changed. */
export function randomDesign(random: Random): Design {
  const app = pick(random, APP_VERSIONS);
  const design = newDesign(pick(random, templatesFor(app)).id, app);
  const values: Record<string, Value> = {};
  for (const [key, {field}] of catalogueOf(design.template, app)) {
    if (random() < 0.2) values[key] = randomValue(random, field);
  }
  const named = random() < 0.5 ? setText(design, 'name', pick(random, WORDS)) : design;
  const custom = random() < 0.5 ? setText(named, 'customCss', '.a { color: red; }\n') : named;
  return setOptions(custom, values);
}
