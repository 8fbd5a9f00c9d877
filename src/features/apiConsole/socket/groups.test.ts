import {expect, it} from 'vitest';
import {readSocketApi} from '@site/plugins/markdown/apiReference';
import {FIRST_TYPES, GROUPS} from './groups';

it('every type of the definition can be chosen, once', () => {
  const {messages} = readSocketApi();
  const offered = GROUPS.flatMap(({types}) => types);
  expect([...offered].sort()).toEqual(messages.map(({name}) => name).sort());
  expect(FIRST_TYPES.filter((type) => !offered.includes(type))).toEqual([]);
});
