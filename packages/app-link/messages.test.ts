import {readFileSync} from 'node:fs';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {createScenario, SERVICE_TYPES} from '@komebiyori/simulator/scenario';
import {readInfo, readMessage, type Topic} from './messages';

/** The messages of the definition that the site publishes, with its own examples. */
const Definition = v.object({
  components: v.object({
    messages: v.record(
      v.string(),
      v.object({
        name: v.string(),
        examples: v.array(v.object({payload: v.looseObject({type: v.string()})})),
      }),
    ),
  }),
});
const {messages} = v.parse(
  Definition,
  parse(readFileSync('static/developer/asyncapi.yaml', 'utf8')),
).components;
const examples = Object.values(messages).flatMap((message) =>
  message.examples.map(({payload}) => payload),
);

const TOPICS: Record<Topic, true> = {
  connected: true,
  comments: true,
  deleted: true,
  clear: true,
  pinned: true,
  meta: true,
  'meta.clear': true,
  services: true,
  config: true,
  reactions: true,
  'wp.update': true,
  'wp.exec': true,
};

it('reads the examples of asyncapi.yaml that tools use, and passes over the others', () => {
  const read = examples.map((example) => [
    example.type,
    readMessage(JSON.stringify(example))?.type,
  ]);
  expect(read).toEqual(examples.map(({type}) => [type, type in TOPICS ? type : undefined]));
  expect(Object.keys(TOPICS).filter((type) => !examples.some((one) => one.type === type))).toEqual(
    [],
  );
});

it('reads every comment of the simulated app', () => {
  const scenario = createScenario({seed: 3, startAt: 0, services: SERVICE_TYPES});
  let count = 0;
  for (let i = 0; i < 500; i += 1) {
    const {message} = scenario.next();
    if (message.type !== 'comments') continue;
    const read = readMessage(JSON.stringify(message));
    const ids = read?.type === 'comments' ? read.data.comments.map(({data}) => data.id) : [];
    expect(ids).toEqual(message.data.comments.map(({data}) => data.id));
    count += ids.length;
  }
  expect(count).toBeGreaterThan(300);
});

describe('what is not as it should be', () => {
  const good = {
    id: 'f',
    service: 'youtube',
    name: '枠',
    data: {id: '1', userId: 'u', comment: 'x'},
  };

  it('costs no other comment of the bundle', () => {
    const bundle = [good, null, {id: 3}, {...good, data: {id: '2', userId: 'u', comment: 'y'}}];
    const read = readMessage(JSON.stringify({type: 'comments', data: {comments: bundle}}));
    expect(read?.type === 'comments' && read.data.comments.map(({data}) => data.id)).toEqual([
      '1',
      '2',
    ]);
    expect(read?.type === 'comments' && read.data.options.init).toBe(false);
  });
  it('is cut where it is longer than any real one, with nothing else lost', () => {
    const long = {id: '2', userId: 'u', name: '名'.repeat(5000), comment: '😀'.repeat(2_500_000)};
    const bundle = [good, {...good, data: long}, {...good, data: {...good.data, id: '3'}}];
    const read = readMessage(JSON.stringify({type: 'comments', data: {comments: bundle}}));
    const datas = read?.type === 'comments' ? read.data.comments.map(({data}) => data) : [];
    expect(datas.map(({id}) => id)).toEqual(['1', '2', '3']);
    expect(datas.map(({comment}) => comment.length)).toEqual([1, 65_536, 1]);
    expect(datas.map(({name}) => name.length)).toEqual([0, 1000, 0]);
    const odd = {...good, data: {...long, comment: `a${long.comment}`}};
    const pinned = readMessage(JSON.stringify({type: 'pinned', data: odd}));
    expect(pinned).toMatchObject({data: {data: {comment: `a${'😀'.repeat(32_767)}`}}});
  });
  it('has what is missing filled in', () => {
    const read = readMessage(JSON.stringify({type: 'pinned', data: good}));
    expect(read).toMatchObject({data: {data: {isOwner: false, hasGift: false, name: ''}}});
  });
  it.each(['', '{', 'null', '[]', '{"type":1}', '{"type":"comments"}', '{"type":"deleted"}'])(
    'is no message: %s',
    (text) => {
      expect(readMessage(text)).toBeUndefined();
    },
  );
  it('still opens a connection', () => {
    expect(readMessage('{"type":"connected","data":null}')).toEqual({type: 'connected', data: {}});
  });
});

it('knows the app by its version', () => {
  expect(readInfo({version: '8.0.7', port: 1})).toEqual({version: '8.0.7', licensed: false});
  for (const body of [undefined, null, 'hello', {licensed: true}]) {
    expect(readInfo(body)).toBeUndefined();
  }
});
