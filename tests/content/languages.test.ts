/**
 * The samples of the manual in languages other than those of the browser: Python is run against the
 * stand-in for the app; what C# sends is read from its source, as no .NET is needed to test the site.
 */
import {execFile, spawnSync} from 'node:child_process';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {frameId} from '@komebiyori/simulator/scenario';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {callApi, connect} from '@komebiyori/simulator/testing/client';
import {endpointsOf, misfits, readDefinition} from './support/apiDefinition';
import {fencesIn} from './support/fences';
import {NEWEST} from './support/manualPage';
import {samplesOf} from './support/manualSamples';
import {manualPages} from './support/pages';

const samples = samplesOf('developer/index');
const python = samples.under('Python', 'komebiyori.py');
const csharp = samples.under('C#', 'Program.cs');
const openapi = readDefinition('openapi');
const endpoints = endpointsOf(openapi);

/** The calls of both samples, in the order that the page names. */
const CALLS = [
  'GET /api/info',
  'GET /api/comments',
  'POST /api/comments',
  'POST /api/speech',
  'POST /api/reactions',
];
const TEXT = 'こんにちは';
const SPEECH = '休憩は終わりです';
const REACTIONS = {reactions: [{key: '8888', value: 1}], effect: true};

const lines: string[] = [];
let app: Simulator;

beforeEach(async () => {
  lines.length = 0;
  app = await startSimulator({port: 0, autoplay: false, log: (line) => lines.push(line)});
});
afterEach(async () => {
  await app.close();
});

it('are those that are tried here', () => {
  const found = manualPages()
    .filter(({file}) => file.includes(`version-${NEWEST}`))
    .flatMap(({file, source}) => fencesIn(file, source))
    .filter(({lang}) => lang === 'python' || lang === 'csharp')
    .map(({code}) => code);
  expect(found).toEqual([python, csharp]);
});

describe('the sample in Python', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;

  it.skipIf(!hasPython)('reads, and sends a comment, a speech and a reaction', async () => {
    app.make('ordinary', {service: 'twitch'});
    const client = await connect(app, 'comments,reactions');
    // The comments from before.
    await client.next();
    const [before] = app.state.sentComments();
    const {stdout} = await promisify(execFile)('python3', ['-c', toHere(python)], {
      env: {...process.env, PYTHONUTF8: '1', no_proxy: '*'},
    });
    const {body: info} = await callApi(app, 'GET', '/api/info');
    expect(stdout.trim().split(/\r?\n/u)).toEqual([
      (info as {version: string}).version,
      `${before?.data.name} ${before?.data.comment}`,
    ]);
    const arrived = await client.rest();
    expect(arrived).toMatchObject([
      {type: 'comments', data: {comments: [{id: frameId('youtube'), data: {comment: TEXT}}]}},
      {type: 'reactions', data: REACTIONS},
    ]);
    expect(app.state.sentComments().at(-1)?.data.name).toBe('自作ツール');
    expect(lines).toContain(`読み上げ: ${SPEECH}`);
    client.close();
  });
});

describe('the sample in C#', () => {
  const reads = [...csharp.matchAll(/GetFromJsonAsync<JsonElement>\("(?<path>[^"]+)"\)/gu)];
  const posts = [...csharp.matchAll(/await Post\("(?<path>[^"]+)", (?<body>[^]*?)\);$/gmu)];
  const sent = posts.map(({groups}) => ({
    name: `POST ${groups?.['path']}`,
    value: toJson(groups?.['body'] ?? ''),
  }));

  it('calls what the page names, in the same order as the one in Python', () => {
    const got = reads.map(({groups}) => `GET ${groups?.['path']}`);
    expect([...got, ...sent.map(({name}) => name)]).toEqual(CALLS);
    const paths = [...python.matchAll(/call\("(?<path>[^"]+)"/gu)].map(([, path]) => path);
    expect(paths).toEqual(CALLS.map((name) => name.split(' ')[1]));
    for (const name of CALLS) expect([...endpoints.keys()]).toContain(name);
  });

  it('sends what openapi.yaml tells, and the app takes it', {timeout: 60_000}, async () => {
    const examples = sent.map(({name, value}) => ({
      name,
      schema: endpoints.get(name)?.sent,
      value,
    }));
    expect(await misfits(openapi, examples)).toEqual([]);
    expect(sent.map(({value}) => value)).toMatchObject([
      {comment: {comment: TEXT}},
      {text: SPEECH},
      REACTIONS,
    ]);
    for (const {name, value} of sent) {
      const [method = '', path = ''] = name.split(' ');
      expect((await callApi(app, method, path, toHere(JSON.stringify(value)))).status).toBe(200);
    }
  });

  it('reads properties that openapi.yaml has', () => {
    const names = [...csharp.matchAll(/GetProperty\("(?<name>\w+)"\)/gu)].map(([, name]) => name);
    expect(names).toEqual(['version', 'data', 'name', 'comment']);
    for (const name of names) expect(openapi).toMatch(new RegExp(`\\b${name}: *\\S`, 'u'));
  });
});

/** What a reader replaces, for the app of this test. */
function toHere(code: string): string {
  return code
    .replace('127.0.0.1:11180', `127.0.0.1:${app.port}`)
    .replace('枠ID', frameId('youtube'));
}

/** What an anonymous type of C# becomes in JSON. */
function toJson(source: string): unknown {
  const json = source
    .replaceAll('Guid.NewGuid().ToString()', '"id-1"')
    .replaceAll(/(?<name>\w+) = /gu, '"$<name>": ')
    .replaceAll(/new\[\] \{(?<items>.*)\}/gu, '[$<items>]')
    .replaceAll(/new\s*(?=\{)/gu, '')
    .replaceAll(/,(?=\s*\})/gu, '');
  return JSON.parse(json);
}
