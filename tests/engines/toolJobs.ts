import {unzipSync} from 'fflate';
import {GIFEncoder} from 'gifenc';
import {expect, test, vi} from 'vitest';
import {createScenario, type Comment} from '@komebiyori/simulator/scenario';
import type {Desk} from './jobs';
import {WAIT} from './support/visitor';

/** Two frames of 8 × 8 pixels, red and blue, in Base64. */
function tinyGif(): string {
  const encoder = GIFEncoder();
  const frame = {
    palette: [[255, 0, 0] as const, [0, 0, 255] as const],
    ...{delay: 100, transparent: false, transparentIndex: 0, dispose: 2, repeat: 0},
  };
  for (const index of [0, 1]) encoder.writeFrame(new Uint8Array(64).fill(index), 8, 8, frame);
  encoder.finish();
  return Buffer.from(encoder.bytes()).toString('base64');
}

/** Has a viewer say something in the app. */
function say({app}: Desk, text: string): void {
  const {message} = createScenario({seed: 1, startAt: 0}).make('ordinary', {service: 'youtube'});
  const [comment] = message.type === 'comments' ? message.data.comments : [];
  if (comment === undefined) throw new Error('No comment was made');
  const said = {...comment, data: {...comment.data, comment: text}} as Comment;
  app.send({type: 'comments', data: {comments: [said]}});
}

/** Opens a tool where the app's address of this test is known. */
async function openWithApp({visitor, app}: Desk, address: string): Promise<void> {
  await visitor.run((port) => {
    localStorage.setItem('appLink.address', `127.0.0.1:${port}`);
  }, app.port);
  await visitor.openHydrated(address);
  await visitor.sees('本アプリとつながっています', '[aria-label="本アプリとの接続"]');
}

/** The WebM maker, as the first page that the browser opens: codecs that it starts, none has before. */
export function describeWebm(getDesk: () => Desk): void {
  test('WebM maker: a GIF becomes a file in the first format that this browser can write', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/tools/webm');
    await visitor.choose('main input[type="file"]', ['a.gif', 'image/gif', tinyGif()]);
    await visitor.finds('main input[type="radio"]:checked:enabled', 'WebM（VP');
    await visitor.press('main button', '書き出す');
    await visitor.sees('できたファイル', 'main h3');
  });
}

/** Each other tool that needs no app, until its first result. */
export function describeTools(getDesk: () => Desk): void {
  test('template editor: the zip and the CSS have what was set', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/generator/templates/8_0');
    await visitor.press('main button', '本文の文字');
    await visitor.fill('main input[type="number"]', '41', '大きさ');
    await visitor.finds('main button:not(:disabled)', '元に戻す');
    await visitor.press('main button', 'zipを保存');
    const files = await vi.waitFor(async () => unzipSync(await visitor.engine.saved()), WAIT);
    const css = Object.entries(files).find(([file]) => file.endsWith('style.css'))?.[1];
    expect(new TextDecoder().decode(css)).toContain('41px');
    await visitor.press('main button', 'CSSをコピー');
    await visitor.sees('CSSをコピーしました');
    await visitor.fill('main input[type="text"]', 'DejaVu Serif', 'フォントの名前');
    // WebKit makes fields for files as wide as it likes.
    await visitor.untilIt(
      ({right, width}) => right > 0 && right < width - 8,
      () => {
        const field = window.engines.find('main input[type="file"]', 'DejaVu Serif');
        return {right: field?.getBoundingClientRect().right ?? 0, width: window.innerWidth};
      },
    );
    // What cannot be kept is not lost without a question.
    await visitor.until(true, () => {
      let keeps = true;
      try {
        localStorage.setItem('keeps', '');
      } catch {
        keeps = false;
      }
      const asks = !window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
      return asks !== keeps;
    });
  });

  test('volume party: the demonstration fires a rule', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/tools/volume-party');
    await visitor.press('main button', 'デモを流す');
    await visitor.sees('大きい', '[aria-label="出た記録"]');
  });

  test('mic checker: the microphone is measured', async () => {
    const {visitor} = getDesk();
    await visitor.openHydrated('/tools/mic-checker');
    await visitor.press('main button', 'マイクを使う');
    await visitor.sees('測っています', '[role="status"]');
    await visitor.until(true, () => /−\d/u.test(document.querySelector('main')?.textContent ?? ''));
  });
}

/** The tools that work with the app, until their first result. */
export function describeAppTools(getDesk: () => Desk): void {
  test('comment map: a place that a viewer names is counted', async () => {
    await openWithApp(getDesk(), '/tools/map');
    say(getDesk(), '大阪から見てます');
    await getDesk().visitor.sees('大阪', '.cmap-ranking');
  });

  test('ponkit: a button sends its word to the app', async () => {
    await openWithApp(getDesk(), '/tools/wordparty-ponkit');
    await getDesk().visitor.press('main button', '拍手');
    await getDesk().visitor.sees('送りました', '[aria-label="送った合図"]');
  });
}
