import {expect, it} from 'vitest';
import {profileChange} from './profileChange';

const NONE = {display_name: null, newsletter: false};
const NAMED = {display_name: 'おにぎり', newsletter: true};

it.each([
  ['nothing', {}, NAMED, {}],
  ['news without ever a name', {newsletter: true}, NONE, {newsletter: true}],
  ['news, and an untouched name field', {name: ' ', newsletter: true}, NONE, {newsletter: true}],
  ['what is so already', {name: ' おにぎり ', newsletter: true}, NAMED, {}],
  ['that the name goes', {name: ' '}, NAMED, {name: ''}],
  ['the name only', {name: ' うめ '}, NAMED, {name: 'うめ'}],
  ['both', {name: 'うめ', newsletter: false}, NAMED, {name: 'うめ', newsletter: false}],
])('sends %s', (_what, edits, profile, change) => {
  expect(profileChange(edits, profile)).toEqual({ok: true, change});
});

it.each([
  ['あ'.repeat(51), NAMED, 'nameLong'],
  ['a\u0007b', NONE, 'nameControl'],
])('refuses the name %j', (name, profile, problem) => {
  expect(profileChange({name, newsletter: true}, profile)).toEqual({ok: false, problem});
});
