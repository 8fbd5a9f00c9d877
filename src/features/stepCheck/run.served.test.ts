import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {callApi} from '@komebiyori/simulator/testing/client';
import {sharedFolder} from '../../../scripts/lib/testFolder';
import {CHECKS, type CheckId} from './checks';
import type {Check, Finding, Verdict} from './finding';
import {createRun, type Run} from './run';
import {nodeLink, nodeSurroundings} from './testing/nodeLink';

/** The checks against the stand-in for the app, over a real network. */
let app: Simulator;
let runs: Run[] = [];
let methods: string[] = [];
let timeIsUp = (): void => undefined;

/** Templates that come with the app, as far as their names say. */
const presets = sharedFolder('presets');
for (const name of ['basic', 'setlist', 'waiting', 'wordparty']) {
  mkdirSync(path.join(presets, name));
  writeFileSync(path.join(presets, name, 'index.html'), '');
}

const open = async (options: Parameters<typeof startSimulator>[0] = {}): Promise<void> => {
  app = await startSimulator({
    port: 0,
    autoplay: false,
    scenario: {services: ['youtube', 'twitch']},
    presets: [presets],
    ...options,
  });
};
beforeEach(() => open());
afterEach(async () => {
  for (const run of runs) run.close();
  runs = [];
  methods = [];
  await app.close();
});

/** A run that waits for messages until it is told not to. */
function start(id: CheckId, newest = '8.0.7'): Run {
  const run = createRun({
    link: nodeLink(app.port, methods),
    check: CHECKS[id],
    known: {manual: '8.0', newest},
    after: (_, call) => {
      timeIsUp = call;
      return () => undefined;
    },
  });
  runs.push(run);
  run.start(true);
  return run;
}
const becomes = (run: Run, kind: string): Promise<void> =>
  expect.poll(() => run.state.get().kind).toBe(kind);
const findings = (run: Run): readonly Finding[] => {
  const state = run.state.get();
  return 'findings' in state ? state.findings : [];
};
async function found(id: CheckId, newest?: string): Promise<readonly Finding[]> {
  const check: Check = CHECKS[id];
  const run = start(id, newest);
  // What is waited for there comes by itself.
  if (check.listens !== undefined && id !== 'api-answers') {
    await becomes(run, 'listening');
    timeIsUp();
  }
  await becomes(run, 'done');
  return findings(run);
}
const of = (list: readonly Finding[], verdict: Verdict): string =>
  list
    .filter((one) => one.verdict === verdict)
    .map(({text}) => text)
    .join('\n');
const change = async (body: object, name = 'メイン'): Promise<void> => {
  const frame = app.state.services().find((one) => one.name === name);
  await callApi(app, 'PUT', `/api/services/${frame?.id ?? ''}`, body);
};
const SITE = 'https://www.youtube.com/@handle/live';

it('nothing is wrong with an app that is set up', async () => {
  await app.close();
  await open({pro: true});
  app.make('order', {service: 'youtube'});
  for (const id of Object.keys(CHECKS) as CheckId[]) {
    expect(of(await found(id), 'todo'), id).toBe('');
  }
});

it('nothing is sent but GET, and nothing is left open', async () => {
  const run = start('comments-missing');
  await becomes(run, 'listening');
  await expect.poll(app.clients).toEqual(['comments']);
  app.make('ordinary', {service: 'youtube'});
  await becomes(run, 'done');
  expect(of(findings(run), 'ok')).toContain('新しいコメントが1件届きました');
  await expect.poll(app.clients).toEqual([]);
  expect(methods).toEqual(['GET', 'GET', 'GET', 'GET']);
});

it('what is wrong with frames is told by name', async () => {
  await change({enabled: false});
  await change({enabled: false}, 'サブ');
  expect(of(await found('add-stream'), 'todo')).toBe('「接続」がオンの枠がありません。');
  expect(of(await found('speech-silent'), 'todo')).toBe('「接続」がオンの枠がありません。');

  await change({enabled: true, url: 'youtube.com/watch', write: false, speech: false});
  const list = await found('add-stream');
  expect(of(list, 'todo')).toBe('視聴URLの形が正しくない枠があります：「メイン」。');
  expect(of(list, 'unknown')).toContain('「書き出し」がオフです：「メイン」');
  expect(of(list, 'unknown')).toContain('「読み上げ」がオフです：「メイン」');
  expect(of(await found('obs-empty'), 'todo')).toContain('そのコメントは、OBSに出ません');
  expect(of(await found('speech-silent'), 'todo')).toContain('「読み上げ」がオフです：「メイン」');

  await change({url: ''});
  await change({url: ' '}, 'サブ');
  expect(of(await found('first-start'), 'todo')).toContain('視聴URLの入った枠がありません');
  app.send({type: 'services', data: []});
  expect(of(await found('first-start'), 'todo')).toBe('枠が1つもありません。');
});

it('streams that are not there yet, and those that are being connected again', async () => {
  const [youtube, twitch] = app.state.services();
  if (youtube === undefined || twitch === undefined) throw new Error('no frames');
  const bilibili = {...twitch, url: 'https://live.bilibili.com/1', meta: {loggedIn: false}};
  app.send({
    type: 'services',
    data: [{...youtube, url: SITE, meta: {title: '雑談', isReconnecting: true}}, bilibili],
  });
  const list = await found('comments-missing');
  expect(of(list, 'todo')).toBe(
    'つなぎ直している枠があります：「メイン」。\nbilibiliにログインしていません：「サブ」。',
  );
  expect(of(list, 'unknown')).toContain('題名がまだ届いていません：「サブ」');
  expect(of(list, 'unknown')).toContain('新しいコメントは届きませんでした');
});

it('what is told of the version, of Pro and of lists', async () => {
  expect(of(await found('update', '8.1.0'), 'todo')).toBe(
    '新しいバージョン8.1.0が公開されています。',
  );
  expect(of(await found('pro'), 'todo')).toBe('Proは有効になっていません。');
  expect(of(await found('obs-ready'), 'ok')).toContain('テンプレートが4個あります');
  app.send({type: 'setList', data: {}});
  expect(of(await found('set-list'), 'todo')).toContain('セットリストがありません');
  expect(of(await found('waiting-list'), 'unknown')).toContain('まだ誰も並んでいません');
  await app.close();
  await open({app: '7_0'});
  expect(of(await found('first-start'), 'todo')).toMatch(/^動いている本アプリは7\.0\.\d+で/u);
});

it('who does not want to wait is told what is not known', async () => {
  const run = start('comments-missing');
  await becomes(run, 'listening');
  run.skip();
  await becomes(run, 'done');
  expect(of(findings(run), 'unknown')).toContain('待つのをやめたため');
  await expect.poll(app.clients).toEqual([]);
});

it('an effect that is set off ends the waiting', async () => {
  const run = start('effects');
  await becomes(run, 'listening');
  await expect.poll(app.clients).toEqual(['comments,reactions,wp.exec']);
  app.make('ordinary', {service: 'youtube'});
  await callApi(app, 'POST', '/api/reactions', {reactions: [{key: '拍手', value: 1}]});
  await becomes(run, 'done');
  expect(of(findings(run), 'ok')).toContain('演出の合図が1回届きました');
});

it('answers that are errors are told as unknown', async () => {
  const run = createRun({
    link: {...nodeLink(app.port), request: () => Promise.resolve({kind: 'timeout'})},
    check: CHECKS['set-list'],
    known: {manual: '8.0', newest: '8.0.7'},
    ...nodeSurroundings,
  });
  runs.push(run);
  run.start(true);
  await becomes(run, 'done');
  expect(of(findings(run), 'unknown')).toContain(
    'セットリストを、本アプリから読み取れませんでした。',
  );
});

it('without the app the link says so, and the check goes on when it is there', async () => {
  const {port} = app;
  await app.close();
  const run = start('first-start');
  await expect.poll(() => run.state.get().kind).toBe('linking');
  await open({port});
  run.start(true);
  await becomes(run, 'done');
});
