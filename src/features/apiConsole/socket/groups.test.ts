import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {readAsyncApi} from '@site/src/lib/apiReference/definition';
import {FIRST_TYPES, GROUPS} from './groups';

it('every type of the definition can be chosen, once', () => {
  const file = path.join(__dirname, '../../../../static/developer/asyncapi.yaml');
  const {messages} = readAsyncApi(parse(readFileSync(file, 'utf8')));
  const offered = GROUPS.flatMap(({types}) => types);
  expect([...offered].sort()).toEqual(messages.map(({name}) => name).sort());
  expect(FIRST_TYPES.filter((type) => !offered.includes(type))).toEqual([]);
});
