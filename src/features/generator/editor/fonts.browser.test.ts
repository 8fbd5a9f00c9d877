import {act} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {FONTS_KEY} from './fonts/fontMemory';
import {isOnPc} from './fonts/fontSample.browser';
import type {EditorParts} from './parts';
import {mountEditor, type Mounted} from './testing/mountEditor';
import {control, press, type, until} from './testing/operate';

let editor: Mounted;

beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  await editor.close();
  vi.unstubAllGlobals();
});

/** An editor whose text has a font, with its group open. */
async function mountWith(family: string): Promise<void> {
  editor = await mountEditor();
  await press(editor.box, '本文の文字');
  await type(control(editor.box, 'フォント'), family);
}

const says = (arrival: {family: string; isThere: boolean}): void => {
  act(() => editor.preview()?.onFont?.(arrival));
};
const text = (): string => editor.box.textContent;
const groupOf = (label: string): string[] =>
  [...editor.box.querySelectorAll<HTMLOptGroupElement>(`optgroup[label="${label}"]`)].flatMap(
    (group) => [...group.querySelectorAll('option')].map(({value}) => value),
  );

describe('a font that does not come', () => {
  it('says so where it was chosen, with a way on, and no more when it is there', async () => {
    await mountWith('Yusei Magic');
    says({family: 'Yusei Magic', isThere: false});
    expect(text()).toContain('フォントを読み込めませんでした。');
    expect(text()).toContain('「Yusei Magic」を読み込めず、代わりのフォントで出ています。');
    const before = editor.loads();
    await press(editor.box, 'もう一度読み込む');
    await until(() => {
      expect(editor.loads()).toBe(before + 1);
    });
    says({family: 'Yusei Magic', isThere: false});
    says({family: 'Yusei Magic', isThere: true});
    expect(text()).not.toContain('フォントを読み込めませんでした。');
  });
});

it('a name that was written and taken back leaves the choice as it was', async () => {
  await mountWith('\u0000');
  await type(control(editor.box, 'フォントの名前'), 'Meiryo');
  await press(editor.box, '元に戻す');
  expect(editor.box.querySelector('[aria-label="フォントの名前"]')).toBeNull();
});

describe('fonts of this PC', () => {
  const fonts = ['Meiryo', 'HG丸ｺﾞｼｯｸM-PRO', 'Meiryo'].map((family) => ({family}));
  const list = (): HTMLSelectElement => {
    const found = editor.box.querySelector('select[size]');
    if (found instanceof HTMLSelectElement) return found;
    throw new Error('No list');
  };

  it('are searched and chosen, and are there again later', async () => {
    vi.stubGlobal('queryLocalFonts', () => Promise.resolve(fonts));
    await mountWith('');
    await press(editor.box, 'このPCのフォントから選ぶ');
    expect([...list().options].map(({value}) => value)).toHaveLength(2);
    const search = editor.box.querySelector('input[placeholder$="個から検索"]');
    await type(search as HTMLInputElement, 'ゴシック');
    expect([...list().options].map(({value}) => value)).toEqual(['HG丸ｺﾞｼｯｸM-PRO']);
    // As a choice in a list does it; nothing is chosen before.
    await type(list(), 'HG丸ｺﾞｼｯｸM-PRO');
    expect(editor.sheets.at(-1)).toContain('"HG丸ｺﾞｼｯｸM-PRO"');
    expect(groupOf('最近選んだもの')).toEqual(['HG丸ｺﾞｼｯｸM-PRO']);
    await press(editor.box, '「HG丸ｺﾞｼｯｸM-PRO」をお気に入りに入れる');
    expect(groupOf('お気に入り')).toEqual(['HG丸ｺﾞｼｯｸM-PRO']);
    expect(groupOf('最近選んだもの')).toEqual([]);
    expect(JSON.parse(localStorage.getItem(FONTS_KEY) ?? '')).toEqual({
      favorites: ['HG丸ｺﾞｼｯｸM-PRO'],
      recent: ['HG丸ｺﾞｼｯｸM-PRO'],
    });
  });

  it.each([
    [() => Promise.resolve([]), '許可がありません'],
    [() => Promise.reject(new DOMException('no', 'NotAllowedError')), '許可がありません'],
  ] as const)('may not be told, and the name can be written: %#', async (query, said) => {
    vi.stubGlobal('queryLocalFonts', query);
    await mountWith('');
    await press(editor.box, 'このPCのフォントから選ぶ');
    expect(text()).toContain(said);
    await type(control(editor.box, 'フォント'), '\u0000');
    await type(control(editor.box, 'フォントの名前'), 'My Font');
    expect(editor.sheets.at(-1)).toContain('"My Font"');
  });

  it('are written at once where the browser lists none', async () => {
    vi.stubGlobal('queryLocalFonts', undefined);
    await mountWith('');
    expect(text()).toContain('このPCのフォントの一覧を出せません。');
    expect(text()).not.toContain('このPCのフォントから選ぶ');
    const name = control(editor.box, 'フォントの名前');
    expect(name.value).toBe('');
    await type(name, 'My Font');
    expect(editor.sheets.at(-1)).toContain('"My Font"');
    expect(control(editor.box, 'フォント').value).toBe('\u0000');
    await type(control(editor.box, 'フォント'), 'Yusei Magic');
    expect(control(editor.box, 'フォントの名前').value).toBe('Yusei Magic');
  });
});

describe('what the preview costs', () => {
  const strip = (): string => editor.box.querySelector('[data-part="cost"]')?.textContent ?? '';
  const draws = (p95: number): void => {
    act(() => editor.preview()?.onFrames?.({p95, nodes: 1234}));
  };

  it('is told while it plays', async () => {
    await mountWith('');
    expect(strip()).toBe('1コマ –ms要素 –個');
    draws(16.66);
    expect(strip()).toBe('1コマ 16.7ms要素 1,234個');
    for (let second = 0; second < 5; second += 1) draws(40);
    expect(strip()).toContain('動きがカクついています（1秒55コマ未満）');
    await press(editor.box, '一時停止');
    // What was under way when it stopped.
    draws(40);
    expect(strip()).toBe('1コマ –ms要素 –個');
  });

  it('warns of a design that is heavy, with what to change', async () => {
    await mountWith('');
    await press(editor.box, '影と光');
    await type(control(editor.box, '光の重なり'), '7');
    await until(() => {
      expect(strip()).toContain('「光の重なり」か「残す件数」を減らしてください。');
    });
  });
});

describe('letters of the chosen font', () => {
  const FILE = '/static/fonts/samples/yusei-magic.woff2';
  const load = vi.fn<EditorParts['loadFontSample']>();
  const letters = (): HTMLElement | null => editor.box.querySelector('[data-drawn="true"]');
  const openBody = async (): Promise<void> => {
    editor = await mountEditor('8_0', {loadFontSample: load});
    expect(load).not.toHaveBeenCalled();
    await press(editor.box, '本文の文字');
    expect(load).not.toHaveBeenCalled();
  };
  const choose = (family: string): Promise<void> => type(control(editor.box, 'フォント'), family);

  afterEach(() => {
    load.mockReset();
  });

  it('are drawn in a font of the site, which comes when it is chosen, with whose it is', async () => {
    const bytes = new Uint8Array(await (await fetch(FILE)).arrayBuffer());
    load.mockResolvedValue({bytes, copyright: 'Copyright 2020 Somebody'});
    await openBody();
    await choose('Yusei Magic');
    await until(() => {
      expect(letters()?.style.fontFamily).toBe('"Sample of Yusei Magic"');
    });
    expect(document.fonts.check('16px "Sample of Yusei Magic"')).toBe(true);
    expect(text()).toContain('SIL Open Font License 1.1のフォントです。Copyright 2020 Somebody');
    await choose('');
    await choose('Yusei Magic');
    await until(() => {
      expect(letters()).not.toBeNull();
    });
    expect(load.mock.calls).toEqual([['Yusei Magic']]);
  });

  it('are not there when they cannot be drawn in it', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValueOnce({bytes: Uint8Array.of(1, 2, 3), copyright: ''});
    await openBody();
    for (const family of ['VT323', 'Orbitron']) {
      await choose(family);
      await until(() => {
        expect(load).toHaveBeenLastCalledWith(family);
        expect(editor.box.querySelector('[data-drawn]')).toBeNull();
      });
    }
    expect(text()).toContain('SIL Open Font License 1.1のフォントです。');
  });

  it('are left to the preview for a font of others, whose page is named', async () => {
    await openBody();
    await choose('Kiwi Maru');
    expect(text()).toContain('字の形は、見本の画面で確かめます。');
    expect(editor.box.querySelector('[data-drawn]')).toBeNull();
    const page = editor.box.querySelector('a[href="https://fonts.google.com/specimen/Kiwi+Maru"]');
    expect(page?.textContent).toContain('Kiwi Maru');
  });

  it('of a font of the PC are there when the PC has it', async () => {
    await openBody();
    await choose('\u0000');
    await type(control(editor.box, 'フォントの名前'), 'No such font');
    expect(letters()).toBeNull();
    expect(text()).toContain('このブラウザでは「No such font」を表示できません。');
    // What machines have that run tests.
    const there = ['DejaVu Sans', 'Liberation Sans', 'Arial', 'Noto Sans CJK JP'].find(isOnPc);
    expect(there).toBeDefined();
    await type(control(editor.box, 'フォントの名前'), there ?? '');
    expect(letters()?.style.fontFamily).toBe(JSON.stringify(there));
    expect(load).not.toHaveBeenCalled();
  });
});
