/** The app behind the playground answers as the server of the simulator does. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import WebSocket from 'ws';
import type {Order} from '@site/plugins/playground/client';
import {endpointNames} from '@komebiyori/simulator/app';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {createSession} from '@site/src/features/playground/run/session';

const NOW = Date.UTC(2026, 0, 1);
const now = (): number => NOW;

/** A session with what it said to the frame, and to the person. */
function open() {
  const orders: Order[] = [];
  const notes: string[] = [];
  const session = createSession({
    ...{scenario: 'chat', seed: 1, now},
    post: (order) => orders.push(order),
    note: (text) => notes.push(text),
  });
  session.begin(1);
  const ask = async (method: string, url: string, body = ''): Promise<Order | undefined> => {
    const contentType = body === '' ? undefined : 'application/json';
    const id = 1000 + orders.length;
    session.hear({type: 'request', run: 1, id, method, url, body, contentType});
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    return orders.find((order) => 'id' in order && order.id === id);
  };
  const texts = (id: number): unknown[] =>
    orders.flatMap((order) =>
      order.type === 'socket-text' && order.id === id ? [JSON.parse(order.text) as unknown] : [],
    );
  return {session, orders, notes, ask, texts};
}

describe('beside the server of the simulator', () => {
  let server: Simulator;
  beforeAll(async () => {
    server = await startSimulator({port: 0, autoplay: false, seed: 1, now});
  });
  afterAll(() => server.close());

  const BODIES: Readonly<Record<string, unknown>> = {
    'POST /api/comments/search': {services: ['youtube'], comments: []},
    'POST /api/listeners/search': {service: 'youtube'},
    'POST /api/speech': {text: 'こんばんは'},
    'POST /api/reactions': {reactions: [{key: 'heart', value: 1}], effect: true},
  };
  const kinds = ['ordinary', 'gift', 'order', 'request'] as const;

  it('every endpoint answers the same, with a body and without', async () => {
    const {session, ask} = open();
    for (const kind of kinds) {
      session.app.make(kind, {service: 'youtube'});
      server.make(kind, {service: 'youtube'});
    }
    // The places of the two differ, and nothing else.
    for (const name of endpointNames().filter((one) => one !== 'GET /api/info')) {
      const [method = '', path = ''] = name.split(' ');
      const known = BODIES[name];
      const body = known === undefined ? '' : JSON.stringify(known);
      const there = path.replace('{id}', 'nobody').replace('{uid}', 'com.example.mask-words');
      const response = await fetch(`${server.origin}${there}`, {
        method,
        ...(body !== '' && {body, headers: {'Content-Type': 'application/json'}}),
      });
      const text = await response.text();
      const order = await ask(method, `http://localhost:11180${there}`, body);
      expect([name, order]).toEqual([
        name,
        expect.objectContaining({
          type: 'answer',
          status: response.status,
          ...(text !== '' && {body: text}),
        }),
      ]);
    }
  });

  it('a listener hears the same', async () => {
    const {session, texts} = open();
    const query = 'p=connected,comments,services,waitingList,setList,deleted';
    const heard: unknown[] = [];
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/sub?${query}`);
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8'))));
    await new Promise((resolve) => socket.once('open', resolve));
    for (const kind of kinds) session.app.make(kind, {service: 'youtube'});
    session.hear({type: 'socket', run: 1, id: 1, url: `ws://localhost:11180/sub?${query}`});
    session.app.make('gift', {service: 'twitch', tier: 3});
    server.make('gift', {service: 'twitch', tier: 3});
    socket.ping();
    await new Promise((resolve) => socket.once('pong', resolve));
    socket.terminate();
    expect(texts(1)).toEqual(heard);
    expect(heard).toHaveLength(2);
  });
});

it('refuses what is not the app, and says so', async () => {
  const {session, orders, notes, ask} = open();
  expect(await ask('GET', 'https://example.com/a.json')).toMatchObject({type: 'refuse'});
  session.hear({type: 'socket', run: 1, id: 7, url: 'wss://example.com/sub'});
  expect(orders).toContainEqual({type: 'refuse', run: 1, id: 7});
  expect(notes).toEqual([
    'プレイグラウンドから外へは通信しません: https://example.com/a.json',
    'プレイグラウンドから外へは通信しません: wss://example.com/sub',
  ]);
});

it('answers the file that a sample reads', async () => {
  const {session, ask} = open();
  session.app.make('ordinary');
  const order = await ask('GET', 'http://localhost:8080/comments.json');
  expect(order).toMatchObject({type: 'answer', status: 200});
  expect(JSON.parse(order?.type === 'answer' ? (order.body ?? '') : '')).toHaveLength(1);
});

it('ends its connections when the app ends, and takes none until it is there again', () => {
  const {session, orders} = open();
  const url = 'ws://localhost:11180/sub?p=comments';
  session.hear({type: 'socket', run: 1, id: 1, url});
  expect(session.connections()).toBe(1);
  session.setOpen(false);
  expect(orders.at(-1)).toEqual({type: 'socket-close', run: 1, id: 1});
  session.hear({type: 'socket', run: 1, id: 2, url});
  expect(orders.at(-1)).toEqual({type: 'refuse', run: 1, id: 2});
  session.setOpen(true);
  session.hear({type: 'socket', run: 1, id: 3, url});
  expect(orders.at(-1)).toEqual({type: 'socket-open', run: 1, id: 3});
  session.begin(2);
  expect(session.connections()).toBe(0);
});

it('says when one template listens to the same twice', () => {
  const {session, notes} = open();
  const url = 'ws://localhost:11180/sub?p=comments';
  session.hear({type: 'socket', run: 1, id: 1, url});
  session.hear({type: 'socket', run: 1, id: 2, url: `${url},deleted`});
  // What was left may be opened again.
  session.hear({type: 'socket-left', run: 1, id: 1});
  session.hear({type: 'socket', run: 1, id: 3, url});
  expect(notes).toEqual([]);
  session.hear({type: 'socket', run: 1, id: 4, url});
  expect(notes).toEqual([expect.stringMatching(/^同じ内容の接続が2つ.+OneSDK\.connect\(\)は1回/u)]);
});
