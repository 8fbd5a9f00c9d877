import {limitsOf, type Field, type NumberField} from './fields';

type Limits = Pick<NumberField, 'min' | 'max' | 'unit' | 'isWhole'>;

const within = (value: number, {min, max, isWhole}: Limits): boolean =>
  value >= min && value <= max && (!isWhole || Number.isInteger(value));

const asked = ({min, max, unit, isWhole}: Limits): string =>
  `は、${min}〜${max}${unit}の${isWhole ? '整数' : '数'}で書きます。`;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function pairFaults(
  field: Extract<Field, {control: 'range' | 'point'}>,
  value: unknown,
  positionType: unknown,
): readonly string[] {
  if (!isNumbers(value)) return [];
  const limits = limitsOf(field, positionType);
  // Positions between the pixels and between the percents are as good as whole ones.
  const loose = {...limits, isWhole: false};
  if (!value.every((one) => within(one, loose))) return [asked(loose)];
  const [from = 0, to = 0] = value;
  return field.control === 'range' && from > to ? ['は、始めを終わりより小さくします。'] : [];
}

/** Every object somewhere in the value of a field with parts: connections, gifts, resources. */
function partsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries(value);
  return [Object.fromEntries(own), ...own.flatMap(([, inner]) => partsIn(inner))];
}

function partFaults(field: Extract<Field, {parts: unknown}>, value: unknown): readonly string[] {
  const found = Object.entries(field.parts).filter(([name, limits]) =>
    partsIn(value).some((part) => {
      const one = part[name];
      return typeof one === 'number' && !within(one, {...limits, isWhole: false});
    }),
  );
  return found.map(([, limits]) => `の${limits.label}${asked({...limits, isWhole: false})}`);
}

const lengthFaults = (value: unknown, maxLength: number): readonly string[] =>
  typeof value === 'string' && value.length > maxLength
    ? [`は、${maxLength}文字までにします。`]
    : [];

const countFaults = (value: unknown, minItems: number): readonly string[] =>
  Array.isArray(value) && value.length < minItems ? [`は、${minItems}つ以上を選びます。`] : [];

/**
 * What is wrong with the value of one field, as the ends of sentences that begin with its label.
 * Values that are not there, and values of a kind that the table does not know, are right.
 */
export function fieldFaults(
  field: Field,
  value: unknown,
  positionType: unknown,
): readonly string[] {
  if (value === undefined || value === null) return [];
  switch (field.control) {
    case 'number':
      return typeof value === 'number' && !within(value, field) ? [asked(field)] : [];
    case 'range':
    case 'point':
      return pairFaults(field, value, positionType);
    case 'text':
    case 'css':
      return lengthFaults(value, field.maxLength);
    case 'lines':
    case 'images':
    case 'colors':
    case 'choices':
      return countFaults(value, field.minItems);
    case 'gifts':
    case 'sprite':
    case 'resources':
    case 'connections':
    case 'lottery':
      return partFaults(field, value);
    default:
      return [];
  }
}
