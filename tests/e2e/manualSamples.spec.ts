/**
 * The procedures of the manual that end in a page, followed to the letter: each file is put where the
 * manual says, and opened as OBS opens what was dragged into it and as a browser opens its URL. The
 * app is the simulator, at the address that the manual names. Those without a page are in
 * tests/content/procedures.test.ts.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type ConsoleMessage, type Locator} from '@playwright/test';
import {say} from '@komebiyori/simulator/testing/say';
import {build} from 'esbuild';
import {samplesOf} from '../content/support/manualSamples';
import {createPluginHost} from '../content/support/pluginHost';
import {SERVICE} from '../content/support/runPlugin';
import {APP, commentOf, open, sendTestComment, test, WAYS} from './support/manualDesk';
import {PROMISES} from './support/samplePromises';

const sdk = samplesOf('developer/onesdk-js');
const style = samplesOf('customize/self-style');
const each = samplesOf('customize/each-stylej');
const plugin = samplesOf('developer/plugin');
const start = samplesOf('developer/index');
const ROOT = path.join(__dirname, '../..');
const FRAME = 'templates/custom/my-template/index.html';
const SAMPLES = '用途別のサンプル';

test.describe.configure({mode: 'default'});

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
    const listed: unknown = await (await fetch(`${app.origin}/api/templates`)).json();
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

/**
 * The template of the page on style sheets, with a function and a style sheet of the page on single
 * comments; 「createCommentの最後で」 the function is called.
 */
function templateWith(heading: string, call: string): Readonly<Record<string, string>> {
  const end = '\n  return element;\n}\n\n/**\n * 一覧に合わせて';
  const parts = style.under('script.js', 'script.js').split(end);
  expect(parts).toHaveLength(2);
  return {
    'index.html': style.under('index.html', 'index.html'),
    'style.css': style.under('style.css', 'style.css') + each.under(heading, 'css'),
    'script.js': each.under(heading, 'script.js') + parts.join(`\n  ${call}${end}`),
  };
}

test('classes are put on its comments as the page on single comments tells', async ({
  app,
  data,
  view,
}) => {
  const folder = 'templates/custom/classes';
  const files = templateWith('クラスを要素に付ける', 'decorate(element, comment);');
  for (const [name, text] of Object.entries(files)) data.put(`${folder}/${name}`, text);
  await open(`${APP}/${folder}/index.html`, view, app);
  app.make('gift', {service: 'youtube', tier: 7});
  app.make('gift', {service: 'youtube', tier: 5});
  const shown = view.locator('.comment');
  await expect(shown.first()).toHaveCSS('border-top-width', '4px');
  await expect(shown.last()).toHaveCSS('border-top-width', '3px');
});

test('who goes on writing is named once', async ({app, data, view}) => {
  const folder = 'templates/custom/same';
  const heading = '同じ人が続けたら名前を省く';
  const end = '\n  }\n}\n\nasync function main';
  const parts = style.under('script.js', 'script.js').split(end);
  expect(parts).toHaveLength(2);
  data.put(`${folder}/index.html`, style.under('index.html', 'index.html'));
  data.put(
    `${folder}/style.css`,
    style.under('style.css', 'style.css') + each.under(heading, 'css'),
  );
  const script = parts.join('\n  }\n  joinSame(comments);\n}\n\nasync function main');
  data.put(`${folder}/script.js`, each.under(heading, 'script.js') + script);
  await open(`${APP}/${folder}/index.html`, view, app);
  for (const [id, who] of ['1', '1', '2', '2'].entries()) say(app, 'こんにちは', String(id), who);
  const names = view.locator('.comment .name');
  await expect(names).toHaveCount(4);
  await expect(names.nth(0)).toBeVisible();
  await expect(names.nth(1)).toBeHidden();
  await expect(names.nth(2)).toBeVisible();
  await expect(names.nth(3)).toBeHidden();
  await expect(view.locator('.comment .avatar').nth(1)).toHaveCSS('height', '0px');
});

test('its names are hidden, and it is written downwards', async ({app, data, view}) => {
  const folder = 'templates/custom/css';
  const sheet = ['名前を出さない', '縦書きにする'].map((heading) => style.under(heading, 'css'));
  data.put(`${folder}/index.html`, style.under('index.html', 'index.html'));
  data.put(`${folder}/style.css`, style.under('style.css', 'style.css') + sheet.join(''));
  data.put(`${folder}/script.js`, style.under('script.js', 'script.js'));
  await open(`${APP}/${folder}/index.html`, view, app);
  const {comment} = await sendTestComment(app);
  const text = view.locator('.comment-text');
  await expect(text).toHaveText(comment);
  await expect(text).toHaveCSS('writing-mode', 'vertical-rl');
  await expect(view.locator('.name')).toBeHidden();
});

test('badges and attributes are put on its comments, too', async ({app, data, view}) => {
  const folder = 'templates/custom/parts';
  const files = templateWith('バッジと属性を足す', 'addParts(element, comment);');
  for (const [name, text] of Object.entries(files)) data.put(`${folder}/${name}`, text);
  await open(`${APP}/${folder}/index.html`, view, app);
  const member = commentOf(app.make('member', {service: 'youtube'}));
  app.make('moderator', {service: 'twitch'});
  app.make('gift', {service: 'youtube', tier: 5});
  app.make('milestone', {service: 'youtube'});
  const shown = view.locator('.comment');
  await expect(shown).toHaveCount(4);
  await expect(shown.first()).toHaveAttribute('data-member', 'true');
  const badge = shown.first().getByAltText(member.data.badges[0]?.label ?? '');
  await expect(badge).toHaveCSS('height', /^22\./u);
  await expect(shown.nth(1)).toHaveAttribute('data-moderator', 'true');
  await expect(shown.nth(1)).toHaveAttribute('data-member', 'false');
  await expect(shown.nth(2)).toHaveAttribute('data-paid', 'true');
  await expect(shown.nth(2).locator('.paid-text')).toHaveText('¥2,000');
  await expect(shown.last()).toHaveAttribute('data-membership', 'true');
});

test('the page of the first five minutes lists comments as text', async ({app, data, view}) => {
  // The browser takes `localhost` for the app's address, and no other.
  const code = start.under('5分で動かす', 'comments.html').replace('127.0.0.1', 'localhost');
  data.put('comments.html', code);
  await open(data.fileUrl('comments.html'), view, app);
  await expect(view.locator('p')).toHaveText('つながりました');
  const {username, comment} = await sendTestComment(app);
  await expect(view.locator('li').first()).toHaveText(`${username}：${comment}`);
  const sent = commentOf(app.make('ordinary', {service: 'youtube'}));
  const html = '<b>わー</b><img src="x" alt="😀" onerror="document.title = 1">&lt;i&gt;';
  const again = {...sent, data: {...sent.data, id: 'marked-up', comment: html}} as typeof sent;
  app.send({type: 'comments', data: {comments: [again]}});
  await expect(view.locator('li').first()).toHaveText(`${sent.data.name}：わー😀<i>`);
  await expect(view).toHaveTitle('コメント');
});

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
  ['npmから入れる', sdk.under('npmから入れる', 'main.ts'), 'text'],
  [TYPED, sdk.under(TYPED, 'main.ts'), 'id'],
  ['TypeScriptで書く', style.under('TypeScriptで書く', 'main.ts'), 'title'],
] as const;

const BUNDLED = MODULES.flatMap((sample) => WAYS.map((way) => [...sample, ...way] as const));

for (const [heading, code, told, way, addressOf] of BUNDLED) {
  test(`${heading} with a bundler ${way}`, async ({app, data, view}) => {
    const {outputFiles} = await build({
      stdin: {contents: code, loader: 'ts', resolveDir: ROOT},
      // As the page's command has it: one classic script, which opens from a file as well.
      bundle: true,
      write: false,
    });
    const folder = 'templates/custom/bundled';
    data.put(`${folder}/main.js`, outputFiles[0]?.text ?? '');
    data.put(`${folder}/index.html`, sdk.under('npmから入れる', 'index.html'));
    await open(addressOf(`${folder}/index.html`, data), view, app);
    const printed: Promise<unknown>[] = [];
    const print = (message: ConsoleMessage): void => {
      printed.push(...message.args().map((arg) => arg.jsonValue()));
    };
    view.on('console', print);
    const {data: comment} = commentOf(app.make('ordinary', {service: 'youtube'}));
    if (told === 'title') await expect(view).toHaveTitle('1件');
    else if (told === 'text') await expect(view.locator('body')).toHaveText(comment.name);
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
  put('plugin.js', plugin.under('HTTPのリクエストに答える', 'plugins/notes/plugin.js'));
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
  const [, address = ''] =
    /url: '(?<address>.+)'/u.exec(plugin.under('HTTPのリクエストに答える', 'notes')) ?? [];
  await view.goto(address);
  await expect(view.getByLabel('メモ')).toHaveValue('');
  await view.getByLabel('メモ').fill('22時に終わる');
  await view.getByRole('button', {name: '保存'}).click();
  await expect(view.locator('output')).toHaveText('保存しました');
  await view.reload();
  await expect(view.getByLabel('メモ')).toHaveValue('22時に終わる');
  expect(app.clients()).toEqual([]);
});
