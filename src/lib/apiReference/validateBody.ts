import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import type {JsonSchema, SharedSchemas} from './definition';

/** One place of a body that is not as the schema has it. */
export interface BodyFault {
  /** `/comment/id`; empty for the whole. */
  readonly place: string;
  /** What is wrong and what to do, as a sentence. */
  readonly text: string;
}

export type BodyReading =
  | {readonly kind: 'ok'; readonly value: unknown}
  | {readonly kind: 'syntax'; readonly text: string}
  | {readonly kind: 'faults'; readonly value: unknown; readonly faults: readonly BodyFault[]};

const TYPES: Readonly<Record<string, string>> = {
  string: '文字列（"…"）',
  number: '数値',
  integer: '整数',
  boolean: 'trueかfalse',
  object: 'オブジェクト（{…}）',
  array: '配列（[…]）',
};

/** The words in quotes of what the library says, which names what is missing or wanted. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/"(?<word>[^"]*)"/gu)].map(({groups}) => groups?.['word'] ?? '');

/** A sentence for a keyword that failed; undefined for one that only passes on what is inside. */
function textOf({keyword, error}: OutputUnit): string | undefined {
  const quoted = quotedIn(error);
  switch (keyword) {
    case 'required':
      return `必須の項目「${quoted[0] ?? ''}」がありません。足してください。`;
    case 'type': {
      // Instance type "number" is invalid. Expected "string", "null".
      const wanted = quoted.slice(1).map((type) => TYPES[type] ?? type);
      return `型が違います。${wanted.join('か')}にしてください。`;
    }
    case 'enum':
      return `使えない値です。${quoted.join('、')}のどれかにしてください。`;
    case 'minimum':
    case 'maximum':
      return '値が範囲の外です。範囲の中の数にしてください。';
    case 'minProperties':
    case 'minItems':
      return '空です。項目を1つ以上書いてください。';
    case 'oneOf':
    case 'anyOf':
      return 'どの形にも当てはまりません。型と形式を確かめてください。';
    case 'additionalProperties':
      return `項目「${quoted[0] ?? ''}」はここには書けません。消してください。`;
    default:
      return undefined;
  }
}

/**
 * Reads the JSON of a body and compares it with its schema. The app has the last word; this is so
 * that a slip is seen before something is sent.
 */
export function readBody(json: string, schema: JsonSchema, shared: SharedSchemas): BodyReading {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return {kind: 'syntax', text: syntaxText(json, error)};
  }
  // A copy: the library writes into the schemas that it is given.
  const copy = JSON.stringify({...schema, components: {schemas: shared}});
  const root = JSON.parse(copy) as Schema;
  const {valid, errors} = new Validator(root, '2020-12', false).validate(value);
  if (valid) return {kind: 'ok', value};
  const faults = new Map<string, BodyFault>();
  for (const unit of errors) {
    const at = unit.instanceLocation.slice(1);
    // Choices fail in each of their branches: that none fits is said once, for the whole.
    if (/\/(?:one|any)Of\//u.test(unit.keywordLocation)) continue;
    const words = textOf(unit);
    if (words !== undefined) faults.set(`${at} ${words}`, {place: at, text: words});
  }
  // Of a keyword without words of its own, what fails around it comes first.
  const place = errors.at(-1)?.instanceLocation.slice(1) ?? '';
  const text = '定義の形と違います。例と見比べてください。';
  if (faults.size === 0) faults.set(place, {place, text});
  return {kind: 'faults', value, faults: [...faults.values()]};
}

/** What an IME writes in the place of JSON's own signs. */
const FULL_WIDTH = /[｛｝［］：，＂“”]/u;

/** Where JSON breaks off, as far as the engine says it. */
function syntaxText(text: string, error: unknown): string {
  if (text.trim() === '')
    return 'リクエストボディが空です。JSONを書くか、「例に戻す」を押してください。';
  const message = error instanceof Error ? error.message : '';
  const at = /position (?<position>\d+)/u.exec(message)?.groups?.['position'];
  const position = at === undefined ? undefined : Number(at);
  const line = position === undefined ? undefined : text.slice(0, position).split('\n').length;
  const where = line === undefined ? '' : `${line}行目のあたりです。`;
  const advice = FULL_WIDTH.test(text)
    ? '全角の記号があれば、半角に直してください。'
    : '引用符とカンマを確かめてください。';
  return `JSONとして読めません。${where}${advice}`;
}
