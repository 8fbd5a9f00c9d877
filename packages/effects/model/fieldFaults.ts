import {codePoints} from '@komebiyori/fields/readValue';
import {isWhole, rangeText, type Limits} from '@komebiyori/fields';
import {limitsOf, type Field, type OwnField, type PairField} from './fields';

/** What numbers have to be: in their range, and whole where that is wanted. */
function numberFaults(
  limits: Limits,
  values: readonly number[],
  wantsWhole = false,
): readonly string[] {
  const {min, max} = limits;
  const isIn = (value: number): boolean =>
    value >= min && value <= max && (!wantsWhole || Number.isInteger(value));
  return values.every(isIn)
    ? []
    : [`は、${rangeText(limits)}の${wantsWhole ? '整数' : '数'}で書きます。`];
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function pairFaults(field: PairField, value: unknown, positionType: unknown): readonly string[] {
  if (!isNumbers(value)) return [];
  // Positions between the pixels and between the percents are as good as whole ones.
  const faults = numberFaults(limitsOf(field, positionType), value);
  const [from = 0, to = 0] = value;
  const isTurned = faults.length === 0 && field.kind === 'range' && from > to;
  return isTurned ? ['は、始めを終わりより小さくします。'] : faults;
}

/** Every object somewhere in the value of a field with parts: connections, gifts, resources. */
function partsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries(value);
  return [Object.fromEntries(own), ...own.flatMap(([, inner]) => partsIn(inner))];
}

const partFaults = ({parts}: OwnField, value: unknown): readonly string[] =>
  Object.entries(parts).flatMap(([name, limits]) => {
    const numbers = partsIn(value)
      .map((part) => part[name])
      .filter((one) => typeof one === 'number');
    return numberFaults(limits, numbers).map((says) => `の${limits.label}${says}`);
  });

/**
 * What is wrong with the value of one field, as the ends of sentences that begin with its label.
 * Values that are not there, and values of a kind that the table does not know, are right.
 */
export function fieldFaults(
  field: Field,
  value: unknown,
  positionType: unknown,
): readonly string[] {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number' ? numberFaults(field, [value], isWhole(field)) : [];
    case 'range':
    case 'point':
      return pairFaults(field, value, positionType);
    case 'text':
      return typeof value === 'string' && codePoints(value) > field.maxLength
        ? [`は、${field.maxLength}文字までにします。`]
        : [];
    case 'list':
    case 'images':
    case 'colors':
      return Array.isArray(value) && value.length < (field.minItems ?? 0)
        ? [`は、${field.minItems ?? 0}つ以上を選んでください。`]
        : [];
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
