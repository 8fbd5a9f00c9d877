/** The rewritten samples of /infomation/breaking-8 do in 8.0 what the old ones did up to 7.2. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Comment} from '@onecomme.com/onesdk/types/Comment';
import type {Action} from '@onecomme.com/onesdk/types/OneSDK';
import type {OnePlugin} from '@onecomme.com/onesdk/types/Plugin';
import ts from 'typescript';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {type Fence, fencesIn} from './support/fences';
import {loadSdk} from './support/loadSdk';
import {ROOT} from './support/pages';

const FILE = path.join('src', 'pages', 'infomation', 'breaking-8.mdx');
const PAGE = readFileSync(path.join(ROOT, FILE), 'utf8');
const LINES = PAGE.split('\n');
const fences = fencesIn(FILE, PAGE);

const SERVICE = {id: 'frame', name: 'メイン', color: {r: 1, g: 2, b: 3}, meta: {title: '夜の雑談'}};
const LISTENER = {id: 'mikan', memo: '東京の人', tgc: 3};
const COMMENT = {
  ...{id: SERVICE.id, service: 'youtube', name: SERVICE.name, url: '', color: SERVICE.color},
  data: {id: 'comment-1', userId: LISTENER.id, name: 'みかん箱', comment: 'こんにちは'},
};
/** What a comment had beside it up to 7.2. */
const OLD_COMMENT = {...COMMENT, serviceData: SERVICE, userData: LISTENER};

/** What a streamer's custom CSS has the template connect to. */
const HOST_IN_OBS = '192.168.0.5';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Message {
  readonly type: string;
  readonly data: unknown;
}

const comments = (comment: object): Message => ({type: 'comments', data: {comments: [comment]}});

/** The types that a row of the table names, and its groups. */
function rowOf(name: string): {types: string[]; groups: string[]} {
  const row = LINES.find((line) => line.startsWith(`| ${name} |`)) ?? '';
  const [types = [], groups = []] = row
    .split('|')
    .slice(2, 4)
    .map((cell) => [...cell.matchAll(/`(?<code>[^`]+)`/gu)].map(([, code = '']) => code));
  return {types, groups};
}

/** The samples below a heading: up to 7.2, and in 8.0. */
function pairBelow(heading: string): [Fence, Fence] {
  const start = LINES.indexOf(heading);
  const next = LINES.findIndex((line, index) => index > start && /^#{2,3} /u.test(line));
  const [before, after] = fences.filter(({line}) => line > start && line < next);
  if (start === -1 || before === undefined || after === undefined) throw new Error(heading);
  return [before, after];
}

/** Runs a sample as a CommonJS module that sees these names. */
function compile(code: string, names: Readonly<Record<string, unknown>>): void {
  const script = ts.transpile(code, {module: ts.ModuleKind.CommonJS});
  const run = vm.compileFunction(script, Object.keys(names));
  Reflect.apply(run, undefined, Object.values(names));
}

/** Runs a sample in a page with the SDK, and tells it of things. */
async function play({lang, code}: Fence, story: readonly Message[]) {
  const css: Record<string, string> = {};
  const page = loadSdk({loading: true, css});
  const options = {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext};
  const script = lang === 'ts' ? ts.transpile(code, options).replace('export {};', '') : code;
  page.run(script);
  // OBS adds the custom CSS when the page is there.
  css['--one-sdk-host'] = HOST_IN_OBS;
  page.finish();
  // The SDK goes on a frame later.
  await vi.advanceTimersByTimeAsync(16);
  const [socket] = page.sockets;
  if (socket === undefined) throw new Error('not connected');
  for (const message of story) socket.send(message as Action);
  const {hostname, search} = new URL(socket.url);
  return {
    hostname,
    asked: search.replace('?p=', '').split(',').sort(),
    colour: page.body.style['backgroundColor'],
    text: page.body.textContent,
    printed: page.printed,
  };
}

it('every old sample is followed by the new one in the same language', () => {
  const [befores, afters] = [/title="7\.2まで/u, /title="8\.0/u].map((title) =>
    fences.flatMap(({meta, lang}, index) => (title.test(meta) ? [[index, lang] as const] : [])),
  );
  expect(befores?.length).toBeGreaterThan(10);
  expect(afters).toEqual(befores?.map(([index, lang]) => [index + 1, lang]));
  expect(fences).toHaveLength(2 * (befores?.length ?? 0));
});

describe('the templates', () => {
  const setList = {id: 3, name: '歌枠', items: [{id: 12, name: '夜の散歩道'}], completed: []};
  const waitingList = [{id: 'shio', username: 'しおむすび', completed: false}];
  const survey = {title: '次は', choices: [{label: 'パズル', percentage: '75%', ratio: 0.75}]};
  const state = {type: 'connected', data: {services: [SERVICE], setList, waitingList}};
  const at = (type: string, data: unknown): Message => ({type, data});

  it.each([
    ['コメントだけを出す', 'コメントだけ', [], 'みかん箱'],
    ['セットリストを出す', 'セットリスト', [state], '夜の散歩道'],
    ['セットリストを出す', 'セットリスト', [at('setList', setList)], '夜の散歩道'],
    ['参加待ちの列を出す', '参加型管理', [state], 'しおむすび'],
    ['参加待ちの列を出す', '参加型管理', [at('waitingList', waitingList)], 'しおむすび'],
    [
      'リアクションを出す',
      'リアクション',
      [at('reactions', {reactions: [{key: '8888', value: 2}], effect: true})],
      '8888×2',
    ],
    [
      'ワードパーティーの演出を受け取る',
      'ワードパーティー',
      [at('wp.exec', {id: '紙吹雪', count: 2})],
      '紙吹雪を2回',
    ],
    [
      '配信サイトの投票を出す {/* #配信サイトのアンケートを出す */}',
      'YouTubeの投票',
      [at('yt.survey.update', survey)],
      '次は / パズル 75%',
    ],
    ['枠の色を付ける', 'コメントだけ', [], 'rgb(1 2 3)'],
    ['枠の詳細を使う', '枠の一覧、枠の詳細', [state], '夜の雑談：みかん箱'],
    ['枠の詳細を使う', '枠の一覧、枠の詳細', [at('services', [SERVICE])], '夜の雑談：みかん箱'],
    [
      '投稿者の詳細を使う',
      'リスナーの情報',
      [at('userDatas', {[LISTENER.id]: LISTENER})],
      'みかん箱（ギフト3回）',
    ],
  ])('%s', async (heading, row, story, expected) => {
    const [before, after] = pairBelow(`### ${heading}`);
    // Comments come to those alone that ask for them; up to 7.2 everything comes to everyone.
    const wantsComments = rowOf(row).types.includes('comments');
    const old = await play(before, wantsComments ? [...story, comments(OLD_COMMENT)] : story);
    const now = await play(after, wantsComments ? [...story, comments(COMMENT)] : story);
    expect(old).toMatchObject({asked: ['all']});
    expect(now).toMatchObject({asked: rowOf(row).types.sort(), hostname: HOST_IN_OBS});
    expect([old.colour ?? old.text, now.colour ?? now.text]).toEqual([expected, expected]);
  });
});

describe('the tools', () => {
  it.each([
    ['WebSocketにつなぐ', 'comments,deleted,clear', 'みかん箱'],
    [
      '枠と投稿者の詳細を型付きで結び付ける',
      'connected,services,userDatas,comments',
      '夜の雑談 みかん箱 ギフト3回',
    ],
  ])('%s', async (heading, types, expected) => {
    const [before, after] = pairBelow(`### ${heading}`);
    const known = [
      {type: 'connected', data: {services: [SERVICE]}},
      {type: 'userDatas', data: {[LISTENER.id]: LISTENER}},
    ];
    const old = await play(before, [...known, comments(OLD_COMMENT)]);
    const now = await play(after, [...known, comments(COMMENT)]);
    expect(old).toMatchObject({asked: [''], printed: [expected]});
    expect(now).toMatchObject({asked: types.split(',').sort(), printed: [expected]});
  });

  it('投稿者の詳細をHTTP APIで取る', async () => {
    const [before, after] = pairBelow('### 投稿者の詳細をHTTP APIで取る {/* #listener-api */}');
    const urls: string[] = [];
    const fetch = (url: string): unknown => {
      urls.push(url);
      return Promise.resolve(
        url.endsWith(LISTENER.id)
          ? {ok: true, status: 200, json: () => Promise.resolve(LISTENER)}
          : {ok: false, status: 404},
      );
    };
    const load = ({code}: Fence): ((comment: unknown) => unknown) => {
      const module: {readMemo?: (comment: unknown) => unknown} = {};
      compile(code, {exports: module, fetch});
      if (module.readMemo === undefined) throw new Error('no readMemo');
      return module.readMemo;
    };
    expect(load(before)(OLD_COMMENT)).toBe(LISTENER.memo);
    const readMemo = load(after);
    const stranger = {...COMMENT, data: {...COMMENT.data, userId: 'a/b'}} as unknown as Comment;
    expect([await readMemo(COMMENT), await readMemo(COMMENT), await readMemo(stranger)]).toEqual([
      LISTENER.memo,
      LISTENER.memo,
      '',
    ]);
    expect(urls.map((url) => new URL(url).pathname)).toEqual([
      '/api/listeners/mikan',
      '/api/listeners/a%2Fb',
    ]);
  });
});

describe('the plugins', () => {
  const load = (
    {code}: Fence,
    print: (...words: unknown[]) => void = () => undefined,
  ): OnePlugin => {
    const module = {exports: {}};
    compile(code, {module, console: {log: print}});
    return module.exports as OnePlugin;
  };

  it('コメントを加工する', async () => {
    const [before, after] = pairBelow('### コメントを加工する').map((fence) => load(fence));
    for (const [name, label, hides] of [
      ['メイン', '非表示', true],
      ['メイン', '', false],
      ['サブ', '非表示', false],
    ] as const) {
      const [serviceData, userData] = [{...SERVICE, name} as never, {...LISTENER, label} as never];
      const old = {...COMMENT, serviceData, userData} as never;
      const now = {...COMMENT} as never;
      expect(await before?.filterComment?.(old, serviceData, null)).toBe(hides ? false : old);
      expect(await after?.filterComment?.(now, serviceData, userData)).toBe(hides ? false : now);
    }
    expect(
      await after?.filterComment?.({...COMMENT} as never, SERVICE as never, null),
    ).toBeTruthy();
  });

  it('起きたことを受け取る', () => {
    const [before, after] = pairBelow('### 起きたことを受け取る');
    const renamed = {...SERVICE, meta: {title: '朝の雑談'}};
    const printed: unknown[][] = [];
    const print = (...words: unknown[]): void => void printed.push(words);
    load(before, print).subscribe?.('comments', [OLD_COMMENT]);
    const plugin = load(after, print);
    plugin.init?.({} as never, {services: [SERVICE]} as never);
    plugin.subscribe?.('comments', {comments: [COMMENT]});
    plugin.subscribe?.('services', [renamed]);
    plugin.subscribe?.('comments', [COMMENT]);
    expect(plugin.permissions).toEqual(['comments', 'services']);
    expect(printed).toEqual([
      ['夜の雑談', 'みかん箱'],
      ['夜の雑談', 'みかん箱'],
      ['朝の雑談', 'みかん箱'],
    ]);
  });
});

it('the groups of the table hold the types beside them', () => {
  const {sdk} = loadSdk();
  const [, table = ''] = PAGE.split('\n## 種別の早見表');
  const names = [...table.matchAll(/^\| (?<name>[^|]+) \| `/gmu)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const {types, groups} of names.map(rowOf).filter((row) => row.groups.length > 0)) {
    const held = [...sdk.usePermission(groups as 'COMMENT'[], ['connected'])];
    expect(types.filter((type) => !held.includes(type as 'comments'))).toEqual([]);
  }
});
