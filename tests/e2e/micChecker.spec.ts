import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';
import {
  breakWorklet,
  button,
  emit,
  holdMicrophone,
  launchMicrophone,
  open,
  PAGE,
  says,
  start,
  suspend,
  tile,
} from './support/microphone';

/** A microphone that was refused is asked for again, and then it runs. */
async function expectRetryRuns(page: Page): Promise<void> {
  await button(page, 'もう一度試す').click();
  await expect(says(page, '測っています')).toBeVisible();
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it does, for whom, and what works without it', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p')).toBeVisible();
    for (const name of ['使い方', '音の扱い', '使える環境', 'よくある質問', 'OBSで音を整える']) {
      await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
    }
    await expect(page.getByText('送信・保存しません').first()).toBeVisible();
  });
});

test('a microphone is asked for, runs, pauses, goes on, stops and starts again', async ({page}) => {
  await open(page);
  await expect(says(page, 'マイクをつないで、始めます')).toBeVisible();
  await button(page, 'マイクを使う').click();
  await expect(says(page, '測っています')).toBeVisible();
  await expect(tile(page, '音量（ラウドネス）')).toContainText(/−\d/u);
  await button(page, '一時停止').click();
  await expect(says(page, '一時停止中です')).toBeVisible();
  await button(page, '再開する').click();
  await expect(says(page, '測っています')).toBeVisible();
  await button(page, 'マイクを止める').click();
  await expect(says(page, 'マイクを止めました')).toBeVisible();
  await button(page, 'マイクを使う').click();
  await expect(says(page, '測っています')).toBeVisible();
});

test('a question that nobody answers can be given up', async ({page}) => {
  await holdMicrophone(page, [{name: 'wait'}]);
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, '許可を待っています')).toBeVisible();
  await button(page, 'やめる').click();
  await expect(says(page, 'マイクをつないで、始めます')).toBeVisible();
  await button(page, 'マイクを使う').click();
  await expect(says(page, '測っています')).toBeVisible();
});

const REFUSALS = [
  ['no device', {name: 'NotFoundError'}, 'マイクが見つかりません'],
  ['in use', {name: 'NotReadableError'}, 'マイクを開けません'],
  [
    'the system',
    {name: 'NotAllowedError', message: 'Permission denied by system'},
    'OSがマイクを止めています',
  ],
  ['something unknown', {name: 'InvalidStateError'}, 'マイクを開けません'],
] as const;

for (const [what, failure, title] of REFUSALS) {
  test(`${what}: the way out is told, and it can be tried again`, async ({page}) => {
    await holdMicrophone(page, [failure]);
    await open(page);
    await button(page, 'マイクを使う').click();
    await expect(says(page, title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectRetryRuns(page);
  });
}

test('limits that no device keeps are dropped one after the other', async ({page}) => {
  const mismatch = {name: 'OverconstrainedError'};
  await holdMicrophone(page, [mismatch, mismatch, mismatch]);
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, '設定に合うマイクがありません')).toBeVisible();
  await expectRetryRuns(page);
  // A chosen device that is gone: the usual one takes its place, and that is said.
  await page.evaluate((name) => {
    (Reflect.get(window, 'held') as {failures: {name: string}[]}).failures.push({name});
  }, mismatch.name);
  await page.getByLabel('マイク', {exact: true}).selectOption({label: 'Fake Audio Input 1'});
  await expect(page.getByText('選んだマイクが使えないので')).toBeVisible();
});

test('a browser that denies gets the steps that take it back', async ({baseURL}) => {
  const browser = await launchMicrophone('denied');
  const page = await browser.newPage({baseURL: baseURL ?? '', locale: 'ja-JP'});
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, 'マイクがブロックされています')).toBeVisible();
  await expect(page.getByText('アドレスの左のボタン')).toBeVisible();
  await page.context().grantPermissions(['microphone']);
  await expectRetryRuns(page);
  await browser.close();
});

test('a window that was closed without a choice can be asked again', async ({page}) => {
  await holdMicrophone(page, [{name: 'NotAllowedError', message: 'Permission dismissed'}]);
  await page.addInitScript(() => {
    const status = Object.assign(new EventTarget(), {name: 'microphone', state: 'prompt'});
    navigator.permissions.query = () => Promise.resolve(status as unknown as PermissionStatus);
  });
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, '許可がまだです')).toBeVisible();
  await expectRetryRuns(page);
});

test('a policy that forbids the microphone is told apart', async ({page, quiet}) => {
  quiet.allow(/Permissions policy violation/u);
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'permissions-policy': 'microphone=()'};
    await route.fulfill({response, headers});
  });
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, 'ページの決まりでマイクを使えません')).toBeVisible();
  await page.unroute(`**${PAGE}`);
  await start(page);
});

for (const [what, title, script] of [
  [
    'an insecure page',
    '安全な接続ではありません',
    () => {
      Object.defineProperty(window, 'isSecureContext', {value: false});
    },
  ],
  [
    'a browser without worklets',
    'このブラウザでは使えません',
    () => {
      Reflect.deleteProperty(window, 'AudioWorkletNode');
    },
  ],
  [
    'a browser without media devices',
    'このブラウザでは使えません',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'mediaDevices');
    },
  ],
] as const) {
  test(`${what} is told what to do instead`, async ({page}) => {
    await page.addInitScript(script);
    await open(page);
    await button(page, 'マイクを使う').click();
    await expect(says(page, title)).toBeVisible();
    await expect(button(page, 'もう一度試す')).toBeHidden();
  });
}

test('a worklet that cannot be loaded is tried again', async ({page}) => {
  // Requests of a worklet do not pass `page.route`.
  await page.addInitScript(() => {
    AudioWorklet.prototype.addModule = () => {
      // What is left is that of Worklet.
      Reflect.deleteProperty(AudioWorklet.prototype, 'addModule');
      return Promise.reject(new DOMException('', 'AbortError'));
    };
  });
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, '測る部品を読み込めません')).toBeVisible();
  await expectRetryRuns(page);
});

test('a meter that dies is started anew', async ({page}) => {
  await holdMicrophone(page);
  await start(page);
  await breakWorklet(page);
  await expect(says(page, '測定が途中で止まりました')).toBeVisible();
  await expectRetryRuns(page);
});

test('a muted microphone says so, until it is not', async ({page}) => {
  await holdMicrophone(page);
  await start(page);
  await emit(page, 'mute');
  await expect(says(page, 'マイクがミュートです')).toBeVisible();
  await emit(page, 'unmute');
  await expect(says(page, '測っています')).toBeVisible();
});

test('audio that the browser stops goes on with a click', async ({page}) => {
  await holdMicrophone(page);
  await start(page);
  await suspend(page);
  await expect(says(page, 'ブラウザが音を止めています')).toBeVisible();
  await button(page, '再開する').click();
  await expect(says(page, '測っています')).toBeVisible();
});

test('a microphone that is pulled out pauses; another one can be chosen', async ({page}) => {
  await holdMicrophone(page);
  await start(page);
  await emit(page, 'ended');
  await expect(says(page, 'マイクが外れました')).toBeVisible();
  await expect(button(page, '再開する')).toBeHidden();
  await page.getByLabel('マイク', {exact: true}).selectOption({label: 'Fake Audio Input 1'});
  await expect(says(page, '測っています')).toBeVisible();
  await expect(page.getByLabel('マイク', {exact: true}).locator('option:checked')).toHaveText(
    'Fake Audio Input 1',
  );
});

test('three seconds of nothing are told as silence', async ({baseURL}) => {
  const browser = await launchMicrophone('silence');
  const page = await browser.newPage({baseURL: baseURL ?? ''});
  await start(page);
  await expect(says(page, '無音です')).toBeVisible();
  await button(page, 'マイクを止める').click();
  await expect(says(page, 'マイクを止めました')).toBeVisible();
  await browser.close();
});
