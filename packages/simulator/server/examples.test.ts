import {afterEach, beforeEach, expect, it} from 'vitest';
import {misfits, readDefinition} from '../../../tests/content/support/apiDefinition';
import {callApi, connect, type Call} from '../testing/client';
import {startSimulator, type Simulator} from './start';

let app: Simulator;
beforeEach(async () => {
  app = await startSimulator({port: 0, autoplay: false, examples: true});
});
afterEach(() => app.close());

const call: Call = (...request) => callApi(app, ...request);
const schema = (name: string): unknown => ({$ref: `#/components/schemas/${name}`});

it('the searches of the manual find what the manual says', async () => {
  const mikan = {data: {id: 'yt-000042', name: 'みかん箱'}};
  const tamago = {data: {id: 'yt-000057', userId: 'UC-tamago'}};
  const services = ['youtube', 'twitch'];
  expect(
    await call('POST', '/api/comments/search', {services, comments: ['はじめまして']}),
  ).toMatchObject({body: [mikan]});
  expect(
    await call('POST', '/api/listeners/UC-tamago/search', {comments: ['リクエスト']}),
  ).toMatchObject({body: [tamago]});
  expect(await call('POST', '/api/listeners/search', {nickname: 'たまちゃん'})).toMatchObject({
    body: [{id: 'UC-tamago', tc: 128, tgc: 3}],
  });
});

it('somebody is playing, until that is completed', async () => {
  const playing = {id: 'UC-shio', playing: true, completed: false};
  const completed = {id: 'UC-shio', playing: false, completed: true};
  expect(await call('GET', '/api/orders')).toMatchObject({body: [playing]});
  expect(await call('PUT', '/api/orders/UC-shio')).toMatchObject({body: [completed]});
});

it('those who are there have the shapes of the definitions', async () => {
  const names = {comments: 'Comment', listeners: 'Listener', orders: 'OrderItem'};
  const examples = [];
  for (const [path, name] of Object.entries(names)) {
    const {body} = await call('GET', `/api/${path}`);
    examples.push({name, schema: {type: 'array', minItems: 1, items: schema(name)}, value: body});
  }
  expect(await misfits(readDefinition('openapi'), examples)).toEqual([]);
});

it('their comments come to a new connection as those from before it', async () => {
  const client = await connect(app, 'comments');
  expect(await client.next()).toMatchObject({data: {options: {init: true}}});
  client.close();
});
