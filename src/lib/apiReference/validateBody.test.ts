import {expect, it} from 'vitest';
import {readHttpApi} from '../../../plugins/markdown/apiReference';
import type {JsonSchema, SharedSchemas} from './definition';
import {readBody} from './validateBody';

const SHARED: SharedSchemas = {
  Price: {type: 'object', required: ['unit'], properties: {unit: {enum: ['JPY', 'USD']}}},
};

/** With keywords that the type does not name: the site draws none of them. */
const written = {
  type: 'object',
  required: ['comment'],
  properties: {
    comment: {type: 'object', required: ['id'], properties: {id: {type: 'string'}}},
    volume: {type: 'number', minimum: 0, maximum: 1},
    count: {type: 'integer'},
    isShown: {type: 'boolean'},
    ids: {type: 'array', minItems: 1, items: {type: ['string', 'null']}},
    options: {type: 'object', minProperties: 1},
    price: {$ref: '#/components/schemas/Price'},
    time: {oneOf: [{type: 'string'}, {type: 'number'}]},
    strict: {type: 'object', properties: {a: {type: 'number'}}, additionalProperties: false},
    short: {type: 'string', maxLength: 2},
  },
};

const SCHEMA: JsonSchema = written;

const faultsOf = (text: string): string[] => {
  const reading = readBody(text, SCHEMA, SHARED);
  if (reading.kind !== 'faults') throw new Error(`It reads as ${reading.kind}.`);
  return reading.faults.map(({place, text: words}) => `${place}: ${words}`);
};
const withComment = (rest: object): string => JSON.stringify({comment: {id: 'a'}, ...rest});

it('gives the value of a body that is as the schema has it', () => {
  const value = {comment: {id: 'a'}, price: {unit: 'JPY'}, time: 1, ids: ['a', null]};
  expect(readBody(JSON.stringify(value), SCHEMA, SHARED)).toEqual({kind: 'ok', value});
});

it.each<[object, string]>([
  [{volume: 2}, '/volume: 値が範囲の外です。範囲の中の数にしてください。'],
  [{volume: -1}, '/volume: 値が範囲の外です。範囲の中の数にしてください。'],
  [{volume: '1'}, '/volume: 型が違います。数値にしてください。'],
  [{count: 1.5}, '/count: 型が違います。整数にしてください。'],
  [{isShown: 'true'}, '/isShown: 型が違います。trueかfalseにしてください。'],
  [{options: []}, '/options: 型が違います。オブジェクト（{…}）にしてください。'],
  [{options: {}}, '/options: 空です。項目を1つ以上書いてください。'],
  [{ids: {}}, '/ids: 型が違います。配列（[…]）にしてください。'],
  [{ids: []}, '/ids: 空です。項目を1つ以上書いてください。'],
  [{ids: [1]}, '/ids/0: 型が違います。文字列（"…"）かnullにしてください。'],
  [{price: {unit: 'EUR'}}, '/price/unit: 使えない値です。JPY、USDのどれかにしてください。'],
  [{price: {}}, '/price: 必須の項目「unit」がありません。足してください。'],
  [{time: true}, '/time: どの形にも当てはまりません。型と形式を確かめてください。'],
  [{strict: {b: 1}}, '/strict: 項目「b」はここには書けません。消してください。'],
  [{short: 'abc'}, '/short: 定義の形と違います。例と見比べてください。'],
])('says of %j only: %s', (rest, words) => {
  expect(faultsOf(withComment(rest))).toEqual([words]);
});

it('names every place that is wrong', () => {
  expect(faultsOf('{"volume": "a", "count": "b"}')).toEqual([
    ': 必須の項目「comment」がありません。足してください。',
    '/volume: 型が違います。数値にしてください。',
    '/count: 型が違います。整数にしてください。',
  ]);
});

const {operations, schemas} = readHttpApi();

it.each(operations.filter(({body}) => body !== undefined))('takes the example of $id', ({body}) => {
  if (body === undefined) throw new Error('It has a body.');
  expect(readBody(JSON.stringify(body.example), body.schema, schemas).kind).toBe('ok');
});

it.each([
  ['', 'リクエストボディが空です。JSONを書くか、「例に戻す」を押してください。'],
  [' \n', 'リクエストボディが空です。JSONを書くか、「例に戻す」を押してください。'],
  ['{\n"a": 1,\n}', 'JSONとして読めません。3行目のあたりです。引用符とカンマを確かめてください。'],
  [
    '{"a"：1}',
    'JSONとして読めません。1行目のあたりです。全角の記号があれば、半角に直してください。',
  ],
])('says of %j where it breaks off', (text, words) => {
  expect(readBody(text, SCHEMA, SHARED)).toEqual({kind: 'syntax', text: words});
});

it('leaves the schemas as they are, and may be asked again', () => {
  const before = JSON.stringify([SCHEMA, SHARED]);
  expect(faultsOf('{}')).toEqual(faultsOf('{}'));
  expect(JSON.stringify([SCHEMA, SHARED])).toBe(before);
});
