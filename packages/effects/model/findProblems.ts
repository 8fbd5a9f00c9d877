import {isWhole, rangeText, type Limits} from '@komebiyori/fields';
import {valueAt} from '@komebiyori/fields/path';
import {codePoints} from '@komebiyori/fields/readValue';
import {connectionsOf, isInCycle} from './connections';
import {limitsOf, type Field, type OwnField, type PairField} from './fields';
import {isActive, fieldsOf, positionTypeOf} from './fieldTable';
import {nameOf, type Item} from './item';
import {hasNestedRepeat, readPattern} from './patterns';
import type {Problem} from './problem';

/** The manual's limit for one picture or sound, in bytes. */
export const MAX_FILE_BYTES = 10_000_000;

export interface ProblemOptions {
  /** Lines of patterns that took too long when they were tried (`trial/`). */
  readonly slow?: ReadonlySet<string>;
  /** Bytes of pictures and sounds by the names that items use; data URLs are measured without. */
  readonly sizes?: ReadonlyMap<string, number>;
}

interface Fault {
  readonly severity: Problem['severity'];
  readonly path?: string;
  /** What follows 「演出「名前」…」. */
  readonly says: string;
}

function patternFaults(item: Item, slow: ReadonlySet<string>): readonly Fault[] {
  const path = 'pattern';
  return item.pattern.flatMap((line): readonly Fault[] => {
    const pattern = readPattern(line);
    const said = `の「パターン」の${line}`;
    if (pattern.kind === 'broken') {
      const says = `${said}は、正規表現として読めません。括弧の数と、記号の前の\\を見直します。`;
      return [{severity: 'error', path, says}];
    }
    if (pattern.kind === 'word') return [];
    if (slow.has(line)) {
      const says = `${said}は、コメントによってはとても時間がかかります。くり返しの中のくり返しや、同じ文字に当たる「|」を減らします。`;
      return [{severity: 'error', path, says}];
    }
    if (!hasNestedRepeat(pattern.expression.source)) return [];
    const says = `${said}は、くり返しの中にくり返しがあります。長いコメントで重くなるため、1つに減らします。`;
    return [{severity: 'warning', path, says}];
  });
}

function connectionFaults(item: Item, items: readonly Item[]): readonly Fault[] {
  if (item.effect !== 'connector') return [];
  const path = 'options.items';
  const faults: Fault[] = [];
  const missing = connectionsOf(item).some(
    ({targetId}) => !items.some((other) => other.id === targetId),
  );
  if (missing) {
    const says = 'の連結に、一覧にない演出があります。一覧から選び直します。';
    faults.push({severity: 'error', path, says});
  }
  if (isInCycle(item, items)) {
    const says = 'の連結が、自分に戻っています。戻る先を外してください。';
    faults.push({severity: 'error', path, says});
  }
  if (connectionsOf(item).length === 0) {
    const says = 'は、つなぐ演出がありません。1つ以上を選んでください。';
    faults.push({severity: 'warning', path, says});
  }
  const off = connectionsOf(item)
    .map(({targetId}) => items.find(({id}) => id === targetId))
    .find((target) => target?.enabled === false);
  if (off !== undefined) {
    const says = `の連結の「${nameOf(off)}」がオフです。出すときはオンにします。`;
    faults.push({severity: 'warning', path, says});
  }
  return faults;
}

const dataUrlBytes = (url: string): number => {
  const [head = '', body = ''] = url.split(',', 2);
  return head.endsWith(';base64') ? Math.floor((body.length * 3) / 4) : body.length;
};

/** Every picture and sound that an item names. */
export function filesOf(item: Item): readonly string[] {
  const paths = fieldsOf(item.effect)
    .filter(({kind}) => kind === 'images' || kind === 'sound')
    .flatMap(({path}) => valueAt(item, path));
  const params = item.effect === 'notifier' ? Object.values(item.options.resourceParams ?? {}) : [];
  return [...paths, ...params.map(({sound}) => sound)].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
}

function fileFaults(item: Item, sizes: ReadonlyMap<string, number>): readonly Fault[] {
  return filesOf(item).flatMap((name): readonly Fault[] => {
    const bytes = name.startsWith('data:') ? dataUrlBytes(name) : (sizes.get(name) ?? 0);
    if (bytes <= MAX_FILE_BYTES) return [];
    const called = name.startsWith('data:') ? '画像か音' : `「${name}」`;
    return [
      {severity: 'error', says: `の${called}が10MBを超えています。小さくして選び直してください。`},
    ];
  });
}

function idFaults(item: Item, items: readonly Item[]): readonly Fault[] {
  if (items.filter(({id}) => id === item.id).length < 2) return [];
  const says = 'のIDが、ほかの演出と同じです。どちらかを複製し直します。';
  return [{severity: 'error', path: 'id', says}];
}

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
function fieldFaults(field: Field, value: unknown, positionType: unknown): readonly string[] {
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

function rangeFaults(item: Item): readonly Fault[] {
  return fieldsOf(item.effect)
    .filter((field) => isActive(field, item))
    .flatMap((field) =>
      fieldFaults(field, valueAt(item, field.path), positionTypeOf(item)).map((says) => ({
        severity: 'error' as const,
        path: field.path,
        says: `の「${field.label}」${says}`,
      })),
    );
}

/**
 * What is wrong with a list of items, in its order: values outside the ranges of the manual, patterns
 * that cannot be read or take too long, ids that are not unique, connections that lead nowhere or in a
 * circle, files that are too large. Empty when the app can use all of them.
 */
export function findProblems(
  items: readonly Item[],
  {slow = new Set(), sizes = new Map<string, number>()}: ProblemOptions = {},
): readonly Problem[] {
  return items.flatMap((item, index) =>
    [
      ...idFaults(item, items),
      ...rangeFaults(item),
      ...patternFaults(item, slow),
      ...connectionFaults(item, items),
      ...fileFaults(item, sizes),
    ].map(({severity, path, says}) => ({
      severity,
      index,
      id: item.id,
      path,
      message: `${index + 1}番目の演出「${nameOf(item)}」${says}`,
    })),
  );
}
