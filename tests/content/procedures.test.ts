/**
 * The procedures of the manual that need no browser, followed to the letter: plugins in a folder, the
 * calls of the HTTP API to them, and what is typed into a terminal. Those with a page are in
 * tests/e2e/manualSamples.spec.ts.
 */

import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Comment} from '@onecomme.com/onesdk/types/Comment';
import type {UserNameData} from '@onecomme.com/onesdk/types/UserData';
import {strFromU8, unzipSync} from 'fflate';
import ts from 'typescript';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {newDesign} from '@komebiyori/overlays/model/design';
import {indexHtml} from '@komebiyori/overlays/package/packTemplate';
import {testFolder} from '../../scripts/lib/testFolder';
import {writeFiles} from '../../scripts/lib/writeFiles';
import {DEFAULT_SETTINGS} from '../../src/features/commentMap/settings/settings';
import {packMap} from '../../src/features/commentMap/view/packMap';
import {filesOf} from '../e2e/support/dataFolder';
import {fencesIn} from './support/fences';
import {NEWEST} from './support/manualPage';
import {samplesOf} from './support/manualSamples';
import {manualPages} from './support/pages';
import {createPluginHost} from './support/pluginHost';
import {COMMENT, SERVICE} from './support/runPlugin';

const plugin = samplesOf('developer/plugin');
const http = samplesOf('developer/http-api');
const appLog = samplesOf('developer/app-log');

let root: string;
let host: ReturnType<typeof createPluginHost>;

beforeEach(() => {
  root = testFolder('plugins');
  host = createPluginHost(path.join(root, 'plugins'), SERVICE);
});

/** Puts a file where the page says, below the data folder. */
function put(file: string, text: string): void {
  writeFiles(root, [[file, text]]);
}

/** What a plugin keeps, in the file that the page names. */
const stateOf = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'plugins', name, 'state.json'), 'utf8'));

const saying = (comment: string, id = comment): Comment =>
  ({...COMMENT, data: {...COMMENT.data, id, comment}}) as Comment;
const textOf = (comment: Comment | false): unknown => comment && comment.data.comment;
const listener = (label: string): UserNameData => ({label}) as UserNameData;

describe('the plugin of the tutorial', () => {
  beforeEach(() => {
    put('plugins/mask-words/plugin.js', plugin.under('最初の1つを動かす', 'plugin.js'));
  });

  it('stands in the list, and hides the comments with its word', async () => {
    expect(host.reload()).toEqual(['NGワード']);
    expect(textOf(await host.receive(saying('宣伝です')))).toBe('宣伝です');
    host.turnOn('NGワード');
    expect(await host.receive(saying('宣伝です'))).toBe(false);
    expect(textOf(await host.receive(saying('こんばんは')))).toBe('こんばんは');
    host.turnOff('NGワード');
    expect(textOf(await host.receive(saying('宣伝です')))).toBe('宣伝です');
  });

  it('answers the calls of the page on the HTTP API after it was replaced', async () => {
    host.reload();
    host.turnOn('NGワード');
    put(
      'plugins/mask-words/plugin.js',
      plugin.under('HTTPのリクエストに答える', 'plugins/mask-words/plugin.js'),
    );
    const heading = (method: string): string => `\`${method} /api/plugins/{uid}\``;
    // What was changed counts only once it is off and on again.
    expect(await run(http.under(heading('GET'), 'sh'))).toMatchObject({status: 404});
    host.turnOff('NGワード');
    host.turnOn('NGワード');
    const first: unknown = JSON.parse(http.under(heading('GET'), 'レスポンスの例'));
    expect(await run(http.under(heading('GET'), 'sh'))).toMatchObject({status: 200, json: first});

    const words = (...all: string[]) => ({
      json: {code: 200, response: JSON.stringify({words: all})},
    });
    expect(await run(http.under(heading('POST'), 'sh'))).toMatchObject(words('宣伝', '荒らし'));
    expect(await host.receive(saying('荒らします'))).toBe(false);
    expect(await run(http.under(heading('DELETE'), 'sh'))).toMatchObject(words('荒らし'));
    expect(textOf(await host.receive(saying('宣伝です')))).toBe('宣伝です');
    expect(await run(http.under(heading('PUT'), 'sh'))).toMatchObject(words('宣伝', '荒らし'));

    const readWords = load(http.under(heading('GET'), 'ts'), 'readWords');
    await load(http.under(heading('POST'), 'ts'), 'addWord')('勧誘');
    expect(await readWords()).toEqual(['宣伝', '荒らし', '勧誘']);
    await load(http.under(heading('DELETE'), 'ts'), 'removeWord')('荒らし');
    expect(await readWords()).toEqual(['宣伝', '勧誘']);
    await load(http.under(heading('PUT'), 'ts'), 'replaceWords')(['連投']);
    expect(await readWords()).toEqual(['連投']);

    // The words are there the next time the app is opened.
    host = createPluginHost(path.join(root, 'plugins'), SERVICE);
    host.reload();
    host.turnOn('NGワード');
    expect(await host.receive(saying('連投です'))).toBe(false);
  });

  it('tells what it cannot read, and keeps its words', async () => {
    put(
      'plugins/mask-words/plugin.js',
      plugin.under('HTTPのリクエストに答える', 'plugins/mask-words/plugin.js'),
    );
    host.reload();
    host.turnOn('NGワード');
    const url = '/api/plugins/com.example.mask-words';
    const contentType = 'application/json';
    for (const method of ['POST', 'PUT']) {
      for (const body of [
        '{',
        '{}',
        '[]',
        '{"words": "宣伝", "word": 1}',
        '{"words": [""], "word": ""}',
      ]) {
        const {body: answer} = await host.answer({method, url, contentType, body});
        expect(JSON.parse(answer), `${method} ${body}`).toMatchObject({code: 400});
      }
      // Without its content type the body is empty.
      const {body: answer} = await host.answer({method, url, body: '{"words":[],"word":"荒らし"}'});
      expect(JSON.parse(answer)).toMatchObject({code: 400});
    }
    const {body} = await host.answer({method: 'GET', url});
    expect(JSON.parse(body)).toEqual({code: 200, response: '{"words":["宣伝"]}'});
  });
});

describe('the other plugins do what they are there for:', () => {
  const install = (file: string, code: string): void => {
    put(file, code);
    const [name = ''] = host.reload();
    host.turnOn(name);
  };

  it('minutes are counted, until it is off', () => {
    vi.useFakeTimers();
    install('plugins/uptime/plugin.js', plugin.under('始めと終わりを書く', 'plugin.js'));
    expect(host.log).toEqual(['uptime 枠の数 1']);
    vi.advanceTimersByTime(180_000);
    expect(stateOf('uptime')).toEqual({minutes: 3});
    host.turnOff('動作の記録');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('the frame and the label are added to the comment', async () => {
    install('plugins/labels/plugin.js', plugin.under('コメントを加工する', 'plugin.js'));
    expect(textOf(await host.receive(saying('やあ'), listener('<友&だち>')))).toBe(
      'やあ（メインの&lt;友&amp;だち>）',
    );
    expect(textOf(await host.receive(saying('やあ')))).toBe('やあ');
  });

  it('a laugh is read shortly, and a label keeps silent', async () => {
    install('plugins/short-laugh/plugin.js', plugin.under('読み上げの文を加工する', 'plugin.js'));
    expect(await host.speak('それはwwwwww')).toBe('それはわらわら');
    expect(await host.speak('あ'.repeat(150))).toHaveLength(100);
    expect(await host.speak('こんばんは', listener('読まない'))).toBe(false);
  });

  it('gifts are counted once, in both forms, and not again by the next start', () => {
    install('plugins/gift-count/plugin.js', plugin.under('起きたことを受け取る', 'plugin.js'));
    host.publish('comments', {comments: [saying('a'), saying('a')]});
    host.publish('comments', [saying('a'), saying('b')]);
    expect(stateOf('gift-count')).toMatchObject({count: 2});
    const [name = ''] = host.reload();
    host.turnOn(name);
    host.publish('comments', [saying('a'), saying('c')]);
    expect(stateOf('gift-count')).toMatchObject({count: 3});
  });

  it('what happens stands in the log', async () => {
    install('plugins/hello/plugin.js', appLog.under('プラグインのログを残す', 'plugin.js'));
    await host.receive(saying('やあ', 'c-1'));
    host.turnOff('あいさつ');
    const tag = '[com.example.hello]';
    const dir = path.join(root, 'plugins/hello');
    expect(host.log).toEqual([`${tag} init ${dir}`, `${tag} external c-1`, `${tag} destroy`]);
  });
});

describe('templates that the site makes', () => {
  // Where the app puts the SDK, as the page draws it.
  const tree = filesOf(samplesOf('developer/onesdk-js').under('付属のSDKを読む', 'text'));
  const map = unzipSync(packMap(DEFAULT_SETTINGS, '').bytes)['comment-map-komebiyori/index.html'];

  it.each([
    ['the generator', indexHtml(newDesign('basic', '8_0'), '')],
    ['the comment map', strFromU8(map ?? new Uint8Array())],
  ])('load the SDK from where it lies: %s', (_, page) => {
    const [, src = ''] = /<script src="(?<src>[^"]*onesdk\.js)"/u.exec(page) ?? [];
    expect(tree).toContain(path.posix.join('templates/custom/a-template', src));
  });
});

describe('what is typed into a terminal', () => {
  const typed = manualPages()
    .filter(({file}) => file.includes(`version-${NEWEST}`))
    .flatMap(({file, source}) => fencesIn(file, source))
    .map(({file, line, lang, code}) => ({lang, code, place: `${file}:${String(line)}`}));

  it('is found', () => {
    const langs = new Set(typed.map(({lang}) => lang));
    for (const lang of ['sh', 'bash', 'powershell']) expect(langs).toContain(lang);
  });

  it('is what a shell can read', () => {
    const shell = typed.filter(({lang}) => lang === 'sh' || lang === 'bash');
    for (const {place, code} of shell) {
      expect(() => execFileSync('sh', ['-n'], {input: code, stdio: 'pipe'}), place).not.toThrow();
    }
  });

  it('has the quotes of PowerShell closed, and no placeholder for the data folder', () => {
    for (const {place, code} of typed.filter(({lang}) => lang === 'powershell')) {
      expect(code.replaceAll(/"(?:[^"`]|`.)*"|'[^']*'/gu, ''), place).not.toMatch(/["']/u);
    }
    const terminals = ['sh', 'bash', 'powershell'];
    for (const {place, code} of typed.filter(({lang}) => terminals.includes(lang))) {
      expect(code, place).not.toContain('データフォルダ');
    }
  });
});

/** Runs a command line of the page; the shell takes it apart, and the host answers for the app. */
async function run(command: string): Promise<{status: number; json: unknown}> {
  const script = `curl() { for word; do printf '%s\\0' "$word"; done; }\n${command}`;
  const words = execFileSync('sh', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1);
  const after = (flag: string): string | undefined =>
    words.includes(flag) ? words[words.indexOf(flag) + 1] : undefined;
  const {status, body} = await host.answer({
    method: after('-X') ?? 'GET',
    url: words.find((word) => word.startsWith('http://127.0.0.1:11180/')) ?? '',
    contentType: after('-H')?.replace(/^Content-Type: /u, ''),
    body: after('-d'),
  });
  return {status, json: status === 200 ? JSON.parse(body) : undefined};
}

/** A function that a sample exports; its requests go to the host. */
function load(code: string, name: string): (...args: unknown[]) => Promise<unknown> {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS},
  });
  const exports: Record<string, (...args: unknown[]) => Promise<unknown>> = {};
  const ask = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init);
    const {status, contentType, body} = await host.answer({
      method: request.method,
      url: request.url,
      contentType: request.headers.get('Content-Type') ?? undefined,
      body: await request.text(),
    });
    return new Response(body, {status, headers: {'Content-Type': contentType}});
  };
  Reflect.apply(vm.compileFunction(outputText, ['exports', 'fetch']), undefined, [exports, ask]);
  const found = exports[name];
  if (found === undefined) throw new Error(`The sample exports no ${name}`);
  return found;
}
