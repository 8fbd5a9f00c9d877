import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {endpointsOf, misfits, readDefinition} from '../../tests/content/support/apiDefinition';
import {frameId} from '../scenario';
import {endpointNames} from './api/dispatch';
import {MAX_BODY} from './api/body';
import {startSimulator, type Simulator} from './start';

const openapi = readDefinition('openapi');
const FRAME = frameId('youtube');
const POSTED = {id: 'ext-1', userId: 'u-1', name: 'テスト太郎', comment: 'こんにちは'};

let app: Simulator;
const lines: string[] = [];

beforeEach(async () => {
  lines.length = 0;
  app = await startSimulator({port: 0, autoplay: false, log: (line) => lines.push(line)});
});
afterEach(() => app.close());

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

async function call(method: string, path: string, body?: unknown, headers = {}): Promise<Reply> {
  const response = await fetch(`http://127.0.0.1:${app.port}${path}`, {
    method,
    headers: {...(body !== undefined && {'Content-Type': 'application/json'}), ...headers},
    ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
  });
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return {status: response.status, body: json, headers: response.headers};
}

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

  it.each<[string, object, string]>([
    ['no text', {comment: undefined}, '/comment'],
    ['a number as id', {id: 3}, '/comment/id'],
    ['digits as a time', {timestamp: '1762167900000'}, '/comment/timestamp'],
    ['a time that is none', {timestamp: 'きのう'}, '/comment/timestamp'],
  ])('with %s are refused, and the place is told', async (_, comment, instancePath) => {
    const reply = await post(comment);
    expect(reply).toMatchObject({status: 400, body: {errors: [{instancePath}]}});
    expect(lines.join()).toContain('400 POST /api/comments');
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
    await call('POST', '/api/comments/test', {
      platform: 'twitch',
      username: 'あ',
      comment: '歌って',
    });
    await call('POST', '/api/comments/test', {platform: 'kick', username: 'い', comment: '歌って'});
    const found = await call('POST', '/api/comments/search', {
      services: ['kick'],
      comments: ['歌'],
    });
    expect(found.body).toMatchObject([{service: 'kick'}]);
    const [first] = app.state.comments();
    const path = `/api/listeners/${first?.data.userId ?? ''}/search`;
    expect((await call('POST', path, {comments: ['歌']})).body).toHaveLength(1);
    expect((await call('POST', path, {comments: ['絵']})).body).toEqual([]);
    expect((await call('POST', '/api/listeners/search', {username: 'い'})).body).toHaveLength(1);
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

describe('the state of Pro and the version', () => {
  it('are as the options say', async () => {
    expect((await call('GET', '/api/info')).body).toMatchObject({licensed: false, port: app.port});
    const pro = await startSimulator({port: 0, autoplay: false, pro: true, app: '7_0'});
    const response = await fetch(`http://127.0.0.1:${pro.port}/api/info`);
    expect(await response.json()).toMatchObject({licensed: true, version: '7.0.0'});
    await pro.close();
  });
});
