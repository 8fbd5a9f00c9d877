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
  refuse,
  says,
  silence,
  suspend,
  tile,
} from './support/microphone';

/** What the page asks for is asked again, and then it runs. */
async function expectRetryRuns(page: Page): Promise<void> {
  await button(page, 'もう一度試す').click();
  await expect(says(page, '測っています')).toBeVisible();
}

const finish = async (page: Page): Promise<void> => {
  await button(page, 'マイクを止める').click();
  await expect(says(page, 'マイクを止めました')).toBeVisible();
};

test('a microphone is asked for, runs, pauses, stops; what happens to it is told, with the way on', async ({
  page,
}) => {
  await holdMicrophone(page, [{name: 'wait'}]);
  await open(page);
  await test.step('a question that nobody answers can be given up', async () => {
    await expect(says(page, 'マイクをつないで、始めます')).toBeVisible();
    await button(page, 'マイクを使う').click();
    await expect(says(page, '許可を待っています')).toBeVisible();
    await button(page, 'やめる').click();
    await expect(says(page, 'マイクをつないで、始めます')).toBeVisible();
  });
  await test.step('it runs, pauses and goes on', async () => {
    await button(page, 'マイクを使う').click();
    await expect(says(page, '測っています')).toBeVisible();
    await expect(tile(page, '音量（ラウドネス）')).toContainText(/−\d/u);
    await button(page, '一時停止').click();
    await expect(says(page, '一時停止中です')).toBeVisible();
    await button(page, '再開する').click();
    await expect(says(page, '測っています')).toBeVisible();
  });
  await test.step('it is muted, and no more', async () => {
    await emit(page, 'mute');
    await expect(says(page, 'マイクがミュートです')).toBeVisible();
    await emit(page, 'unmute');
    await expect(says(page, '測っています')).toBeVisible();
  });
  await test.step('the browser stops the audio', async () => {
    await suspend(page);
    await expect(says(page, 'ブラウザが音を止めています')).toBeVisible();
    await button(page, '再開する').click();
    await expect(says(page, '測っています')).toBeVisible();
  });
  await test.step('the meter dies', async () => {
    await breakWorklet(page);
    await expect(says(page, '測定が途中で止まりました')).toBeVisible();
    await expectRetryRuns(page);
  });
  await test.step('it is pulled out, and another one is chosen', async () => {
    await emit(page, 'ended');
    await expect(says(page, 'マイクが外れました')).toBeVisible();
    await expect(button(page, '再開する')).toBeHidden();
    const microphone = page.getByLabel('マイク', {exact: true});
    await microphone.selectOption({label: 'Fake Audio Input 1'});
    await expect(says(page, '測っています')).toBeVisible();
    await expect(microphone.locator('option:checked')).toHaveText('Fake Audio Input 1');
  });
  await test.step('three seconds of nothing are silence', async () => {
    await silence(page);
    await expect(says(page, '無音です')).toBeVisible();
  });
  await test.step('it stops and starts again', async () => {
    await finish(page);
    await button(page, 'マイクを使う').click();
    await expect(says(page, '測っています')).toBeVisible();
  });
});

/** What the others mean and say is held by microphoneProblem.test. */
const REFUSALS = [
  ['no device', [{name: 'NotFoundError'}], 'マイクが見つかりません'],
  // Limits are dropped one after the other, and here no device keeps any.
  [
    'limits',
    Array.from({length: 3}, () => ({name: 'OverconstrainedError'})),
    '設定に合うマイクがありません',
  ],
] satisfies [string, {name: string; message?: string}[], string][];

test('of each refusal the way out is told, and it can be tried again', async ({page}) => {
  await holdMicrophone(page);
  await open(page);
  for (const [what, failures, title] of REFUSALS) {
    await test.step(what, async () => {
      await refuse(page, ...failures);
      await button(page, 'マイクを使う').click();
      await expect(says(page, title)).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expectRetryRuns(page);
      await finish(page);
    });
  }
  await test.step('a window that was closed without a choice', async () => {
    await refuse(page, {name: 'NotAllowedError', message: 'Permission dismissed'});
    await page.evaluate(() => {
      const status = Object.assign(new EventTarget(), {name: 'microphone', state: 'prompt'});
      navigator.permissions.query = () => Promise.resolve(status as unknown as PermissionStatus);
    });
    await button(page, 'マイクを使う').click();
    await expect(says(page, '許可がまだです')).toBeVisible();
    await expectRetryRuns(page);
  });
  await test.step('a chosen device that is gone: the usual one, and that is said', async () => {
    await refuse(page, {name: 'OverconstrainedError'});
    await page.getByLabel('マイク', {exact: true}).selectOption({label: 'Fake Audio Input 1'});
    await expect(page.getByText('選んだマイクが使えないので')).toBeVisible();
    await finish(page);
  });
  await test.step('a worklet that cannot be loaded', async () => {
    // Requests of a worklet do not pass `page.route`.
    await page.evaluate(() => {
      AudioWorklet.prototype.addModule = () => {
        // What is left is that of Worklet.
        Reflect.deleteProperty(AudioWorklet.prototype, 'addModule');
        return Promise.reject(new DOMException('', 'AbortError'));
      };
    });
    await button(page, 'マイクを使う').click();
    await expect(says(page, '測定の準備ができませんでした')).toBeVisible();
    await expectRetryRuns(page);
  });
});

test('a browser that denies gets the steps that take it back', async ({baseURL}) => {
  const browser = await launchMicrophone('denied');
  const page = await browser.newPage({baseURL: baseURL ?? '', locale: 'ja-JP'});
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, 'マイクがブロックされています')).toBeVisible();
  await expect(page.getByText('アドレスバーの左のボタン')).toBeVisible();
  await page.context().grantPermissions(['microphone']);
  await expectRetryRuns(page);
  await browser.close();
});

test('where the page or the browser cannot do it, it is told what to do instead', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Permissions policy violation/u);
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'permissions-policy': 'microphone=()'};
    await route.fulfill({response, headers});
  });
  await page.addInitScript(() => {
    // One kind of processing is known, which is asked before anything else.
    navigator.mediaDevices.getSupportedConstraints = () => ({echoCancellation: true});
  });
  await open(page);
  await test.step('a browser that does not know a toggle does not show it', async () => {
    await expect(page.getByRole('switch', {name: 'エコー除去'})).toBeVisible();
    await expect(page.getByRole('switch', {name: 'ノイズ抑制'})).toBeHidden();
  });
  await test.step('a policy that forbids the microphone', async () => {
    await button(page, 'マイクを使う').click();
    await expect(says(page, 'ページの決まりでマイクを使えません')).toBeVisible();
  });
  await test.step('a browser without worklets', async () => {
    await page.evaluate(() => Reflect.deleteProperty(window, 'AudioWorkletNode'));
    await button(page, 'もう一度試す').click();
    await expect(says(page, 'このブラウザでは使えません')).toBeVisible();
    await expect(button(page, 'もう一度試す')).toBeHidden();
  });
});
