import * as v from 'valibot';
import {expect, it} from 'vitest';
import {checked} from './checked';

const Schema = v.strictObject({name: v.pipe(v.string(), v.minLength(1, 'must not be empty'))});

it('gives what its schema makes of a value', () => {
  expect(checked(Schema, {name: 'a'}, 'data/x.json')).toEqual({name: 'a'});
});

it('names each wrong field in plain words, also a key that nobody knows', () => {
  const read = (value: unknown) => (): unknown => checked(Schema, value, 'data/x.json');
  expect(read({name: '', nmae: 1})).toThrow(
    'Malformed data/x.json:\n  name: must not be empty\n  nmae: is no key that is known here',
  );
  expect(read({})).toThrow('Malformed data/x.json:\n  name: is missing');
  expect(read(1)).toThrow(/^Malformed data\/x\.json:\n {2}file: /u);
});
