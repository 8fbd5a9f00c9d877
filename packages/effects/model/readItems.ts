import * as v from 'valibot';
import {valueAt} from '@komebiyori/fields/path';
import {isRecord} from '@komebiyori/lib/parsedJson';
import {GlobalSchema, type GlobalConfig} from './global';
import {ItemSchema, type Item} from './item';
import {labelOf, type Problem} from './problem';

/** What a file of items holds. */
export interface ItemFile {
  readonly items: readonly Item[];
  /** What holds for all items, when the file has it. */
  readonly global: GlobalConfig | undefined;
  /** What of the file could not be read; empty when all could. Those items are left out. */
  readonly problems: readonly Problem[];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Only these may be null in the SDK's types; null elsewhere means that nothing was entered. */
const NULLABLE = new Set(['limitHitCount']);

/** Editors write null for an empty number: there it is as if the field were not there. */
function withoutNulls(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => one !== null || NULLABLE.has(key))
      .map(([key, one]) => [key, key === 'options' || key === 'texture' ? withoutNulls(one) : one]),
  );
}

/** Far more than any item has; what nobody knows is kept, and would not be written again. */
const MAX_DEPTH = 30;

/** Whether lists and objects stand in more than so many others; looks no deeper. */
const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((one) => isDeeper(one, most - 1)));

function itemsIn(json: unknown): readonly unknown[] | undefined {
  if (isList(json)) return json;
  if (!isRecord(json)) return undefined;
  if (isList(json['items'])) return json['items'];
  if (isList(json['setup'])) return json['setup'];
  return 'effect' in json ? [json] : undefined;
}

const called = (raw: unknown, index: number): string => {
  const name = valueAt(raw, 'name');
  const place = `${index + 1}番目の演出`;
  return typeof name === 'string' && name.trim() !== '' ? `${place}「${name}」` : place;
};

function itemProblems(
  raw: unknown,
  index: number,
  issues: readonly v.BaseIssue<unknown>[],
): readonly Problem[] {
  const id = valueAt(raw, 'id');
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? undefined;
    const label = path === undefined ? '' : `の「${labelOf(valueAt(raw, 'effect'), path)}」`;
    // A key that is missing has no message of its own in Valibot.
    const fault = issue.kind === 'schema' && issue.input === undefined ? 'がありません' : '';
    return {
      severity: 'error' as const,
      index,
      id: typeof id === 'string' ? id : undefined,
      path,
      message:
        fault === ''
          ? `${called(raw, index)}${label}が読めません。${issue.message}。`
          : `${called(raw, index)}${label}${fault}。ファイルに追加するか、元のファイルを選び直してください。`,
    };
  });
}

const whole = (message: string): Problem => ({
  severity: 'error',
  index: undefined,
  id: undefined,
  path: undefined,
  message,
});

/**
 * Reads items from outside: a list of items, one item, or a WordParty's configuration with its list
 * in `items` or `setup` and what holds for all in `global` or `init` (both as the app's own types
 * name them). Items that cannot be read are left out and named in `problems`; fields that nobody knows
 * are kept. Never throws.
 */
export function readItems(json: unknown): ItemFile {
  const found = itemsIn(json);
  if (found === undefined) {
    const message =
      '演出のファイルではありません。ワードパーティーの演出を書き出したJSONを選んでください。';
    return {items: [], global: undefined, problems: [whole(message)]};
  }
  const items: Item[] = [];
  const problems: Problem[] = [];
  found.forEach((raw, index) => {
    if (isDeeper(raw, MAX_DEPTH)) {
      const message = `${called(raw, index)}が読めません。入れ子が深すぎます。`;
      problems.push({...whole(message), index});
      return;
    }
    const result = v.safeParse(ItemSchema, withoutNulls(raw));
    if (result.success) items.push(result.output);
    else problems.push(...itemProblems(raw, index, result.issues));
  });
  const outer = isRecord(json) ? (json['global'] ?? json['init']) : undefined;
  const global = v.safeParse(GlobalSchema, isDeeper(outer, MAX_DEPTH) ? null : outer);
  if (outer !== undefined && !global.success) {
    problems.push(whole('全体の設定が読めません。演出だけを読み込みました。'));
  }
  return {items, global: global.success ? global.output : undefined, problems};
}

/** The text of a file of items that `readItems` and the app's own types read: a list, or both. */
export function writeItems(items: readonly Item[], global?: GlobalConfig): string {
  return `${JSON.stringify(global === undefined ? items : {global, items}, undefined, 2)}\n`;
}
