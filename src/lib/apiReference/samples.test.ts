import {describe, expect, it} from 'vitest';
import {readHttpApi, readSocketApi} from '../../../plugins/markdown/apiReference';
import {neededSchemas, type Operation} from './definition';
import {effectOf, isDecided} from './effects';
import {fieldRows} from './fields';
import {callOf, exampleCall, samplesOf, type ApiCall, type Language} from './samples';
import {socketSamples} from './socketSamples';

const {operations, schemas} = readHttpApi();
const {messages} = readSocketApi();
const ORIGIN = 'http://127.0.0.1:11180';

function operation(id: string): Operation {
  const found = operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No operation ${id}`);
  return found;
}
const codeOf = (call: ApiCall, language: Language): string =>
  samplesOf(call).find((sample) => sample.language === language)?.code ?? '';

describe('the definitions', () => {
  it('give every operation and message', () => {
    expect([operations.length, messages.length]).toEqual([25, 25]);
    expect(operation('updateService').parameters.map(({name}) => name)).toEqual(['id']);
    expect(operation('pluginGet').parameters.map(({place}) => place)).toEqual(['path', 'query']);
    expect(operation('pluginPost').body?.example).toEqual({word: '荒らし'});
    for (const id of ['pluginPost', 'pluginPut', 'pluginDelete']) {
      expect(operation(id).parameters.map(({place}) => place)).toEqual(['path', 'query']);
    }
    expect(operation('getOrders').responses.map(({status}) => status)).toEqual([
      ...['200', '401', '403', '5XX'],
    ]);
  });

  it('name the schemas that a body needs, one through another', () => {
    const body = operation('postComment').body?.schema ?? {};
    expect(Object.keys(neededSchemas([body], schemas)).sort()).toEqual([
      ...['Badge', 'PostCommentBody'],
    ]);
  });

  it('have an effect that somebody decided for every call that changes something', () => {
    expect(operations.filter((one) => !isDecided(one)).map(({id}) => id)).toEqual([]);
    expect(isDecided({id: 'newCall', method: 'POST'})).toBe(false);
    const asking = operations.filter((one) => effectOf(one)?.asks === true).map(({id}) => id);
    expect(
      operations.filter(({method, id}) => method === 'DELETE' && !asking.includes(id)),
    ).toEqual([]);
    expect(effectOf({id: 'later', method: 'POST'})?.asks).toBe(true);
  });

  it('tell the fields of a body by their places', () => {
    const rows = fieldRows(schemas['PostCommentBody'] ?? {});
    const row = (place: string) => rows.find((one) => one.path === place);
    expect(row('service.id')).toMatchObject({type: '文字列', isRequired: true});
    expect(row('comment.badges')).toMatchObject({
      type: '`Badge`の配列',
      shared: 'Badge',
      initial: '[]',
    });
    expect(row('comment.timestamp')).toMatchObject({type: '数値か文字列', isRequired: false});
    expect(fieldRows(schemas['ValidationErrors'] ?? {}).map((one) => one.path)).toEqual([
      ...['errors', 'errors[].instancePath', 'errors[].message'],
    ]);
  });
});

describe('a call', () => {
  it('is encoded, and shows what is not filled in', () => {
    const call = callOf(operation('completeOrder'), ORIGIN, {path: {id: 'a/b c'}, query: ''});
    expect(call.path).toBe('/api/orders/a%2Fb%20c');
    const empty = callOf(operation('completeOrder'), ORIGIN, {path: {}, query: ''});
    expect(empty.path).toBe('/api/orders/{id}');
    const plugin = callOf(operation('pluginGet'), ORIGIN, {path: {uid: 'x'}, query: '?a=日本&b'});
    expect(plugin.path).toBe('/api/plugins/x?a=%E6%97%A5%E6%9C%AC&b=');
  });
});

describe('samples', () => {
  it.each(operations.map(({id}) => id))('%s has code in every language', (id) => {
    const call = exampleCall(operation(id), ORIGIN);
    expect(call.path).not.toContain('{');
    const languages = samplesOf(call).map(({language}) => language);
    expect(languages.slice(0, 5)).toEqual(['curl', 'fetch', 'node', 'python', 'csharp']);
  });

  it('delete a word of the plugin that has it', () => {
    const call = exampleCall(operation('pluginDelete'), ORIGIN);
    expect(call.path).toBe('/api/plugins/com.example.mask-words?word=%E5%AE%A3%E4%BC%9D');
    // The words are no part of the other calls.
    expect(exampleCall(operation('pluginPost'), ORIGIN).path).not.toContain('?');
  });

  it('in curl show the status where nothing may come back', () => {
    const shows = (one: Operation): boolean =>
      codeOf(exampleCall(one, ORIGIN), 'curl').startsWith('curl -i ');
    const silent = ['postComment', 'postTestComment', 'speak', 'postReactions'];
    const missing = ['getListener', 'updateService', 'completeOrder', 'cancelOrder'];
    const plugins = ['pluginGet', 'pluginPost', 'pluginPut', 'pluginDelete'];
    expect(new Set(operations.filter(shows).map(({id}) => id))).toEqual(
      new Set([...silent, ...missing, ...plugins]),
    );
  });

  it('the SDK has functions for eleven of them', () => {
    const own = operations.filter((one) => codeOf(exampleCall(one, ORIGIN), 'onesdk') !== '');
    expect(own.length).toBe(11);
    expect(codeOf(exampleCall(operation('completeOrder'), ORIGIN), 'onesdk')).toContain(
      "OneSDK.completeOrder('UC-shio')",
    );
  });

  it('in a template wait for the page, whose settings in CSS come late', () => {
    const calls = operations.map((one) => codeOf(exampleCall(one, ORIGIN), 'onesdk'));
    const [socket] = socketSamples(`ws://x/sub`, ['comments']).slice(-1);
    for (const code of [...calls.filter((text) => text !== ''), socket?.code]) {
      expect(code).toMatch(/await OneSDK\.ready\(\);\s+await OneSDK\.setup/u);
    }
  });

  it('keep quotes, breaks and signs of every language as they are', () => {
    const text = `a'b"c\\d\n$e \`f\` "「」"`;
    const call = callOf(operation('speak'), ORIGIN, {path: {}, query: '', body: {text}});
    expect(codeOf(call, 'curl')).toContain(String.raw`a'\''b\"c\\d\n$e`);
    expect(codeOf(call, 'node')).toContain(String.raw`text: 'a\'b"c\\d\n$e`);
    expect(codeOf(call, 'python')).toContain(String.raw`"text": "a'b\"c\\d\n$e`);
    expect(codeOf(call, 'csharp')).toContain(String.raw`"text": "a'b\"c\\d\n$e`);
  });

  it('keep an apostrophe of an id, which an address may hold as it is', () => {
    const call = callOf(operation('getListener'), ORIGIN, {path: {id: "O'Brien"}, query: ''});
    for (const language of ['fetch', 'node'] as const) {
      expect(codeOf(call, language)).toContain(String.raw`/api/listeners/O\'Brien'`);
    }
  });

  it('call the SDK at the address that was given, with an id as it stands in one', () => {
    const input = {path: {id: 'a/b?c'}, query: ''};
    const call = callOf(operation('completeOrder'), 'http://127.0.0.1:21184', input);
    expect(codeOf(call, 'onesdk')).toContain("setup({host: '127.0.0.1', port: 21184, ");
    expect(codeOf(call, 'onesdk')).toContain("completeOrder('a%2Fb%3Fc')");
    expect(codeOf({...call, origin: ORIGIN}, 'onesdk')).not.toContain('port');
  });

  it('write the words of Python', () => {
    const body = {effect: true, reactions: [], other: null};
    const call = callOf(operation('postReactions'), ORIGIN, {path: {}, query: '', body});
    expect(codeOf(call, 'python')).toContain('{"effect": True, "reactions": [], "other": None}');
  });

  it('connect in five languages with the types that were asked for', () => {
    const codes = socketSamples('ws://127.0.0.1:11180/sub?p=comments,meta', ['comments', 'meta']);
    expect(codes.map(({language}) => language)).toEqual([
      ...['fetch', 'node', 'python', 'csharp', 'onesdk'],
    ]);
    expect(codes.at(-1)?.code).toContain("permissions: ['comments', 'meta']");
    // The first batch is longer than the megabyte that Python's library takes by itself.
    expect(codes.find(({language}) => language === 'python')?.code).toContain('max_size=None');
    // Node.js 22 tells of a connection that it cannot have by `error` alone.
    expect(codes.find(({language}) => language === 'node')?.code).toContain("Listener('error'");
  });

  it('subscribe to nothing that the SDK keeps for itself', () => {
    const codes = socketSamples('ws://127.0.0.1:11180/sub', ['comments', 'deleted', 'clear']);
    expect(codes.at(-1)?.code.match(/subscribe/gu)).toHaveLength(1);
  });
});
