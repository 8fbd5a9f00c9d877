/**
 * The samples of the API reference run against the stand-in for the app: the commonest five calls in
 * curl, in the browser's and in Node's form, and in Python.
 */
import {execFile, spawnSync} from 'node:child_process';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {frameId} from '@komebiyori/simulator/scenario';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {callApi} from '@komebiyori/simulator/testing/client';
import {readAsyncApi, readOpenApi} from '../../src/lib/apiReference/definition';
import {callOf, exampleCall, samplesOf} from '../../src/lib/apiReference/samples';
import {socketSamples} from '../../src/lib/apiReference/socketSamples';
import {endpointsOf, readDefinition} from './support/apiDefinition';
import {checkSamples} from './support/checkSamples';
import {ROOT} from './support/pages';
import {samplesIn} from './support/samples';

const openapi = readDefinition('openapi');
const {operations} = readOpenApi(parse(openapi));
const run = promisify(execFile);

/** The operations, and the body where it must name something that is there. */
const CALLS: readonly (readonly [string, unknown?])[] = [
  ['getInfo'],
  ['getComments'],
  [
    'postComment',
    {
      service: {id: frameId('youtube')},
      comment: {id: 'x-1', userId: 'u-1', name: '試す人', comment: `「"'\\」と$HOMEと\`x\``},
    },
  ],
  ['speak'],
  ['postReactions'],
];

/** How a sample is run, by language. */
const PROGRAMS = {
  curl: (code: string) => ['sh', '-c', `${code} --silent --show-error --fail`],
  fetch: (code: string) => [process.execPath, '--input-type=module', '--eval', code],
  node: (code: string) => [process.execPath, '--input-type=module', '--eval', code],
  python: (code: string) => ['python3', '-c', code],
} as const;
const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version']).error === undefined;

let app: Simulator;
beforeEach(async () => {
  app = await startSimulator({port: 0, autoplay: false});
  app.make('ordinary', {service: 'twitch'});
});
afterEach(async () => {
  await app.close();
});

describe.each(['curl', 'fetch', 'node', 'python'] as const)('in %s', (language) => {
  const program = {curl: 'curl', python: 'python3', fetch: 'node', node: 'node'}[language];

  it.skipIf(!isInstalled(program))('the five commonest calls run', async () => {
    const answers: string[] = [];
    for (const [id, body] of CALLS) {
      const operation = operations.find((one) => one.id === id);
      if (operation === undefined) throw new Error(`No operation ${id}`);
      const origin = `http://127.0.0.1:${app.port}`;
      const call =
        body === undefined
          ? exampleCall(operation, origin)
          : callOf(operation, origin, {path: {}, query: '', body});
      const code = samplesOf(call).find((sample) => sample.language === language)?.code ?? '';
      const [file = '', ...args] = PROGRAMS[language](code);
      answers.push((await run(file, args)).stdout);
    }
    expect(answers[0]).toContain('8.0.7');
    expect(answers[1]).toContain('twitch');
    const {body} = await callApi(app, 'GET', '/api/comments');
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          service: 'external',
          data: expect.objectContaining({id: 'x-1', name: '試す人'}) as unknown,
        }),
      ]),
    );
    expect(JSON.stringify(body)).toContain('$HOME');
  });
});

it('each example of the reference runs as it stands against the simulator', async () => {
  const started = await startSimulator({port: 0, autoplay: false, examples: true});
  const origin = `http://127.0.0.1:${started.port}`;
  const answers = [];
  for (const operation of operations) {
    const {method, path, body} = exampleCall(operation, origin);
    const {status} = await callApi(started, method, path, body);
    answers.push([`${method} ${path}`, status]);
  }
  await started.close();
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect(answers).toHaveLength(endpointsOf(openapi).size);
});

describe('what is not run', () => {
  it('the reference knows every endpoint of the definition', () => {
    expect(operations.map(({method, path}) => `${method} ${path}`).sort()).toEqual(
      [...endpointsOf(openapi).keys()].sort(),
    );
  });

  it('the code for templates fits the types of the SDK', () => {
    const {messages} = readAsyncApi(parse(readDefinition('asyncapi')));
    const known = messages.map(({name}) => name);
    const codes = [
      ...operations.flatMap((one) => samplesOf(exampleCall(one, 'http://127.0.0.1:11180'))),
      ...socketSamples('ws://127.0.0.1:11180/sub?p=comments', ['comments', 'deleted', 'clear']),
    ].filter(({language}) => language === 'onesdk');
    expect(known).toContain('comments');
    expect(codes).toHaveLength(12);
    const fences = codes.map(({code}, index) => ({
      ...{file: `sample ${index}.mdx`, line: 1, lang: 'html', meta: ''},
      // As the page says: in the classic script of a template.
      code: `<script>\n${code}\n</script>`,
    }));
    const {samples, problems} = samplesIn(fences);
    expect(samples).toHaveLength(fences.length);
    expect([...problems, ...checkSamples(samples, ROOT)]).toEqual([]);
  });
});
