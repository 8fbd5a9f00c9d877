import {resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {endpointsOf, misfits, readDefinition} from '../../../tests/content/support/apiDefinition';
import {endpointNames, MAX_BODY} from '../app';
import {startSimulator, type Simulator} from './start';
import {callApi, type Call} from '../testing/client';

const openapi = readDefinition('openapi');

let app: Simulator;

beforeEach(async () => {
  app = await startSimulator({port: 0, autoplay: false});
});
afterEach(() => app.close());

const call: Call = (...request) => callApi(app, ...request);

describe('the endpoints', () => {
  it('are those of openapi.yaml', () => {
    expect([...endpointNames()].sort()).toEqual([...endpointsOf(openapi).keys()].sort());
  });

  it('answer in the shapes of openapi.yaml', async () => {
    for (let i = 0; i < 40; i += 1) app.step();
    app.make('order', {service: 'youtube'});
    app.make('pinned');
    const [order] = app.state.tables.orders();
    const listener = encodeURIComponent(app.state.listeners()[0]?.id ?? '');
    const plugin = '/api/plugins/com.example.mask-words';
    const calls: readonly (readonly [string, string, string, unknown?])[] = [
      ['GET /api/info', 'GET', '/api/info'],
      ['GET /api/comments', 'GET', '/api/comments'],
      ['POST /api/comments/search', 'POST', '/api/comments/search', {services: [], comments: []}],
      ['GET /api/comments/pinned', 'GET', '/api/comments/pinned'],
      ['GET /api/services', 'GET', '/api/services'],
      ['POST /api/services', 'POST', '/api/services', {id: 'new', name: '掲示板'}],
      ['PUT /api/services/{id}', 'PUT', '/api/services/new', {enabled: false}],
      ['GET /api/listeners', 'GET', '/api/listeners'],
      ['GET /api/listeners/{id}', 'GET', `/api/listeners/${listener}`],
      ['POST /api/listeners/search', 'POST', '/api/listeners/search', {}],
      ['POST /api/listeners/{id}/search', 'POST', `/api/listeners/${listener}/search`, {}],
      ['GET /api/orders', 'GET', '/api/orders'],
      ['PUT /api/orders/{id}', 'PUT', `/api/orders/${order?.id ?? ''}`],
      ['DELETE /api/orders/{id}', 'DELETE', `/api/orders/${order?.id ?? ''}`],
      ['GET /api/setlists/current', 'GET', '/api/setlists/current'],
      ['GET /api/templates', 'GET', '/api/templates'],
      ['GET /api/config', 'GET', '/api/config'],
      ['GET /api/plugins/{uid}', 'GET', plugin],
      ['POST /api/plugins/{uid}', 'POST', plugin, {word: '荒らし'}],
      ['PUT /api/plugins/{uid}', 'PUT', plugin, {words: ['荒らし']}],
      ['DELETE /api/plugins/{uid}', 'DELETE', `${plugin}?word=%E8%8D%92%E3%82%89%E3%81%97`],
    ];
    const endpoints = endpointsOf(openapi);
    const examples = [];
    for (const [name, method, path, body] of calls) {
      const reply = await call(method, path, body);
      expect(reply.status, name).toBe(200);
      examples.push({name, schema: endpoints.get(name)?.returned ?? {not: {}}, value: reply.body});
    }
    expect(await misfits(openapi, examples)).toEqual([]);
    // The others answer with nothing.
    const answered = calls.map(([name]) => name);
    const silent = [...endpoints.keys()].filter((name) => !answered.includes(name));
    expect(silent.filter((name) => endpoints.get(name)?.returned !== undefined)).toEqual([]);
  }, 60_000);

  it('refuse a frame without an id or a name', async () => {
    const body = {id: '', name: ''};
    const message = 'must NOT have fewer than 1 characters';
    expect(await call('POST', '/api/services', body)).toMatchObject({
      status: 400,
      body: {errors: ['/id', '/name'].map((instancePath) => ({instancePath, message}))},
    });
  });

  it('complete somebody twice as once, so that the call can be repeated', async () => {
    app.make('order', {service: 'youtube'});
    const path = `/api/orders/${app.state.tables.orders()[0]?.id ?? ''}`;
    const first = await call('PUT', path);
    expect(await call('PUT', path)).toMatchObject({status: 200, body: first.body});
    expect(await call('DELETE', path)).toMatchObject({status: 200, body: []});
    expect((await call('DELETE', path)).status).toBe(404);
  });

  it('do not know other paths and other ids', async () => {
    for (const [method, path] of [
      ['DELETE', '/api/comments'],
      ['GET', '/api/nothing'],
      ['GET', '/api/listeners/nobody'],
      ['PUT', '/api/orders/nobody'],
      ['PUT', '/api/services/none'],
      ['GET', '/api/plugins/none'],
    ] as const) {
      const reply = await call(method, path, method === 'PUT' ? {enabled: true} : undefined);
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });
});

describe('a body', () => {
  it.each([
    ['{"a":', 400],
    [`"${'あ'.repeat(MAX_BODY)}"`, 413],
  ])('that cannot be read is refused (%#)', async (body, status) => {
    expect((await call('POST', '/api/speech', body)).status).toBe(status);
  });

  it('without its content type counts as none', async () => {
    const reply = await call('POST', '/api/speech', '{"text":"a"}', {'Content-Type': 'text/plain'});
    expect(reply.status).toBe(400);
  });
});

describe('pages of other origins', () => {
  const PREFLIGHT = {
    Origin: 'https://example.com',
    'Access-Control-Request-Headers': 'access-control-allow-origin,content-type',
    'Access-Control-Request-Private-Network': 'true',
  };

  it('may read and send', async () => {
    expect((await call('GET', '/api/info')).headers.get('access-control-allow-origin')).toBe('*');
    const {status, headers} = await call('OPTIONS', '/api/comments', undefined, PREFLIGHT);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-headers')).toContain('access-control-allow-origin');
    expect(headers.get('access-control-allow-private-network')).toBe('true');
  });

  it('may not when that is switched off', async () => {
    const closed = await startSimulator({port: 0, autoplay: false, cors: false});
    const {headers} = await fetch(`http://127.0.0.1:${closed.port}/api/info`);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    await closed.close();
  });
});

describe('the folder of templates', () => {
  it('is told as a whole path, and as nothing where there is none', async () => {
    expect((await call('GET', '/api/info')).body).toMatchObject({templatePath: ''});
    const templates = ['./packages/simulator/family'];
    const other = await startSimulator({port: 0, autoplay: false, templates});
    const {body} = await callApi(other, 'GET', '/api/info');
    expect(body).toMatchObject({templatePath: resolve('packages/simulator/family')});
    await other.close();
  });
});

describe('the state of Pro and the version', () => {
  it('are as the options say', async () => {
    expect((await call('GET', '/api/info')).body).toMatchObject({licensed: false, port: app.port});
    const pro = await startSimulator({port: 0, autoplay: false, pro: true, app: '7_0'});
    const response = await fetch(`http://127.0.0.1:${pro.port}/api/info`);
    expect(await response.json()).toMatchObject({licensed: true, version: '7.0.0'});
    await pro.close();
  });
});
