/**
 * The procedures of the manual that end in a page, followed to the letter: each file is put where the
 * manual says, and opened as OBS opens what was dragged into it and as a browser opens its URL. The
 * app is the simulator, at the address that the manual names. Those without a page are in
 * tests/content/procedures.test.ts.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test as base, type ConsoleMessage, type Locator, type Page} from '@playwright/test';
import type {UserNameData} from '@onecomme.com/onesdk/types/UserData';
import {build} from 'esbuild';
import {frameId, LIVE_TITLE, type Comment} from '../../simulator/scenario';
import {startSimulator, type Simulator} from '../../simulator/server/start';
import {samplesOf} from '../content/support/manualSamples';
import {createPluginHost} from '../content/support/pluginHost';
import {SERVICE} from '../content/support/runPlugin';
import {createDataFolder, type DataFolder} from './support/dataFolder';

const sdk = samplesOf('developer/onesdk-js');
const style = samplesOf('customize/self-style');
const http = samplesOf('developer/http-api');
const plugin = samplesOf('developer/plugin');
const ROOT = path.join(__dirname, '../..');
const FRAME = 'templates/custom/my-template/index.html';
const SAMPLES = '用途別のサンプル';

/** Where the manual's app is, seen from the browser. */
const APP = 'http://localhost:11180';

interface Desk {
  /** A port of this machine that the browser takes for the app's. */
  readonly port: number;
  readonly data: DataFolder;
  /** The one page of all tests, and what went wrong on it. */
  readonly view: Page;
  readonly errors: string[];
}

const test = base.extend<{app: Simulator; lines: string[]}, Desk>({
  port: [
    async ({browserName: _}, use) => {
      const server = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const {port} = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      await use(port);
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, port}, use) => {
      const rule = `--host-resolver-rules=MAP localhost:11180 127.0.0.1:${port}`;
      await use({...launchOptions, args: [...(launchOptions.args ?? []), rule]});
    },
    {scope: 'worker'},
  ],
  data: [
    async ({browserName: _}, use) => {
      const data = createDataFolder(sdk.under('付属のSDKを読む', 'text'));
      await use(data);
      data.remove();
    },
    {scope: 'worker'},
  ],
  errors: [
    async ({browserName: _}, use) => {
      await use([]);
    },
    {scope: 'worker'},
  ],
  view: [
    async ({browser, errors}, use) => {
      const view = await browser.newPage();
      view.on('pageerror', ({message}) => errors.push(message));
      view.on('requestfailed', (request) => errors.push(`failed: ${request.url()}`));
      view.on('response', (response) => {
        if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
      });
      await use(view);
      await view.close();
    },
    {scope: 'worker'},
  ],
  lines: async ({browserName: _}, use) => {
    await use([]);
  },
  app: async ({port, data, view, errors, lines}, use) => {
    const {templates} = data;
    const app = await startSimulator({
      port,
      autoplay: false,
      presets: [templates],
      templates: [path.join(templates, 'custom')],
      log: (line) => lines.push(line),
    });
    errors.length = 0;
    await use(app);
    const seen = [...errors];
    await view.unrouteAll();
    await view.goto('about:blank');
    await app.close();
    expect(seen).toEqual([]);
  },
});
test.describe.configure({mode: 'default'});

/** The two ways to open a template, with the address that each leads to. */
const WAYS = [
  ['as a local file', (file: string, data: DataFolder) => data.fileUrl(file)],
  ['by its URL', (file: string) => `${APP}/${file}`],
] as const;

/** Opens a template and waits until it listens. */
async function open(address: string, view: Page, app: Simulator): Promise<Locator> {
  const listening = (count: number) =>
    expect.poll(() => app.clients().length, {intervals: [5]}).toBe(count);
  if (app.clients().length > 0) await view.goto('about:blank');
  await listening(0);
  await view.goto(address);
  await listening(1);
  return view.locator('#app');
}

/** Sends what the comment tester sends, as the manual's example has it. */
async function sendTestComment(app: Simulator): Promise<{username: string; comment: string}> {
  const body = http.under('`POST /api/comments/test`', '本文の例');
  const response = await fetch(`${app.origin}/api/comments/test`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body,
  });
  expect(response.status).toBe(200);
  return JSON.parse(body) as {username: string; comment: string};
}

/** What a message of comments holds. */
function commentOf({message}: ReturnType<Simulator['make']>): Comment {
  const comment = message.type === 'comments' ? message.data.comments[0] : undefined;
  if (comment === undefined) throw new Error('No comment');
  return comment;
}

for (const [way, addressOf] of WAYS) {
  test(`the first template shows the test comment ${way}`, async ({app, data, view}) => {
    const page = sdk.under('最初の1つを動かす', FRAME);
    data.put(FRAME, page);
    // The manual says that templates of the app are written in the same way.
    data.put('templates/basic/index.html', page);
    for (const file of [FRAME, 'templates/basic/index.html']) {
      await open(addressOf(file, data), view, app);
      const {username, comment} = await sendTestComment(app);
      await expect(view.locator('li').last()).toHaveText(`${username} ${comment}`);
      app.send({type: 'clear'});
      await expect(view.locator('li')).toHaveCount(0);
    }
  });

  test(`the template made from four files shows comments ${way}`, async ({app, data, view}) => {
    const folder = 'templates/custom/mizutama';
    for (const name of ['index.html', 'style.css', 'script.js', 'template.json']) {
      data.put(`${folder}/${name}`, style.under(name, name));
    }
    const listed = await (await fetch(`${app.origin}/api/templates`)).json();
    expect(listed).toContainEqual(
      expect.objectContaining({
        name: '水玉コメント',
        width: 480,
        height: 800,
        url: `http://localhost:${app.port}/${folder}/index.html`,
      }),
    );
    await open(addressOf(`${folder}/index.html`, data), view, app);
    const {username, comment} = await sendTestComment(app);
    const shown = view.locator('.comment');
    await expect(shown.locator('.name')).toHaveText(username);
    await expect(shown.locator('.comment-text')).toHaveText(comment);
    await expect(shown).toHaveCSS('border-radius', '18px');
    await expect(shown).toHaveAttribute('data-is-new', 'true');
    const gift = commentOf(app.make('gift', {service: 'youtube', tier: 5}));
    await expect(shown.last()).toHaveCSS('background-color', 'rgb(245, 124, 0)');
    app.send({type: 'deleted', data: [{id: gift.data.id, message: ''}]});
    await expect(shown).toHaveCount(1);
  });
}

interface Scene {
  readonly app: Simulator;
  readonly view: Page;
  readonly lines: readonly string[];
  /** Opens the sample, and gives what it writes into. */
  readonly show: (query?: string) => Promise<Locator>;
}

/** What each sample promises, and how to see it. */
const PROMISES: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async コメントを色付きで並べる({app, show}) {
    const comments = (await show()).locator('.comment');
    const {data} = commentOf(app.make('gift', {service: 'youtube', tier: 5}));
    await expect(comments).toHaveCSS('background-color', 'rgb(245, 124, 0)');
    await expect(comments).toContainText(data.displayName ?? data.name);
    app.make('ordinary', {service: 'youtube'});
    await expect(comments.nth(1)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
  async 新着だけを1件ずつ扱う({app, show}) {
    app.make('ordinary', {service: 'twitch'});
    const box = await show();
    const gift = commentOf(app.make('gift', {service: 'youtube'}));
    await expect(box).toHaveText(`ギフト！ ${gift.data.name}（youtube）`);
    const plain = commentOf(app.make('ordinary', {service: 'kick'}));
    await expect(box).toHaveText(`新着 ${plain.data.name}（kick）`);
  },
  async 題名と視聴者数を出す({app, show}) {
    const [frame, ...others] = app.state.services();
    if (frame === undefined) throw new Error('No frame');
    app.send({type: 'services', data: [{...frame, meta: {title: LIVE_TITLE, viewer: 12}}]});
    const box = await show();
    await expect(box).toHaveText(`${LIVE_TITLE}（視聴者 12人）`);
    app.send({type: 'meta', data: {service: frame, meta: {title: '夜の部', viewer: 3456}}});
    await expect(box).toHaveText('夜の部（視聴者 3456人）');
    app.send({type: 'meta.clear', data: frame.id});
    await expect(box).toHaveText('');
    expect(others).not.toEqual([]);
  },
  async 参加待ちの列を出す({app, show}) {
    const first = commentOf(app.make('order', {service: 'youtube'}));
    const box = await show();
    await expect(box).toHaveText(`1. ${first.data.name}`);
    const second = commentOf(app.make('order', {service: 'twitch'}));
    await expect(box).toHaveText(`1. ${first.data.name}\n2. ${second.data.name}`);
    const orders = app.state.tables.orders();
    const playing = orders.map((order, at) => ({...order, playing: at === 0}));
    app.send({type: 'waitingList', data: playing});
    await expect(box).toHaveText(`プレイ中 ${first.data.name}\n1. ${second.data.name}`);
    app.send({type: 'waitingList', data: playing.map((order) => ({...order, completed: true}))});
    await expect(box).toHaveText('');
  },
  async セットリストとリクエストを出す({app, show}) {
    const {items, completed, ...list} = app.state.tables.setList;
    const box = await show();
    const songs = ['✓ 雨あがりソーダ', '夜の散歩道', '三時のおやつ行進曲'];
    await expect(box).toHaveText(songs.join('\n'));
    const asked = commentOf(app.make('request', {service: 'youtube'}));
    await expect(box).toContainText(`（${asked.data.name}）`);
    app.send({
      type: 'setList',
      data: {...list, items, completed: [...completed, ...items.slice(0, 1)]},
    });
    await expect(box).toContainText('✓ 雨あがりソーダ\n✓ 夜の散歩道\n三時のおやつ行進曲\nリクエスト ');
  },
  async リアクションとワードパーティーを受ける({app, show}) {
    const box = await show();
    app.send({type: 'reactions', data: {reactions: [{key: '8888', value: 3}], effect: true}});
    await expect(box).toHaveText('8888 ×3');
    app.send({type: 'reactions', data: {reactions: [{key: 'www', value: 1}], effect: false}});
    app.send({type: 'wp.exec', data: {id: 'popper-8888', count: 2, comment: 'わーい'}});
    await expect(box).toHaveText('演出popper-8888を2回 わーい');
    app.send({type: 'wp.update', data: {dir: ''}});
    await expect(box).toHaveText('');
  },
  async YouTubeの投票を出す({app, show}) {
    const choices = [
      {label: 'パズル', percentage: '75%', ratio: 0.75},
      {label: 'レース', percentage: '25%', ratio: 0.25},
    ];
    const poll = {id: 'poll-1', title: '次に遊ぶゲームは', thumbnail: '', meta: '4票', choices};
    const box = await show();
    const none = choices.map((choice) => ({...choice, ratio: 0}));
    app.send({type: 'yt.survey.start', data: {...poll, choices: none}});
    await expect(box).toHaveText(`${poll.title}\nパズル  0%\nレース  0%`);
    app.send({type: 'yt.survey.update', data: poll});
    const bars = [`パズル ${'■'.repeat(15)} 75%`, `レース ${'■'.repeat(5)} 25%`];
    await expect(box).toHaveText([poll.title, ...bars].join('\n'));
    const result = ['パズル 75%'];
    app.send({type: 'yt.survey.finish', data: {...poll, message: '投票が終了しました', result}});
    await expect(box).toHaveText('投票が終了しました\nパズル 75%');
  },
  async 枠とリスナーの詳細を結び付ける({app, show}) {
    const known = commentOf(app.make('ordinary', {service: 'youtube'}));
    const {userId, name} = known.data;
    const label = (text: string) => {
      const listener = app.state.listeners().find(({id}) => id === userId) as UserNameData;
      app.send({type: 'userDatas', data: {[userId]: {...listener, label: text}}});
    };
    label('常連');
    const box = await show();
    await expect(box).toHaveText(`[${LIVE_TITLE}] 常連 ${name}`);
    label('友だち');
    await expect(box).toHaveText(`[${LIVE_TITLE}] 友だち ${name}`);
    const [frame] = app.state.services().filter(({id}) => id === frameId('youtube'));
    if (frame === undefined) throw new Error('No frame');
    app.send({type: 'services', data: [{...frame, meta: {title: '夜の部'}}]});
    await expect(box).toHaveText(`[夜の部] 友だち ${name}`);
  },
  async 'HTTPで調べる・送る'({app, view, lines, show}) {
    const order = commentOf(app.make('order', {service: 'twitch'}));
    const box = await show();
    await expect(box).toHaveText('8.0.7 無料\n「はじめまして」は0件\nピン留めはありません');
    app.send({type: 'pinned', data: order});
    await view.getByText('調べ直す').click();
    await expect(box).toContainText(order.data.name);
    await view.getByText('先頭の人を完了にする').click();
    await expect.poll(() => app.state.tables.orders()[0]?.completed, {intervals: [5]}).toBe(true);
    await view.getByText('読み上げる').click();
    await expect.poll(() => lines, {intervals: [5]}).toContain('読み上げ: こんばんは');
  },
  async CSSの変数を自分の設定にする({app, view, show}) {
    const plain = (await show()).locator('.comment');
    await expect(view.locator('body')).toContainText('無料版で表示しています');
    app.make('ordinary', {service: 'youtube'});
    await expect(plain.locator('img')).toBeVisible();
    app.send({type: 'clear'});
    const css = ':root { --my-seconds: 0.5; --my-icons: off; }';
    const styled = (await show(`?style=${encodeURIComponent(css)}`)).locator('.comment');
    app.make('ordinary', {service: 'youtube'});
    await expect(styled).toBeVisible();
    await expect(styled.locator('img')).toHaveCount(0);
    await expect(styled).toHaveCount(0);
  },
  async JSONのファイルから読む({app, view, show}) {
    const comments = [1, 2].map(() => commentOf(app.make('ordinary', {service: 'youtube'})));
    await view.route('http://localhost:8080/comments.json', (route) =>
      route.fulfill({json: comments, headers: {'Access-Control-Allow-Origin': '*'}}),
    );
    await expect(await show()).toHaveText(comments.map(({data}) => data.name).join('\n'));
  },
};
/** Those that only ask, and do not listen. */
const SILENT = ['HTTPで調べる・送る', 'JSONのファイルから読む'];
/** Those for the SDK from npm. */
const TYPED = '型の付いた購読を作る';

test('every sample is tried', () => {
  const headings = sdk.headingsUnder(SAMPLES).filter((heading) => heading !== TYPED);
  expect(Object.keys(PROMISES)).toEqual(headings);
});

for (const [number, [heading, keeps]] of Object.entries(PROMISES).entries()) {
  for (const [way, addressOf] of WAYS) {
    test(`${heading} ${way}`, async ({app, data, view, lines}) => {
      const folder = `templates/custom/sample-${number}`;
      data.put(`${folder}/index.html`, sdk.under(SAMPLES, 'index.html'));
      data.put(`${folder}/script.js`, sdk.under(heading, 'script.js'));
      const address = addressOf(`${folder}/index.html`, data);
      const show = async (query = ''): Promise<Locator> => {
        if (!SILENT.includes(heading)) return open(address + query, view, app);
        await view.goto(address + query);
        return view.locator('#app');
      };
      await keeps({app, view, lines, show});
    });
  }
}

/** The samples for the SDK from npm, and what tells that they work. */
const MODULES = [
  ['npmから入れる', sdk.under('npmから入れる', 'main.ts'), 'name'],
  [TYPED, sdk.under(TYPED, 'main.ts'), 'id'],
  ['TypeScriptで書く', style.under('TypeScriptで書く', 'main.ts'), 'title'],
] as const;

for (const [heading, code, told] of MODULES) {
  test(`${heading} with a bundler`, async ({app, data, view}) => {
    const {outputFiles} = await build({
      stdin: {contents: code, loader: 'ts', resolveDir: ROOT},
      bundle: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    const folder = 'templates/custom/bundled';
    data.put(`${folder}/main.js`, outputFiles[0]?.text ?? '');
    data.put(`${folder}/index.html`, '<script type="module" src="./main.js"></script>');
    await open(`${APP}/${folder}/index.html`, view, app);
    const printed: Promise<unknown>[] = [];
    const print = (message: ConsoleMessage): void => {
      printed.push(...message.args().map((arg) => arg.jsonValue()));
    };
    view.on('console', print);
    const {data: comment} = commentOf(app.make('ordinary', {service: 'youtube'}));
    if (told === 'title') await expect(view).toHaveTitle('1件');
    else {
      await expect.poll(() => Promise.all(printed), {intervals: [5]}).toEqual([[comment[told]]]);
    }
    view.off('console', print);
  });
}

test('the settings page of the plugin saves, and shows what was saved', async ({app, view}) => {
  const plugins = test.info().outputPath('plugins');
  mkdirSync(path.join(plugins, 'notes'), {recursive: true});
  const put = (name: string, text: string): void => {
    writeFileSync(path.join(plugins, 'notes', name), text);
  };
  put('plugin.js', plugin.under('HTTPの要求に答える', 'plugins/notes/plugin.js'));
  put('index.html', plugin.under('設定ページを作る', 'plugins/notes/index.html'));
  const host = createPluginHost(plugins, SERVICE);
  expect(host.reload()).toEqual(['メモ']);
  host.turnOn('メモ');
  await view.route(/\/plugins\//u, async (route) => {
    const request = route.request();
    const {status, contentType, body} = await host.answer({
      method: request.method(),
      url: request.url(),
      contentType: request.headers()['content-type'],
      body: request.postData() ?? undefined,
    });
    await route.fulfill({status, contentType, body});
  });
  // The button「URL」opens what the plugin names.
  const [, address = ''] = /url: '(?<address>.+)'/u.exec(plugin.under('HTTPの要求に答える', 'notes')) ?? [];
  await view.goto(address);
  await expect(view.getByLabel('メモ')).toHaveValue('');
  await view.getByLabel('メモ').fill('22時に終わる');
  await view.getByRole('button', {name: '保存'}).click();
  await expect(view.locator('output')).toHaveText('保存しました');
  await view.reload();
  await expect(view.getByLabel('メモ')).toHaveValue('22時に終わる');
  expect(app.clients()).toEqual([]);
});
