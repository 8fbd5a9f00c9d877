import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {asksWhenClosed} from '@site/src/components/testing/asksWhenClosed.browser';
import {mountEditor, type Mounted} from './testing/mountEditor';
import {click, control, fire, press, stroke, type, until} from './testing/operate';

let editor: Mounted;
const said = () => editor.box.querySelector('[aria-live="polite"]')?.textContent.trim();
const sheet = () => editor.sheets.at(-1) ?? '';
const button = (name: string) =>
  [...editor.box.querySelectorAll('button')].find(({textContent}) => textContent.includes(name));
/** A button of what is told over the editor. */
const TOLD = '[role=status] + button';
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
    await press(editor.box, '大きさを初期値に戻す');
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
    await press(editor.box, '元に戻す', '[role=region] button');
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

it('takes a picture, and says of a file that only calls itself one that it cannot be read', async () => {
  await press(editor.box, '大きさ');
  const chosen = control(editor.box, '背景の画像');
  const choose = async (file: File): Promise<void> => {
    const files = new DataTransfer();
    files.items.add(file);
    chosen.files = files.files;
    await fire(chosen, new Event('change', {bubbles: true}));
  };
  await choose(new File(['hello'], 'wrong.png', {type: 'image/png'}));
  await until(() => {
    expect(editor.box.textContent).toContain('この形式は使えません。');
  });
  expect(button('画像を外す')).toBeUndefined();
  const dot = await new Promise<Blob | null>((resolve) => {
    document.createElement('canvas').toBlob(resolve);
  });
  await choose(new File([dot ?? ''], 'right.png', {type: 'image/png'}));
  await until(() => {
    expect(button('画像を外す')).toBeDefined();
  });
  expect(editor.box.textContent).not.toContain('画像を読めませんでした。');
});

it('keeps a colour that is none, and says so until it is corrected', async () => {
  await press(editor.box, '本文の文字');
  const hex = control(editor.box, '色');
  for (const wrong of ['zzz', '#12']) {
    await type(hex, wrong);
    await fire(hex, new FocusEvent('focusout', {bubbles: true}));
    expect(hex.value).toBe(wrong);
    expect(hex.getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(hex.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toContain('#ff8800');
  }
  await type(hex, 'f80');
  expect(hex.getAttribute('aria-invalid')).toBe('false');
  expect(hex.hasAttribute('aria-describedby')).toBe(false);
  expect(sheet()).toContain('#ff8800');
});

it('says by its words alone whether the preview stands still', async () => {
  await press(editor.box, '一時停止');
  expect(button('再開')?.dataset['on']).toBe('true');
  expect(button('再開')?.ariaPressed).toBe(null);
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
  expect(asksWhenClosed()).toBe(true);
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

it('single characters are switched off in the list of keys, and other keys go on', async () => {
  await press(editor.box, 'キー');
  await click(control(editor.box, '1文字のキーを使う'));
  await press(editor.box, '閉じる');
  const event = await stroke(document.body, {key: '/'});
  expect(event.defaultPrevented).toBe(false);
  await stroke(document.body, {key: 'p'});
  expect(editor.fed).not.toContain('pause');
  expect(editor.box.querySelector('[aria-keyshortcuts="P"], [aria-keyshortcuts="/"]')).toBe(null);
  await click(control(editor.box, '1文字のキーを使う'));
  await stroke(document.body, {key: 'p'});
  expect(editor.fed).toContain('pause');
});

it('the source is placed on the screen by numbers and by presses, without a drag', async () => {
  await press(editor.box, '配信画面');
  const handle = () => editor.box.querySelector('[aria-label^="置き場所"]')?.ariaLabel;
  await type(control(editor.box, '左から（px）'), '100');
  await type(control(editor.box, '上から（px）'), '40');
  expect(handle()).toContain('左から100px、上から40px');
  await press(editor.box, '右へ10px');
  await press(editor.box, '上へ10px');
  expect(handle()).toContain('左から110px、上から30px');
  for (let presses = 0; presses < 5; presses += 1) await press(editor.box, '上へ10px');
  expect(handle()).toContain('上から0px');
});

it('keeps the design in another version, tells what went, and asks for its page', async () => {
  await press(editor.box, '配信サイト');
  await click(control(editor.box, 'Kickの名前の色'));
  const version = editor.box.querySelector('select');
  if (version !== null) await type(version, '5_0');
  // Choosing alone leads nowhere.
  expect(editor.versions).toEqual([]);
  await press(editor.box, 'このバージョンで開く');
  expect(editor.versions).toEqual(['5_0']);
  expect(editor.box.textContent).toContain('配信サイト：Kickの名前の色');
});

it('files that miss the editor are not opened in its place', () => {
  const held = new DataTransfer();
  held.items.add(new File(['{}'], 'look.json'));
  const over = (target: Element): boolean => {
    const options = {bubbles: true, cancelable: true, dataTransfer: held};
    const event = new DragEvent('dragover', options);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(over(document.body)).toBe(true);
  const field = document.createElement('input');
  field.type = 'file';
  document.body.append(field);
  expect(over(field), 'but its fields take them').toBe(false);
  field.remove();
});

it('what resets all is told in sight, with the way back and forth', async () => {
  await press(editor.box, '本文の文字');
  await type(control(editor.box, '大きさ'), '40');
  await press(editor.box, 'すべてを初期値に戻す');
  expect(control(editor.box, '大きさ').value).not.toBe('40');
  await press(editor.box, '元に戻す', TOLD);
  expect(control(editor.box, '大きさ').value).toBe('40');
  await press(editor.box, 'やり直す', TOLD);
  expect(control(editor.box, '大きさ').value).not.toBe('40');
});

it('all sites but Twitch are hidden by one press, and back by another or by one step', async () => {
  const isHiding = (): boolean | undefined =>
    editor.sheets.at(-1)?.includes('.comment:not([data-service="twitch"])');
  await press(editor.box, '出さないコメント');
  const only = () => control(editor.box, 'Twitchのみ表示');
  for (const back of [() => press(editor.box, '元に戻す'), () => click(only())]) {
    await click(only());
    expect([only().checked, isHiding()]).toEqual([true, true]);
    await back();
    expect([only().checked, isHiding()]).toEqual([false, false]);
  }
});
