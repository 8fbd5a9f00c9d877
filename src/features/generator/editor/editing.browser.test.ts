import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {mountEditor, type Mounted} from './testing/mountEditor';
import {click, control, fire, press, stroke, type, until} from './testing/operate';

let editor: Mounted;
const said = () => editor.box.querySelector('[aria-live="polite"]')?.textContent.trim();
const sheet = () => editor.sheets.at(-1) ?? '';
const button = (name: string) =>
  [...editor.box.querySelectorAll('button')].find(({textContent}) => textContent.includes(name));

beforeEach(async () => {
  localStorage.clear();
  editor = await mountEditor();
});
afterEach(() => editor.close());

describe('a change', () => {
  beforeEach(async () => {
    await press(editor.box, '本文の文字');
    await type(control(editor.box, '大きさ'), '48');
  });

  it('reaches the frame without a new start', () => {
    expect(sheet()).toContain('--lcv-font-size: 48px');
    expect(editor.loads()).toBe(1);
  });

  it('is marked, undone and redone by keys, and told', async () => {
    expect(button('本文の文字')?.textContent).toContain('変更1');
    await stroke(document.body, {key: 'z', ctrlKey: true});
    expect(sheet()).toContain('--lcv-font-size: 24px');
    expect(said()).toBe('元に戻しました：本文の文字：大きさ');
    await stroke(document.body, {key: 'y', ctrlKey: true});
    expect(sheet()).toContain('--lcv-font-size: 48px');
  });

  it('goes back to its default by its own button', async () => {
    await press(editor.box, '大きさを既定に戻す');
    expect(sheet()).toContain('--lcv-font-size: 24px');
    expect(button('本文の文字')?.textContent).not.toContain('変更');
  });

  it('shows what was before as long as that is held', async () => {
    const before = button('変更前') ?? document.body;
    await fire(before, new PointerEvent('pointerdown', {bubbles: true}));
    expect(sheet()).toContain('--lcv-font-size: 24px');
    await fire(before, new PointerEvent('pointerup', {bubbles: true}));
    expect(sheet()).toContain('--lcv-font-size: 48px');
  });

  it('is kept as a draft and found again', async () => {
    await until(() => {
      expect(localStorage.getItem('generator.draft.8_0')).toContain('"body.size":48');
    });
    await editor.close();
    editor = await mountEditor();
    expect(sheet()).toContain('--lcv-font-size: 48px');
    await press(editor.box, 'はじめから作る');
    expect(sheet()).toContain('--lcv-font-size: 24px');
    await press(editor.box, '元に戻す');
    expect(sheet()).toContain('--lcv-font-size: 48px');
  });
});

it('typed out of range says so and is brought into it', async () => {
  await press(editor.box, '本文の文字');
  const size = control(editor.box, '大きさ');
  await type(size, '9999');
  expect(size.getAttribute('aria-invalid')).toBe('true');
  await stroke(size, {key: 'Enter'});
  expect(sheet()).toContain('--lcv-font-size: 200px');
});

it('starts the frame again for what its script must know, once for a movement', async () => {
  await press(editor.box, '流れ方');
  for (const count of ['5', '6', '7']) await type(control(editor.box, '残す件数'), count);
  await until(() => {
    expect(editor.loads()).toBe(2);
  });
});

it('works on when nothing can be kept', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press(editor.box, '配色');
  await press(editor.box, 'なまえ本文モノクロ');
  await until(() => {
    expect(editor.box.textContent).toContain('いっぱいで、下書きを保存できません');
  });
  full.mockRestore();
});

it('finds options and jumps to them by a key', async () => {
  const event = await stroke(document.body, {key: '/'});
  expect(event.defaultPrevented).toBe(true);
  const search = control(editor.box, '項目を検索');
  await until(() => {
    expect(document.activeElement).toBe(search);
  });
  await type(search, '字間');
  expect(editor.box.textContent).toContain('3個の項目');
  await type(search, 'ざりがに');
  expect(editor.box.textContent).toContain('見つかりません');
  // A letter that is typed is no shortcut.
  await stroke(search, {key: 'p'});
  expect(editor.fed).not.toContain('pause');
  await stroke(document.body, {key: 'p'});
  expect(editor.fed).toContain('pause');
});

it('keeps the design in another version, tells what went, and asks for its page', async () => {
  await press(editor.box, '配信サイト');
  await click(control(editor.box, 'Kickの名前の色'));
  const version = editor.box.querySelector('select');
  if (version !== null) await type(version, '5_0');
  expect(editor.versions).toEqual(['5_0']);
  expect(editor.box.textContent).toContain('配信サイト：Kickの名前の色');
});
