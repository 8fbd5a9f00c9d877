import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createApp, type App} from '@komebiyori/simulator/app';
import {SERVICE_TYPES} from '@komebiyori/simulator/scenario';
import {FEED_GROUPS, isThere} from './feedButtons';

const MANUAL = readFileSync(
  path.resolve('versioned_docs/version-8.0/developer/playground.mdx'),
  'utf8',
);
const NOW = Date.UTC(2026, 0, 1);

/** An app, and the types of all that it announced. */
function open(): {app: App; heard: {type: string; data: unknown}[]} {
  const app = createApp({
    scenario: {seed: 1, startAt: NOW, services: SERVICE_TYPES},
    ...{app: '8_0', pro: false, failing: false, now: () => NOW, log: () => undefined},
    ...{templates: () => []},
    place: () => ({platform: 'win', port: 11180, templatePath: '', templateUrl: ''}),
  });
  const heard: {type: string; data: unknown}[] = [];
  const all =
    'connected,comments,deleted,clear,pinned,bookmarked,meta,meta.clear,waitingList,reactions,setList,setList.request,wp.update,wp.exec,yt.survey.start,yt.survey.update,yt.survey.finish,ni.survey.start,ni.survey.finish,services,userDatas,notification';
  app.hub.join(all, (text) => heard.push(JSON.parse(text) as {type: string; data: unknown}));
  heard.length = 0;
  return {app, heard};
}
const buttons = FEED_GROUPS.flatMap((group) => group.buttons);
const press = (app: App, label: string): void => {
  buttons.find((button) => button.label === label)?.act(app, undefined);
};

it('has a name of its own for each button, and something for each press', () => {
  expect(new Set(buttons.map(({label}) => label)).size).toBe(buttons.length);
  const {app, heard} = open();
  press(app, '参加の申し込み');
  press(app, '通常');
  const seen = new Set<string>();
  for (const {act} of buttons) {
    heard.length = 0;
    act(app, undefined);
    if (heard.length === 0) act(app, undefined);
    for (const {type} of heard) seen.add(type);
  }
  // Everything that the manual's table of types has, but settings and what the app alone knows.
  expect([...seen].sort()).toEqual(
    [
      ...['bookmarked', 'clear', 'comments', 'deleted', 'meta', 'meta.clear', 'notification'],
      ...['ni.survey.finish', 'ni.survey.start', 'pinned', 'reactions', 'services', 'setList'],
      ...['setList.request', 'userDatas', 'waitingList', 'wp.exec', 'wp.update'],
      ...['yt.survey.finish', 'yt.survey.start', 'yt.survey.update'],
    ].sort(),
  );
});

it.each(FEED_GROUPS.map(({label}) => label))('%s sends what the manual says', (label) => {
  const {app, heard} = open();
  press(app, '参加の申し込み');
  press(app, '通常');
  heard.length = 0;
  for (const {act} of FEED_GROUPS.find((group) => group.label === label)?.buttons ?? []) {
    act(app, undefined);
  }
  const row = MANUAL.split('\n').find((line) => line.startsWith('|') && line.includes(label));
  const told = [...(row?.matchAll(/`(?<type>[\w.]+)`/gu) ?? [])].map((found) => found[1]);
  // Of polls the manual names the first type alone.
  const sent = heard.map(({type}) => type.replace(/(?<=\.survey\.).*/u, 'start'));
  expect([...new Set(sent)].sort()).toEqual(told.sort());
});

it('calls things as the manual does', () => {
  const labels = buttons.map(({label}) => label);
  expect(labels).toEqual(expect.arrayContaining(['ブックマーク', '通知']));
});

it('takes the waiting list through its states', () => {
  const {app, heard} = open();
  press(app, '参加の申し込み');
  press(app, '先頭をプレイ中にする');
  expect(heard.at(-1)).toMatchObject({type: 'waitingList', data: [{playing: true}]});
  press(app, '先頭を完了にする');
  expect(heard.at(-1)).toMatchObject({type: 'waitingList', data: [{completed: true}]});
});

it('takes the set list on to its end', () => {
  const {app, heard} = open();
  for (let song = 0; song < 3; song += 1) press(app, '次の曲へ進む');
  expect(heard.filter(({type}) => type === 'setList')).toHaveLength(2);
  expect(heard.at(-1)).toMatchObject({data: {items: [], completed: [{}, {}, {}]}});
});

it('knows where a kind of comment exists', () => {
  const sticker = buttons.find(({label}) => label === 'ステッカー');
  expect(sticker && [isThere(sticker, 'youtube'), isThere(sticker, 'kick')]).toEqual([true, false]);
});
