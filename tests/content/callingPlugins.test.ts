/** The plugins of the manual that call something call what the page says, and no more often. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {testFolder} from '../../scripts/lib/testFolder';
import {samplesOf} from './support/manualSamples';
import {createPluginHost} from './support/pluginHost';
import {SERVICE} from './support/runPlugin';

const page = samplesOf('developer/plugin');

interface Sent {
  readonly method: string;
  readonly body: string;
}

let plugins: string;
let host: ReturnType<typeof createPluginHost>;
let sent: (readonly [string, Sent])[];
let answer: object;

beforeEach(() => {
  plugins = testFolder('plugins');
  host = createPluginHost(plugins, SERVICE);
  sent = [];
  answer = {ok: true};
  vi.stubGlobal('fetch', (url: string, request: Sent) => {
    sent.push([url, request]);
    return Promise.resolve(answer);
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Puts the sample under a heading where the app looks for it, and switches it on. */
function install(heading: string): string {
  const folder = path.join(plugins, 'sample');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'plugin.js'), page.under(heading, 'plugin.js'));
  const [name = ''] = host.reload();
  host.turnOn(name);
  return name;
}

it('a sentence is spoken again and again, until it is off', async () => {
  answer = {ok: false, status: 403};
  const name = install('決まった間隔で喋らせる');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sent).toMatchObject(
    [1, 2].map(() => [
      'http://127.0.0.1:11180/api/speech',
      {method: 'POST', body: '{"text":"水分を取りましょう"}'},
    ]),
  );
  expect(host.log).toEqual(['com.example.reminder 403', 'com.example.reminder 403']);
  host.turnOff(name);
  expect(vi.getTimerCount()).toBe(0);
});

it('a stream that begins is told of once, in both forms of its event', () => {
  install('配信の始まりをWebhookへ送る');
  const live = {title: '夜の雑談', isLive: true};
  host.publish('meta', {type: 'meta', service: SERVICE, data: live});
  host.publish('meta', {...live, viewer: 3}, SERVICE, live);
  host.publish('meta', {title: '朝の雑談', isLive: false}, SERVICE, {});
  host.publish('meta', {title: '昼の雑談', isLive: true}, SERVICE, {});
  host.publish('meta');
  expect(sent.map(([, {body}]) => JSON.parse(body) as unknown)).toEqual([
    {content: '配信が始まりました：夜の雑談'},
    {content: '配信が始まりました：昼の雑談'},
  ]);
});
