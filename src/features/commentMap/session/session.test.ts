import {describe, expect, it} from 'vitest';
import type {AppMessage} from '@komebiyori/app-link/messages';
import {DEFAULT_SETTINGS, type Settings} from '../settings/settings';
import {fromReactionKey, toReactionKey} from './commands';
import {LOG_LENGTH, MapSession} from './mapSession';

let id = 0;
function comments(
  texts: readonly string[],
  {init = false, isOwner = false, isModerator = false} = {},
): AppMessage {
  return {
    type: 'comments',
    data: {
      comments: texts.map((comment) => {
        id += 1;
        const who = {userId: `u${id}`, name: `名${id}`, displayName: `名${id}`};
        const data = {id: `c${id}`, isOwner, isModerator, hasGift: false, timestamp: '', comment};
        return {id: 'f', service: 'youtube', name: '枠', data: {...who, ...data}};
      }),
      options: {init},
    },
  };
}

const start = (settings: Partial<Settings> = {}) =>
  new MapSession({...DEFAULT_SETTINGS, ...settings}, () => 0, 'me');
const counts = ({state}: ReturnType<typeof start>) => Object.fromEntries(state.get().counts);

it('counts, takes deleted votes back, and keeps all when the app clears its list', () => {
  const session = start();
  session.receive(comments(['東京から', '大阪から', 'やあ']));
  session.receive({type: 'deleted', data: [{id: `c${id - 2}`}]});
  session.receive({type: 'clear'});
  expect(counts(session)).toEqual({27: 1});
});

it('tells of votes as they come, and not of those from before', () => {
  const session = start();
  const heard: unknown[] = [];
  session.onVote((...vote) => heard.push(vote));
  session.receive(comments(['東京から'], {init: true}));
  session.receive(comments(['大阪から']));
  expect([heard, counts(session)]).toEqual([[[27, `名${id}`]], {13: 1, 27: 1}]);
});

it('the log says what counted and why the rest did not, without names', () => {
  const session = start();
  session.receive(comments(['東京から', 'やあ', '東京タワー']));
  const {log, silent} = session.state.get();
  expect(log.map(({text, verdict}) => [text, verdict])).toEqual([
    ['東京タワー', {kind: 'ignored', why: 'sentence'}],
    ['東京から', {kind: 'counted', code: 13}],
  ]);
  expect(silent).toBe(1);
  expect(JSON.stringify(log)).not.toContain('名');
  session.receive(comments(Array.from({length: 300}, () => '東京から')));
  expect(session.state.get().log).toHaveLength(LOG_LENGTH);
});

describe('commands', () => {
  it('of the streamer and of moderators in the chat', () => {
    const session = start();
    session.receive(comments(['東京から']));
    session.receive(comments(['!map リセット'], {isOwner: true}));
    expect(counts(session)).toEqual({});
    session.receive(comments(['！map undo'], {isModerator: true}));
    expect(counts(session)).toEqual({13: 1});
    session.receive(comments(['!map 締切'], {isOwner: true}));
    session.receive(comments(['大阪から']));
    expect([session.state.get().phase, counts(session)]).toEqual(['closed', {13: 1}]);
  });
  it('of nobody else, and of none from before the connection', () => {
    const session = start();
    session.receive(comments(['東京から', '!map reset']));
    session.receive(comments(['!map reset'], {isOwner: true, init: true}));
    expect(counts(session)).toEqual({13: 1});
  });
  it('travel between pages as reactions, and are not followed twice', () => {
    const [console, overlay] = [start(), new MapSession(DEFAULT_SETTINGS, () => 0, 'overlay')];
    const command = {kind: 'adjust', code: 47, by: 1} as const;
    console.follow(command);
    const reactions: AppMessage = {
      type: 'reactions',
      data: {reactions: [{key: toReactionKey(command, 'me'), value: 1}], effect: false},
    };
    console.receive(reactions);
    overlay.receive(reactions);
    expect([counts(console), counts(overlay)]).toEqual([{47: 1}, {47: 1}]);
  });
  it.each([
    '8888',
    'komebiyori.map:other:explode::',
    'komebiyori.map:other:adjust:48:1',
    'komebiyori.map:other:adjust:1:100',
    'komebiyori.map:me:reset::',
  ])('%s is none', (key) => {
    expect(fromReactionKey(key, 'me')).toBeUndefined();
  });
  it.each(['open', 'pause', 'close', 'reset', 'undo'] as const)('%s', (kind) => {
    expect(fromReactionKey(toReactionKey({kind}, 'you'), 'me')).toEqual({kind});
  });
});

it('a question is closed until it is opened', () => {
  const session = start({trigger: 'question'});
  session.receive(comments(['東京から']));
  session.follow({kind: 'open'});
  session.receive(comments(['大阪から']));
  expect([session.state.get().phase, counts(session)]).toEqual(['open', {27: 1}]);
});

it('a setting that changes how it looks does not open what was paused', () => {
  const session = start();
  session.follow({kind: 'pause'});
  session.setSettings({...DEFAULT_SETTINGS, palette: 'magma'});
  expect(session.state.get().phase).toBe('paused');
});
