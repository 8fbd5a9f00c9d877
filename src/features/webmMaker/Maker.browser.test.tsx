import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {touchScreen} from '@site/src/components/testing/touch.browser';
import {page, userEvent} from 'vitest/browser';
import {Maker} from './Maker';
import {fakeEngine, type FakeEngine, type FakeOptions} from './testing/fakeEngine';

const drawn = pageRoot();
const touch = touchScreen();
let engine: FakeEngine;

beforeEach(() => {
  localStorage.clear();
});

const button = (name: string) => page.getByRole('button', {name, exact: true});
const text = (words: string | RegExp) => page.getByText(words).first();
const file = (name: string): File => new File(['x'], name);

async function mount(
  options: FakeOptions = {},
  change?: (fake: FakeEngine) => void,
): Promise<void> {
  engine = fakeEngine(options);
  change?.(engine);
  drawn.render(<Maker createEngine={() => engine} />);
  await expect.element(text('素材を入れて、始めます')).toBeVisible();
}
async function choose(...files: readonly File[]): Promise<void> {
  const input = drawn.box.querySelector<HTMLInputElement>('input[type=file]');
  const held = new DataTransfer();
  for (const one of files) held.items.add(one);
  if (input === null) throw new Error('No field for files');
  input.files = held.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
  await Promise.resolve();
}

it('says on a phone how it stands, without room for buttons that are not there', async () => {
  await page.viewport(390, 800);
  await mount();
  const words = page.getByRole('status').first().element();
  const bar = words.parentElement ?? words;
  // What is left is the padding, twice 1rem.
  expect(bar.getBoundingClientRect().height - words.getBoundingClientRect().height).toBeLessThan(
    40,
  );
});

it('names no keys where there are none', async () => {
  await mount();
  await choose(file('cat.gif'));
  await expect.element(button('キー')).toBeVisible();
  await touch(true);
  await expect.element(button('キー')).not.toBeInTheDocument();
  await expect.element(button('元に戻す')).toBeVisible();
});

it('takes pasted files, too', async () => {
  await mount();
  const held = new DataTransfer();
  held.items.add(file('pasted.png'));
  document.dispatchEvent(new ClipboardEvent('paste', {clipboardData: held}));
  await expect.element(text(/pasted\.png（/u)).toBeVisible();
});

it('offers both ways out of pictures of different sizes', async () => {
  await mount({}, (fake) => {
    fake.failures.open = {code: 'mixedSizes', sizes: ['1×1', '2×2']};
  });
  await choose(file('a.png'), file('b.png'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('1×1、2×2');
  await button('拡大・縮小して合わせる').click();
  await expect.element(text('編集できます')).toBeVisible();
  expect(engine.calls).toContain('open a.png,b.png fit');
});

it('begins with the rate of where a source moves, and tells that it is uneven', async () => {
  const moving = Array.from({length: 11}, (_, i) => i * 40_000);
  await mount({source: {times: moving, durationUs: 2_400_000}});
  await choose(file('hold.gif'));
  await page.getByRole('tab', {name: '時間'}).click();
  await expect.element(page.getByRole('spinbutton', {name: 'fps（1秒のコマ数）'})).toHaveValue(25);
  await expect.element(text(/速いところは約25fpsです/u)).toBeVisible();
});

it('shows what this browser cannot write with the reason, and does not let it be chosen', async () => {
  await mount({formats: ['gif']});
  await choose(file('cat.gif'));
  const vp9 = page.getByRole('radio', {name: 'WebM（VP9・透過）'});
  await expect.element(vp9).toBeDisabled();
  await expect.element(vp9).toHaveAccessibleDescription(/最新のChromeかEdge/u);
  await expect.element(page.getByRole('radio', {name: 'GIF'})).toBeEnabled();
  await expect.element(page.getByRole('radio', {name: 'GIF'})).toBeChecked();
  await expect
    .element(
      text('このブラウザは「WebM（VP9・透過）」を書き出せないため、「GIF」を選んであります。'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', {name: /OBSに重ねる/u})).toBeDisabled();
});

it('says where it is read that only the first frame of a moving picture is there', async () => {
  await mount({
    source: {kind: 'still', times: [0], notices: [{code: 'firstFrameOnly', format: 'WebP'}]},
  });
  await choose(file('moving.webp'));
  await expect.element(text(/^このブラウザでは、動くWebPの最初の1枚だけを開けます/u)).toBeVisible();
  await expect.element(page.getByText(/1枚の画像です/u)).not.toBeInTheDocument();
});

it('warns of memory before it starts, helps, and goes on when told to', async () => {
  await mount({source: {width: 6000, height: 6000, sourceBytes: 2e9}});
  await choose(file('huge.gif'));
  await expect.element(text('メモリが足りなくなりそうです。')).toBeVisible();
  await button('縦横を半分にする').click();
  await expect.element(text('2048×2048')).toBeVisible();
  await button('それでも書き出す').click();
  await expect.element(text('透過を確認しました。')).toBeVisible();
  expect(engine.calls).toContain('export vp9-alpha insist');
});

it('tells why an export failed, and tries again', async () => {
  await mount({}, (fake) => {
    fake.failures.export = {code: 'encodeFailed'};
  });
  await choose(file('cat.gif'));
  await button('書き出す').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('変換機能が止まりました');
  await button('もう一度書き出す').click();
  await expect.element(text('透過を確認しました。')).toBeVisible();
});

it('keeps a limit of size, and says how', async () => {
  await mount();
  await choose(file('cat.gif'));
  await page.getByRole('button', {name: /ワードパーティー（2MB以下）/u}).click();
  await page.getByRole('spinbutton', {name: 'この大きさ以下にする'}).fill('0.08');
  await button('書き出す').click();
  await expect.element(text('75（2回で決まりました）')).toBeVisible();
  expect(engine.calls).toContain('export vp9-alpha within 80000');
});

it('gives an export up and does it again; another source asks before edits are lost', async () => {
  await mount({isHeld: true, source: {width: 640, height: 360}});
  await choose(file('cat.gif'));
  const progress = page.getByRole('progressbar', {name: '書き出し'});
  await button('書き出す').click();
  await expect.element(progress).toBeVisible();
  await button('書き出しをやめる').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('書き出しを中止しました。');
  await page.getByRole('tab', {name: '大きさ'}).click();
  await button('半分').click();
  await choose(file('dog.gif'));
  await expect.element(text('「dog.gif」を開きますか？')).toBeVisible();
  await button('今の編集を続ける').click();
  await expect.element(text('320×180')).toBeVisible();
  await button('もう一度書き出す').click();
  await expect.element(progress).toBeVisible();
});

it('compares with the result before', async () => {
  await mount();
  await choose(file('cat.gif'));
  await button('書き出す').click();
  await expect.element(text('できたファイル')).toBeVisible();
  await page.getByRole('tab', {name: '時間'}).click();
  await page.getByRole('spinbutton', {name: 'fps（1秒のコマ数）'}).fill('5');
  await button('書き出す').click();
  await expect.element(text('前回より50%小さい')).toBeVisible();
  const previous = page.getByRole('article', {name: '前回のファイル'});
  await expect.element(previous).toBeVisible();
  // The next export would take its place, and it was not saved.
  await expect.element(text(/前回のファイル「cat.webm」は一覧から消えます/u)).toBeVisible();
  await expect.element(previous).toHaveTextContent('まだ保存していません。');
  await previous.getByRole('button', {name: '保存する'}).click();
  await expect.element(text(/一覧から消えます/u)).not.toBeInTheDocument();
});

it('resets one panel, and undoes that', async () => {
  await mount();
  await choose(file('cat.gif'));
  await page.getByRole('tab', {name: '時間'}).click();
  await page.getByRole('radio', {name: '逆再生'}).click({force: true});
  await button('「時間」をリセット').click();
  await expect.element(page.getByRole('radio', {name: 'そのまま'})).toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('radio', {name: '逆再生'})).toBeChecked();
  await expect
    .element(page.getByRole('status').getByText(/^元に戻しました：.*リセット/u))
    .toBeVisible();
});

it('says how the name will be written', async () => {
  await mount();
  await choose(file('cat.gif'));
  await page.getByRole('textbox', {name: 'ファイル名'}).fill('a:b?');
  await expect.element(text('「a_b_.webm」として保存します。')).toBeVisible();
});

it('says at which frame a step arrived', async () => {
  await mount();
  await choose(file('cat.gif'));
  await button('1コマ進む').click();
  await expect.element(page.getByRole('status').getByText(/^2コマ目、0\.\d\d秒$/u)).toBeVisible();
});
