import {request} from 'node:http';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  endpointsOf,
  errorsOf,
  misfits,
  readDefinition,
  type Example,
} from '../../../tests/content/support/apiDefinition';
import {frameId} from '../scenario';
import {MAX_BODY} from '../app';
import {startSimulator, type Simulator, type SimulatorOptions} from './start';
import {callApi} from '../testing/client';

const openapi = readDefinition('openapi');
const endpoints = endpointsOf(openapi);
const TOKEN = 'token-of-the-app';
const JSON_TYPE = {'Content-Type': 'application/json'};

const running: Simulator[] = [];
const start = async (options: SimulatorOptions = {}): Promise<Simulator> => {
  const app = await startSimulator({port: 0, autoplay: false, ...options});
  app.make('ordinary', {service: 'youtube'});
  app.make('order', {service: 'youtube'});
  running.push(app);
  return app;
};
let app: Simulator;
let locked: Simulator;
let failing: Simulator;
let off: Simulator;
beforeEach(async () => {
  app = await start();
  locked = await start({token: TOKEN});
  failing = await start({failing: true});
  off = await start({off: true});
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

interface Sent {
  readonly to: Simulator;
  /** What stands in the place of `{id}`; by default something that exists. */
  readonly id?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Everything that can be wrong with a call, whatever the endpoint. */
const provocations = (): Readonly<Record<string, Sent>> => ({
  'nothing wrong': {to: app},
  'a body that is not JSON': {to: app, body: '{"text":', headers: JSON_TYPE},
  'a body of the wrong shape': {to: app, body: '[]', headers: JSON_TYPE},
  'a body without its type': {to: app, body: '{}', headers: {'Content-Type': 'text/plain'}},
  'an id that cannot be decoded': {to: app, id: '%E0%A4%A'},
  'an id of nothing': {to: app, id: 'nobody'},
  'no token': {to: locked},
  'another token': {to: locked, headers: {Authorization: 'Bearer other'}},
  'the right token': {to: locked, headers: {Authorization: `Bearer ${TOKEN}`}},
  'a device that is not allowed': {to: app, headers: {Host: 'evil.example'}},
  'a body that is too large': {
    to: app,
    body: `"${'a'.repeat(MAX_BODY)}"`,
    headers: JSON_TYPE,
  },
  'an app that fails': {to: failing},
  'an API that is switched off': {to: off},
});

function existing(name: string, {state}: Simulator): string {
  if (name.includes('/services/')) return frameId('youtube');
  if (name.includes('/orders/')) return state.tables.orders()[0]?.id ?? '';
  if (name.includes('/plugins/')) return 'com.example.mask-words';
  return state.listeners()[0]?.id ?? '';
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** As `fetch`, which does not let the caller choose the host that is named. */
async function call(name: string, {to, id, body, headers}: Sent): Promise<Reply> {
  const [method = '', address = ''] = name.split(' ');
  const path = address.replace(/\{\w+\}/u, id ?? encodeURIComponent(existing(name, to)));
  return new Promise((resolve, reject) => {
    const options = {host: '127.0.0.1', port: to.port, method, path, headers, agent: false};
    const sending = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        resolve({status: response.statusCode ?? 0, text});
      });
    });
    sending.on('error', reject);
    const takesBody = endpoints.get(name)?.sent !== undefined;
    sending.end(takesBody ? body : undefined);
  });
}

const nameOf = (status: number): string => (status < 500 ? String(status) : '5XX');

describe('the errors of openapi.yaml', () => {
  it('are those that the simulator answers, each with its body', async () => {
    const examples: Example[] = [];
    for (const [name, errors] of errorsOf(openapi)) {
      const seen = new Set<string>();
      for (const [what, sent] of Object.entries(provocations())) {
        const {status, text} = await call(name, sent);
        if (status === 200) continue;
        const error = nameOf(status);
        seen.add(error);
        const schema = errors.get(error);
        if (schema === undefined) expect([name, what, text]).toEqual([name, what, '']);
        else examples.push({name: `${name}: ${what}`, schema, value: JSON.parse(text)});
      }
      expect([name, ...[...seen].sort()]).toEqual([name, ...[...errors.keys()].sort()]);
    }
    expect(examples.length).toBeGreaterThan(endpoints.size);
    expect(await misfits(openapi, examples)).toEqual([]);
  }, 60_000);
});

it('an API that is switched off forbids every call, with a token, too', async () => {
  for (const name of endpoints.keys()) {
    expect(await call(name, {to: off}), name).toEqual({status: 403, text: ''});
  }
});

describe('a plugin', () => {
  it.each([
    ['POST', {name: '荒らし'}],
    ['POST', {word: ''}],
    ['PUT', {words: ['荒らし', '']}],
  ])('tells of its own failures in its code, not in the status: %s %j', async (method, sent) => {
    const {status, body} = await callApi(app, method, '/api/plugins/com.example.mask-words', sent);
    expect(status).toBe(200);
    expect(body).toEqual({code: 400, response: '{"message":"送られた値を読めません"}'});
  });
});

describe('an empty body', () => {
  it('is not looked at where none is taken', async () => {
    const sent = {to: app, headers: JSON_TYPE};
    expect((await call('PUT /api/orders/{id}', sent)).status).toBe(200);
  });
});
