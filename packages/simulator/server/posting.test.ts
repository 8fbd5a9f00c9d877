import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {frameId} from '../scenario';
import {startSimulator, type Simulator} from './start';
import {callApi, connect, type Call} from '../testing/client';

const FRAME = frameId('youtube');
const POSTED = {id: 'ext-1', userId: 'u-1', name: 'テスト太郎', comment: 'こんにちは'};

let app: Simulator;
const lines: string[] = [];

beforeEach(async () => {
  lines.length = 0;
  app = await startSimulator({port: 0, autoplay: false, log: (line) => lines.push(line)});
});
afterEach(() => app.close());

const call: Call = (...request) => callApi(app, ...request);

describe('posted comments', () => {
  const post = (comment: object, service: object = {id: FRAME}) =>
    call('POST', '/api/comments', {service, comment: {...POSTED, ...comment}});

  it('appear as external ones of their frame, with escaped text', async () => {
    expect(await post({comment: '<b>太字</b>'})).toMatchObject({status: 200, body: undefined});
    const {body} = await call('GET', '/api/comments');
    expect(body).toMatchObject([
      {id: FRAME, service: 'external', data: {id: 'ext-1', comment: '&lt;b&gt;太字&lt;/b&gt;'}},
    ]);
  });

  it('take the place of those with the same id', async () => {
    await post({comment: '一つ目'});
    await post({comment: '二つ目'});
    expect(app.state.comments().map(({data}) => data.comment)).toEqual(['二つ目']);
  });

  it('are not shown when they are not to be written, or the frame is not connected', async () => {
    expect((await post({}, {id: FRAME, write: false})).status).toBe(200);
    await call('PUT', `/api/services/${FRAME}`, {enabled: false});
    expect((await post({})).status).toBe(200);
    expect(app.state.comments()).toEqual([]);
  });

  it('make a listener only when that is asked for', async () => {
    await post({});
    expect(app.state.listeners()).toEqual([]);
    await post({id: 'ext-2'}, {id: FRAME, persist: true});
    expect(app.state.listeners()).toMatchObject([{id: 'u-1', tc: 1}]);
  });

  it('carry the numbers of their writer, and whether that is a new one', async () => {
    const recorded = {id: FRAME, persist: true};
    const sent = ['1970-01-02', '1970-01-03', '1970-01-20'].map((day) => `${day}T00:00:00Z`);
    await post({id: 'a', timestamp: sent[0]}, recorded);
    await post({id: 'b', timestamp: sent[1]}, recorded);
    await post({id: 'b', timestamp: sent[1]}, recorded);
    app.send({type: 'clear'});
    await post({id: 'c', timestamp: sent[2]}, recorded);
    await post({id: 'd', userId: 'u-2'});
    await post({id: 'e', userId: 'u-2'});
    const numbers = (id: string): object => {
      const {meta, data} = all.get(id) ?? {};
      return {...meta, first: data?.isFirstTime, back: data?.isRepeater};
    };
    const all = new Map(app.state.comments().map((comment) => [comment.data.id, comment]));
    const day = 24 * 60 * 60 * 1000;
    expect(numbers('c')).toEqual({
      ...{no: 1, tc: 3, lc: 1, interval: 17 * day, first: true, back: true},
    });
    expect(numbers('d')).toEqual({no: 1, lc: 2, first: true, back: false});
    expect(numbers('e')).toMatchObject({no: 2, lc: 3, first: true, back: false});
    expect(app.state.listeners()).toMatchObject([{id: 'u-1', tc: 3}]);
  });

  it('keep their numbers when they are sent again', async () => {
    const recorded = {id: FRAME, persist: true};
    await post({}, recorded);
    const [first] = app.state.comments();
    await post({comment: 'なおしました'}, recorded);
    expect(app.state.comments()).toMatchObject([
      {meta: {no: 1, tc: 1, lc: 1}, data: {isFirstTime: true}},
    ]);
    expect(app.state.comments()[0]?.meta).toEqual(first?.meta);
  });

  it('are read aloud when that is asked for and the frame is, too', async () => {
    const aloud = {id: FRAME, speech: true};
    await post({});
    await post({comment: '読みます'}, aloud);
    await call('PUT', `/api/services/${FRAME}`, {speech: false});
    await post({comment: '読みません'}, aloud);
    expect(lines.filter((line) => line.includes('読み上げ'))).toEqual([
      '読み上げ: テスト太郎 読みます',
    ]);
  });

  it.each<[string, object, string]>([
    ['no text', {comment: undefined}, '/comment'],
    ['a number as id', {id: 3}, '/comment/id'],
    ['digits as a time', {timestamp: '1762167900000'}, '/comment/timestamp'],
    ['a time that is none', {timestamp: 'きのう'}, '/comment/timestamp'],
    ['a day that does not exist', {timestamp: '2025-02-30T00:00:00Z'}, '/comment/timestamp'],
    ['a month that does not exist', {timestamp: '2025-13-01T00:00:00Z'}, '/comment/timestamp'],
    ['a time that no date has', {timestamp: 1e20}, '/comment/timestamp'],
    ['microseconds', {timestamp: 1_762_167_910_000_000}, '/comment/timestamp'],
    ['a yes as a time', {timestamp: true}, '/comment/timestamp'],
  ])('with %s are refused, and the place is told', async (_, comment, instancePath) => {
    const reply = await post(comment);
    expect(reply).toMatchObject({status: 400, body: {errors: [{instancePath}]}});
    expect(lines.join()).toContain('400 POST /api/comments');
  });

  it('are refused with a word on how a time is written', async () => {
    const message = 'must be milliseconds as a number, or a date and time of ISO 8601 as a string';
    for (const timestamp of ['1762167910000', 1e20, true, null]) {
      expect((await post({timestamp})).body).toEqual({
        errors: [{instancePath: '/comment/timestamp', message}],
      });
    }
  });

  it.each([1_762_167_900_000, '2025-11-03T20:05:00+09:00'])(
    'take the time %s',
    async (timestamp) => {
      await post({timestamp});
      expect(app.state.comments()[0]?.data.timestamp).toBe('2025-11-03T11:05:00.000Z');
    },
  );

  it('are refused for a frame that does not exist', async () => {
    expect(await post({}, {id: 'none'})).toMatchObject({
      status: 400,
      body: {errors: [{instancePath: '/service/id'}]},
    });
  });
});

describe('test comments', () => {
  it('look like those of their site', async () => {
    const body = {
      platform: 'youtube',
      username: 'テストユーザー',
      comment: '応援',
      hasGift: true,
      price: 1000,
      unit: '¥',
      newComment: true,
      speech: true,
    };
    expect((await call('POST', '/api/comments/test', body)).status).toBe(200);
    expect(app.state.comments()).toMatchObject([
      {service: 'youtube', data: {name: 'テストユーザー', price: 1000, tier: 4, isFirstTime: true}},
    ]);
    expect(lines).toEqual(['読み上げ: テストユーザー 応援']);
  });

  it('come from a frame of their own, whatever the switches say, and leave no record', async () => {
    const client = await connect(app, 'comments,userDatas');
    for (const {id} of app.state.services()) {
      await call('PUT', `/api/services/${id}`, {enabled: false, write: false});
    }
    const body = {platform: 'youtube', username: 'テストユーザー', comment: '参加'};
    await call('POST', '/api/comments/test', body);
    const [comment] = app.state.sentComments();
    expect(comment).toMatchObject({id: 'COMMENT_TESTER', service: 'youtube'});
    expect(comment).not.toHaveProperty('meta');
    expect(app.state.services().map(({id}) => id)).not.toContain('COMMENT_TESTER');
    expect(app.state.listeners()).toEqual([]);
    expect((await client.rest()).map(({type}) => type)).toEqual(['comments']);
    // The waiting list counts them, as the manual warns.
    expect(app.state.tables.orders()).toMatchObject([{username: 'テストユーザー'}]);
  });

  it('need a known site', async () => {
    const body = {platform: 'nowhere', username: 'a', comment: 'b'};
    expect(await call('POST', '/api/comments/test', body)).toMatchObject({
      status: 400,
      body: {
        errors: [
          {instancePath: '/platform', message: 'must be equal to one of the allowed values'},
        ],
      },
    });
  });
});

describe('searching', () => {
  it('finds comments by site and word, and those of one listener', async () => {
    for (const [platform, username] of [
      ['twitch', 'あ'],
      ['kick', 'い'],
    ]) {
      await call('POST', '/api/comments/test', {platform, username, comment: '歌って'});
    }
    const found = await call('POST', '/api/comments/search', {
      services: ['kick'],
      comments: ['歌'],
    });
    expect(found.body).toMatchObject([{service: 'kick'}]);
    await call('POST', '/api/comments', {
      service: {id: FRAME, persist: true},
      comment: {...POSTED, comment: '歌って'},
    });
    const path = `/api/listeners/${POSTED.userId}/search`;
    expect((await call('POST', path, {comments: ['歌']})).body).toHaveLength(1);
    expect((await call('POST', path, {comments: ['絵']})).body).toEqual([]);
    const named = {username: POSTED.name};
    expect((await call('POST', '/api/listeners/search', named)).body).toHaveLength(1);
  });
});

describe('a frame whose output is off', () => {
  it('has its comments in the app, and neither templates nor the API get them', async () => {
    await call('PUT', `/api/services/${FRAME}`, {write: false});
    const client = await connect(app, 'comments,pinned');
    await call('POST', '/api/comments', {service: {id: FRAME}, comment: POSTED});
    const [hidden] = app.state.comments();
    if (hidden === undefined) throw new Error('No comment');
    app.send({type: 'pinned', data: hidden});
    for (const [method, path, body] of [
      ['GET', '/api/comments'],
      ['POST', '/api/comments/search', {services: [], comments: []}],
      ['POST', `/api/listeners/${POSTED.userId}/search`, {}],
    ] as const) {
      expect([path, (await call(method, path, body)).body]).toEqual([path, []]);
    }
    expect((await call('GET', '/api/comments/pinned')).body).toBeNull();
    expect(await client.rest()).toEqual([{type: 'pinned', data: null}]);
    await call('PUT', `/api/services/${FRAME}`, {write: true});
    expect((await call('GET', '/api/comments')).body).toHaveLength(1);
  });
});

describe('the set list', () => {
  it('is an empty object wherever it is asked for, when none is in use', async () => {
    const before = await connect(app, 'setList');
    app.send({type: 'setList', data: {}});
    const after = await connect(app, 'connected,setList');
    expect((await call('GET', '/api/setlists/current')).body).toEqual({});
    expect(await before.rest()).toEqual([{type: 'setList', data: {}}]);
    expect(await after.rest()).toEqual([{type: 'connected', data: {setList: {}}}]);
  });
});
