import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {SITE} from '../../config/site';
import {readOpenApi} from '../../src/lib/apiReference/definition';
import {exampleCall} from '../../src/lib/apiReference/samples';
import {
  endpointsOf,
  errorsOf,
  type Example,
  lintDefinition,
  messagesOf,
  misfits,
  readDefinition,
  responseSchema,
  sharedSchemas,
} from './support/apiDefinition';
import {parseJson} from '../../src/lib/checked';
import {repeated} from '../../src/lib/lists';
import {NEWEST, readManual} from './support/manualPage';
import {codeHeadings, jsonExamples} from './support/pageExamples';

const openapi = readDefinition('openapi');
const api = readOpenApi(parse(openapi));
const asyncapi = readDefinition('asyncapi');
const pages = new Map(readManual(NEWEST).map(({id, body}) => [id, body]));
const httpPage = pages.get('developer/http-api') ?? '';
const socketPage = pages.get('developer/websocket-api') ?? '';

const lint = async (source: string): Promise<string[]> =>
  (await lintDefinition(source, {extends: ['recommended-strict']})).map(({text}) => text);

/** The socket has no sign-in, and AsyncAPI has no way to say so that the linter takes. */
const NO_SIGN_IN = expect.stringContaining('/operations/receive security-defined') as string;

/** What only one of two lists has, and what a list has twice. */
function differences(defined: readonly string[], written: readonly string[]): string[] {
  return [
    ...defined.filter((name) => !written.includes(name)).map((name) => `not on the page: ${name}`),
    ...written.filter((name) => !defined.includes(name)).map((name) => `not defined: ${name}`),
    ...repeated(written).map((name) => `twice: ${name}`),
  ];
}

const endpointDifferences = (definition: string, page: string): string[] =>
  differences([...endpointsOf(definition).keys()], codeHeadings(page));

const messageDifferences = (definition: string, page: string): string[] =>
  differences([...messagesOf(definition).keys()], codeHeadings(page));

function httpExamples(definition: string, page: string): Example[] {
  const endpoints = endpointsOf(definition);
  return jsonExamples(page).map(({heading, title, text}) => {
    const endpoint = endpoints.get(heading);
    const schema = {
      リクエストボディの例: endpoint?.sent,
      レスポンスの例: endpoint?.returned,
      'レスポンスの例（400）': responseSchema(definition, 'ValidationFailed'),
    }[title];
    const name = `${heading} ${title}`;
    // A schema that nothing fits, where the definition knows of no such body.
    return {name, schema: schema ?? {not: {}}, value: parseJson(text, name)};
  });
}

function socketExamples(definition: string, page: string): Example[] {
  const messages = messagesOf(definition);
  return jsonExamples(page).map(({heading, text}) => ({
    name: heading,
    schema: messages.get(heading)?.schema ?? {not: {}},
    value: parseJson(text, heading),
  }));
}

describe('openapi.yaml', () => {
  it('is well made, and its examples fit its schemas', async () => {
    expect(await lint(openapi)).toEqual([]);
  });

  it('and the page have the same endpoints, each once', () => {
    expect(endpointDifferences(openapi, httpPage)).toEqual([]);
  });

  it('and the page promise the same errors', () => {
    const rows = [...httpPage.matchAll(/^\| (?<status>[45]\d\d)(?<all>番台)? \|/gmu)];
    const promised = rows.map(({groups}) =>
      groups?.['all'] === undefined ? groups?.['status'] : `${groups['status']?.[0] ?? ''}XX`,
    );
    const defined = [...errorsOf(openapi).values()].flatMap((errors) => [...errors.keys()]);
    expect([...new Set(defined)].sort()).toEqual([...new Set(promised)].sort());
  });

  it('names the terms of this site as its license', () => {
    expect(openapi).toContain(`url: ${SITE.defaultUrl}/terms\n`);
  });

  it('describes every example of the page', async () => {
    const examples = httpExamples(openapi, httpPage);
    expect(examples.length).toBeGreaterThan(15);
    expect(await misfits(openapi, examples)).toEqual([]);
  });
});

/** What is returned in the example of a call, and the call of its sample. */
function exampleOf(id: string): {readonly answer: unknown; readonly path: string} {
  const operation = api.operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`No operation ${id}`);
  const success = operation.responses.find(({status}) => status === '200');
  return {answer: success?.content?.example, path: exampleCall(operation, '').path};
}

describe('a generated client', () => {
  it('is told in each operation what it does', () => {
    expect(api.operations.filter(({description}) => description === '')).toEqual([]);
  });

  it('sees in the examples what the call beside them leaves', () => {
    expect(exampleOf('completeOrder')).toEqual({
      path: '/api/orders/UC-shio',
      answer: [expect.objectContaining({id: 'UC-shio', completed: true})],
    });
    expect(exampleOf('cancelOrder')).toEqual({path: '/api/orders/UC-shio', answer: []});
    const {answer, path: frame} = exampleOf('updateService');
    expect(frame).toBe(`/api/services/${(answer as {id: string}).id}`);
    expect(exampleOf('searchListenerComments')).toEqual({
      path: '/api/listeners/UC-tamago/search',
      answer: [
        expect.objectContaining({
          data: expect.objectContaining({
            userId: 'UC-tamago',
            comment: expect.stringContaining('リクエスト') as unknown,
          }) as unknown,
        }),
      ],
    });
    const words = (id: string): unknown => (exampleOf(id).answer as {response: string}).response;
    expect(words('pluginPost')).toBe('{"words":["宣伝","荒らし"]}');
    expect(words('pluginDelete')).toBe('{"words":["荒らし"]}');
  });

  it('takes a site that is new, and sends none', async () => {
    const [comment] = exampleOf('getComments').answer as {service: string; data: object}[];
    // What the SDK's type of a comment of YouTube asks for.
    expect(comment?.data).toMatchObject({
      isModerator: false,
      isMember: false,
      autoModerated: false,
    });
    const schemas = sharedSchemas(openapi);
    const fits = (schema: unknown, value: unknown): Promise<string[]> =>
      misfits(openapi, [{name: 'new', schema, value}]);
    expect(await fits(schemas['Comment'], {...comment, service: 'newsite'})).toEqual([]);
    const search = endpointsOf(openapi).get('POST /api/comments/search')?.sent;
    expect(await fits(search, {services: ['newsite'], comments: []})).not.toEqual([]);
  });
});

describe('asyncapi.yaml', () => {
  it('is well made', async () => {
    expect(await lint(asyncapi)).toEqual([NO_SIGN_IN]);
  });

  it('has examples that fit its schemas', async () => {
    const examples = [...messagesOf(asyncapi)].flatMap(([name, message]) =>
      message.examples.map((value) => ({name, schema: message.schema, value})),
    );
    expect(examples.length).toBe(messagesOf(asyncapi).size);
    expect(await misfits(asyncapi, examples)).toEqual([]);
  });

  it('and the page have the same messages, each once', () => {
    expect(messageDifferences(asyncapi, socketPage)).toEqual([]);
  });

  it('describes every example of the page, and every message has one', async () => {
    const examples = socketExamples(asyncapi, socketPage);
    expect(examples.map(({name}) => name)).toEqual(codeHeadings(socketPage));
    expect(await misfits(asyncapi, examples)).toEqual([]);
  });

  it('knows the types of the SDK and no others', () => {
    const file = path.join(
      path.dirname(require.resolve('@onecomme.com/onesdk/package.json')),
      'types/Api.d.ts',
    );
    const union = /type SendType = (?<types>[^;]+);/u.exec(readFileSync(file, 'utf8'));
    const types = (union?.groups?.['types'] ?? '').split(' | ').map((type) => type.slice(1, -1));
    expect([...messagesOf(asyncapi).keys()].sort()).toEqual(types.sort());
  });

  it('shares its schemas with openapi.yaml', () => {
    const http = sharedSchemas(openapi);
    const both = Object.entries(sharedSchemas(asyncapi)).filter(([name]) => name in http);
    expect(both.length).toBeGreaterThan(10);
    for (const [name, schema] of both) expect(schema, name).toEqual(http[name]);
  });
});

describe('the pages', () => {
  it.each(['developer/index', 'developer/http-api'])('%s offers openapi.yaml', (page) => {
    expect(pages.get(page)).toContain('](pathname:///developer/openapi.yaml)');
  });

  it.each(['developer/index', 'developer/websocket-api'])('%s offers asyncapi.yaml', (page) => {
    expect(pages.get(page)).toContain('](pathname:///developer/asyncapi.yaml)');
  });
});

describe('a broken copy is noticed:', () => {
  it('a reference to nothing', async () => {
    expect(await lint(openapi.replace("schemas/AppInfo'", "schemas/Nobody'"))).toEqual([
      expect.stringMatching(/^#\/paths\/~1api~1info.*no-unresolved-refs/u),
      expect.stringMatching(/AppInfo no-unused-components/u),
    ]);
    expect(await lint(asyncapi.replace("schemas/SetList'", "schemas/Nobody'"))).toEqual([
      expect.stringContaining('no-unresolved-refs'),
      NO_SIGN_IN,
    ]);
  });

  it('an example of the wrong type', async () => {
    expect(await lint(openapi.replace('port: 11180', "port: '11180'"))).toEqual([
      expect.stringMatching(/\/port no-invalid-media-type-examples: .*integer/u),
    ]);
  });

  it('a path the page does not have, and a heading nobody defined', () => {
    expect(endpointDifferences(openapi.replace('/api/speech:', '/api/say:'), httpPage)).toEqual([
      'not on the page: POST /api/say',
      'not defined: POST /api/speech',
    ]);
    expect(endpointDifferences(openapi, `${httpPage}\n### \`GET /api/info\`\n`)).toEqual([
      'twice: GET /api/info',
    ]);
  });

  it('a message the page does not have', () => {
    expect(messageDifferences(asyncapi, socketPage.replace('### `toast`', '### 知らせ'))).toEqual([
      'not on the page: toast',
    ]);
  });

  it('an example of the page that lacks a field, has another type or one field too many', async () => {
    const broken = async (from: string, to: string): Promise<string[]> => {
      expect(socketPage).toContain(from);
      return misfits(asyncapi, socketExamples(asyncapi, socketPage.replace(from, to)));
    };
    expect(await broken('"service": "youtube",', '')).toEqual([
      expect.stringMatching(/^comments: .*service/u),
    ]);
    expect(await broken('{"type": "clear"}', '{"type": "cleared"}')).toEqual([
      expect.stringMatching(/^clear: .*type/u),
    ]);
    expect(await broken('"meta": {"no": 1', '"serviceData": {}, "meta": {"no": 1')).toEqual([
      expect.stringMatching(/^comments: .*serviceData/u),
    ]);
  });

  it('a body of the page that the endpoint does not take', async () => {
    const page = httpPage.replace('{"text": "休憩は終わりです"}', '{"words": "休憩は終わりです"}');
    const problems = await misfits(openapi, httpExamples(openapi, page));
    expect(problems.join('\n')).toMatch(/^POST \/api\/speech リクエストボディの例: .*text/mu);
  });
});
