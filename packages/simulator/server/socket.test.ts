import {once} from 'node:events';
import {afterEach, describe, expect, it} from 'vitest';
import WebSocket from 'ws';
import {messagesOf, misfits, readDefinition} from '../../../tests/content/support/apiDefinition';
import {ALL_ACTION_KINDS, frameId, type AppVersion, type Message} from '../scenario';
import {CONFIG, rareMessages} from '../app';
import {startSimulator, type Simulator} from './start';
import {connect, type TestClient} from '../testing/client';

const asyncapi = readDefinition('asyncapi');
const ALL_TYPES = [...messagesOf(asyncapi).keys()].join();

let app: Simulator;
const lines: string[] = [];
const start = async (version: AppVersion = '8_0'): Promise<void> => {
  lines.length = 0;
  app = await startSimulator({
    port: 0,
    autoplay: false,
    app: version,
    log: (line) => lines.push(line),
  });
};
afterEach(() => app.close());

const typesOf = (messages: readonly Message[]): string[] => messages.map(({type}) => type);
const idsOf = (message: Message): string[] =>
  message.type === 'comments' ? message.data.comments.map(({data}) => data.id) : [];
const post = (path: string, method: string, body?: object) =>
  fetch(`http://127.0.0.1:${app.port}${path}`, {
    method,
    headers: {'Content-Type': 'application/json'},
    ...(body && {body: JSON.stringify(body)}),
  });

describe('a connection', () => {
  it('gets only the types that it declared', async () => {
    await start();
    const [comments, meta] = [await connect(app, 'comments,deleted'), await connect(app, 'meta')];
    app.make('ordinary', {service: 'youtube'});
    app.make('deleted');
    app.make('meta');
    expect(typesOf(await comments.rest())).toEqual(['comments', 'deleted']);
    expect(typesOf(await meta.rest())).toEqual(['meta']);
    expect(app.clients()).toEqual(['comments,deleted', 'meta']);
  });

  it('hears only of deletions of what it has heard of', async () => {
    await start();
    const client = await connect(app, 'comments,deleted');
    for (let turn = 0; turn < 8; turn += 1) {
      app.make('deleted');
      app.step();
    }
    const heard = new Set<string>();
    const gone: string[] = [];
    for (const message of await client.rest()) {
      for (const id of idsOf(message)) heard.add(id);
      if (message.type !== 'deleted') continue;
      gone.push(...message.data.map(({id}) => id));
      expect([...heard]).toEqual(expect.arrayContaining(gone));
    }
    expect(gone.length).toBeGreaterThan(2);
  });

  it('is refused to a page that gave its own name to this address', async () => {
    await start();
    const socket = new WebSocket(`ws://127.0.0.1:${app.port}/sub?p=comments`, {
      headers: {Host: `evil.example:${app.port}`, Origin: 'http://evil.example'},
    });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
    expect(app.clients()).toEqual([]);
  });

  it.each([
    ['nothing', null, /宣言がない/u],
    ['all', 'all', /宣言がない/u],
    ['an empty list', '', /宣言がない/u],
    ['a group', 'COMMENT', /権限グループ/u],
    ['a type that does not exist', 'coments', /「coments」という種別はありません/u],
  ])('that declares %s gets nothing in 8.0, and the console says why', async (_, p, advice) => {
    await start();
    const client = await connect(app, p);
    app.make('ordinary');
    expect(await client.rest()).toEqual([]);
    expect(lines.join()).toMatch(advice);
  });

  it.each<[AppVersion, string | null]>([
    ['7_0', null],
    ['6_0', 'all'],
    ['5_1', 'meta'],
  ])(
    'gets everything from %s with p=%s, with the details of frame and writer',
    async (version, p) => {
      await start(version);
      const client = await connect(app, p);
      app.make('ordinary', {service: 'youtube'});
      const messages = await client.rest();
      expect(typesOf(messages)).toEqual(['connected', 'comments', 'userDatas']);
      expect(messages[1]).toMatchObject({
        data: {comments: [{serviceData: {id: frameId('youtube')}, userData: {tc: 1}}]},
      });
    },
  );

  it('is refused at another path', async () => {
    await start();
    const response = await fetch(`http://127.0.0.1:${app.port}/other`);
    expect(response.status).toBe(404);
  });
});

describe('what came before', () => {
  const connectLate = async (p: string): Promise<readonly Message[]> => {
    await start();
    app.make('ordinary', {service: 'youtube'});
    app.make('ordinary', {service: 'kick'});
    await post(`/api/services/${frameId('kick')}`, 'PUT', {write: false});
    return (await connect(app, p)).rest();
  };

  it('comes as one bundle marked init, without frames whose output is off', async () => {
    const [bundle, ...others] = await connectLate('comments');
    expect(others).toEqual([]);
    expect(bundle).toMatchObject({type: 'comments', data: {options: {init: true}}});
    expect(bundle && idsOf(bundle)).toHaveLength(1);
  });

  it('comes with connected, as far as it was declared', async () => {
    const [connected, ...others] = await connectLate('connected,comments,services');
    expect(others).toEqual([]);
    expect(connected).toMatchObject({type: 'connected', data: {comments: [{}]}});
    expect(Object.keys(connected?.type === 'connected' ? connected.data : {})).toEqual([
      'comments',
      'services',
    ]);
  });
});

describe('what happens', () => {
  it('has the shapes of asyncapi.yaml', async () => {
    await start();
    app.make('ordinary', {service: 'youtube'});
    const client = await connect(app, ALL_TYPES);
    for (let i = 0; i < 10; i += 1) app.step();
    for (const kind of ALL_ACTION_KINDS) app.make(kind);
    app.make('order', {service: 'youtube'});
    app.make('request', {service: 'youtube'});
    for (const message of rareMessages(CONFIG)) app.send(message);
    await post('/api/services', 'POST', {id: 'new', name: '掲示板'});
    // A poll is at one of its three stages.
    for (let i = 0; i < 20; i += 1) app.make('survey');
    const messages = [...(await client.rest())];
    // Of every type there is one, from the scenario, or from the key for what it does not send.
    expect([...new Set(typesOf(messages))].sort()).toEqual(ALL_TYPES.split(',').sort());
    const types = messagesOf(asyncapi);
    const examples = messages.map((value) => ({
      name: value.type,
      schema: types.get(value.type)?.schema ?? {not: {}},
      value,
    }));
    expect(await misfits(asyncapi, examples)).toEqual([]);
  }, 60_000);

  it('is what the HTTP API then shows', async () => {
    await start();
    const client = await connect(app, 'comments,deleted,clear,pinned');
    app.make('ordinary', {service: 'youtube'});
    app.make('ordinary', {service: 'youtube'});
    const [first, second] = app.state.comments();
    if (first === undefined || second === undefined) throw new Error('No comments');
    app.send({type: 'pinned', data: first});
    expect(app.state.pinned()).toEqual(first);
    app.send({type: 'deleted', data: [{id: first.data.id, message: ''}]});
    expect(app.state.comments()).toEqual([second]);
    app.send({type: 'clear'});
    expect(app.state.comments()).toEqual([]);
    expect(typesOf(await client.rest())).toEqual([
      'comments',
      'comments',
      'pinned',
      'deleted',
      'pinned',
      'clear',
    ]);
    expect(app.state.pinned()).toBeNull();
  });

  it('through the HTTP API is announced', async () => {
    await start();
    app.make('order', {service: 'youtube'});
    const client = await connect(app, 'comments,services,waitingList,reactions');
    await client.rest();
    const id = frameId('youtube');
    const comment = {id: 'x', userId: 'u', name: 'n', comment: 'c'};
    await post('/api/comments', 'POST', {service: {id}, comment});
    await post(`/api/services/${id}`, 'PUT', {name: '新しい名前'});
    await post('/api/reactions', 'POST', {reactions: [{key: '8888', value: 1}], effect: true});
    await post(`/api/orders/${app.state.tables.orders()[0]?.id ?? ''}`, 'DELETE');
    expect(typesOf(await client.rest())).toEqual([
      'comments',
      'services',
      'reactions',
      'waitingList',
    ]);
  });

  it('again with the same comment does not count its writer twice', async () => {
    await start();
    const {message} = app.make('ordinary', {service: 'youtube'});
    app.send(message);
    expect(app.state.comments()).toHaveLength(1);
    expect(app.state.listeners()).toMatchObject([{tc: 1}]);
  });
});

describe('the player', () => {
  it('plays by itself, and not while it is paused', async () => {
    await start();
    await app.close();
    app = await startSimulator({port: 0, rate: 100, scenario: {kinds: ['ordinary']}});
    const client: TestClient = await connect(app, 'comments');
    const first = await client.next();
    expect(first.type).toBe('comments');
    app.pause();
    await client.rest();
    const step = app.step();
    expect(idsOf(await client.next())).toEqual(idsOf(step.message));
  });

  it('refuses a scenario that it does not know', async () => {
    await start();
    await expect(startSimulator({port: 0, scenario: 'nothing'})).rejects.toThrow(RangeError);
  });
});
