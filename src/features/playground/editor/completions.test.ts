import {expect, it} from 'vitest';
import type {Member} from '@site/plugins/playground/client';
import {memberAt, unknownActions, unknownServices, wantedAt} from './completions';

it.each([
  ['await OneSDK.', ['OneSDK'], 0],
  ['OneSDK.PERM.COM', ['PERM'], 3],
  ["OneSDK.subscribe({action: 'yt.sur", ['action'], 6],
  ["setup({permissions: ['comments', '", ['action'], 0],
  ['await OneSDK.setup({mode: 1, comm', ['setup'], 4],
  ['x = comment.data.dis', ['data'], 3],
  ['x = comment.na', ['comment'], 2],
])('after %j it wants %j', (before, of, typed) => {
  expect(wantedAt(before)).toEqual({of, typed});
});
it.each(['const a', '"OneSDK', 'other.method'])('after %j it wants nothing', (before) => {
  expect(wantedAt(before)).toBeUndefined();
});

const member = (of: Member['of'], name: string): Member => ({of, name, signature: '', doc: ''});
const members = [
  member('OneSDK', 'setup'),
  member('OneSDK', 'PERM'),
  member('PERM', 'ORDER'),
  member('setup', 'mode'),
  member('action', 'yt.survey.start'),
];
it.each([
  ['  await OneSDK.setup({', 'setup', 'setup'],
  ['usePermission([OneSDK.PERM.ORDER])', 'ORDER', 'ORDER'],
  ['usePermission([OneSDK.PERM.ORDER])', 'PERM', 'PERM'],
  ["    mode: 'diff',", 'mode', 'mode'],
  ["{action: 'yt.survey.start'}", 'survey', 'yt.survey.start'],
])('in %j over %s it tells of %s', (line, over, name) => {
  const found = memberAt(line, line.indexOf(over) + 1, members);
  expect(found?.member.name).toBe(name);
  expect(line.slice(found?.from, found?.to)).toBe(name);
});
it('tells nothing of other names', () => {
  expect(memberAt('const setup = 1', 8, members)).toBeUndefined();
});

it('names types of events that the SDK does not know, with those that begin alike', () => {
  const script =
    'OneSDK.subscribe({action: \'yt.survey.start\'});\nsubscribe({ action: "yt.Survey" })';
  expect(unknownActions(script, members)).toEqual([
    {name: 'yt.Survey', line: 2, near: ['yt.survey.start']},
  ]);
  expect(unknownActions("subscribe({action: 'order'})", members)).toEqual([
    {name: 'order', line: 1, near: []},
  ]);
  expect(unknownActions("game.run({action: 'jump'})", members)).toEqual([]);
  // The list of names may not have come.
  expect(unknownActions("subscribe({action: 'order'})", [])).toEqual([]);
});

it('names sites that are written as no site is', () => {
  const known = ['youtube', 'twitch', 'twicas'];
  const script =
    "setup({\n  includes: ['YouTube',\n    'twitch'],\n  excludes: [`nico`, 'Twitch'],\n})";
  expect(unknownServices(script, known)).toEqual([
    {name: 'YouTube', line: 2, near: ['youtube']},
    {name: 'nico', line: 4, near: []},
    {name: 'Twitch', line: 4, near: ['twitch']},
  ]);
  expect(unknownServices('setup({includes: null, excludes: [own]})', known)).toEqual([]);
  expect(unknownServices("const own = {includes: ['笑']};", known)).toEqual([]);
  expect(unknownServices("const has = names.includes('YouTube');", known)).toEqual([]);
});
