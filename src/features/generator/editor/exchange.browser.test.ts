import {strFromU8, unzipSync} from 'fflate';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {newDesign, setOption, setText} from '@komebiyori/overlays/model/design';
import {toJsonFile} from '@komebiyori/overlays/share/json';
import {encodeLink} from '@komebiyori/overlays/share/link';
import {mountEditor, type Mounted} from './testing/mountEditor';
import {click, control, fire, press, stroke, type, until} from './testing/operate';

const design = setText(setOption(newDesign('bubble', '8_0'), 'body.size', 33), 'name', '夜');
const YUSEI = {family: 'Yusei Magic', weight: 400};
const clientPath = location.pathname + location.search;
let editor: Mounted;

const sheet = () => editor.sheets.at(-1) ?? '';
const text = () => editor.box.textContent;
/** What was saved, by its name. */
const saved = new Map<string, Blob>();

beforeEach(async () => {
  localStorage.clear();
  saved.clear();
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.set(this.download, last);
  });
  editor = await mountEditor();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await editor.close();
  history.replaceState(null, '', clientPath);
});

function drop(file: File): Promise<void> {
  const data = new DataTransfer();
  data.items.add(file);
  const options = {bubbles: true, cancelable: true, dataTransfer: data};
  const target = editor.box.firstElementChild ?? editor.box;
  return fire(target, new DragEvent('drop', options));
}

describe('out', () => {
  it('goes the CSS, by hand where the browser forbids copying', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await press(editor.box, 'CSSをコピー');
    const box = control(editor.box, 'CSSをコピー');
    await until(() => {
      expect((box.selectionEnd ?? 0) - (box.selectionStart ?? 0)).toBe(box.value.length);
    });
    expect(box.value).toContain('body {');
    expect(text()).toContain('コピーを許可していません');
  });

  it('goes a zip with everything that the app needs', async () => {
    await press(editor.box, 'zipを保存');
    await until(() => {
      expect([...saved.keys()]).toEqual(['basic-komebiyori.zip']);
    });
    const [zip] = [...saved.values()];
    const bytes = new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer());
    const files = unzipSync(bytes);
    expect(strFromU8(files['basic-komebiyori/script.js'] ?? new Uint8Array())).toBe(
      '/* runtime */',
    );
    expect(text()).toContain('保存しました');
  });

  it('goes a zip with the fonts of the site', async () => {
    const asked: unknown[] = [];
    await editor.close();
    editor = await mountEditor('8_0', {
      loadFonts: (faces) => {
        asked.push(faces);
        return Promise.resolve([{...YUSEI, file: 'yusei.woff2', bytes: Uint8Array.of(7)}]);
      },
    });
    await drop(new File([toJsonFile(setOption(design, 'body.family', YUSEI.family))], 'a.json'));
    await press(editor.box, 'zipを保存');
    await until(() => {
      expect(saved.size).toBe(1);
    });
    expect(asked.at(-1)).toEqual([YUSEI]);
    const [zip] = [...saved.values()];
    const files = unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer()));
    const file = (name: string) =>
      Object.entries(files).find(([path]) => path.endsWith(name))?.[1] ?? new Uint8Array();
    expect(file('/assets/yusei.woff2')).toEqual(Uint8Array.of(7));
    expect(strFromU8(file('/style.css'))).not.toContain('https:');
  });

  it('goes no zip without its fonts, and nothing is lost', async () => {
    await editor.close();
    editor = await mountEditor('8_0', {loadFonts: () => Promise.reject(new Error('offline'))});
    await drop(new File([toJsonFile(setOption(design, 'body.family', YUSEI.family))], 'a.json'));
    await press(editor.box, 'zipを保存');
    await until(() => {
      expect(text()).toContain('フォントを読み込めず、zipを作れませんでした。');
    });
    expect(saved.size).toBe(0);
    expect(sheet()).toContain('font-family: "Yusei Magic"');
    expect(sheet()).toContain('--lcv-font-size: 33px');
  });

  it('goes JSON by the keyboard', async () => {
    const event = await stroke(document.body, {key: 's', ctrlKey: true});
    expect(event.defaultPrevented).toBe(true);
    expect([...saved.keys()]).toEqual(['basic-komebiyori.json']);
  });

  it('goes a source of the zip that was saved, until another template is chosen', async () => {
    const path = () => {
      const handle = editor.box.querySelector<HTMLAnchorElement>('a[href*="/templates/"]');
      return new URL(handle?.href ?? '').pathname;
    };
    await press(editor.box, 'zipを保存');
    await until(() => {
      expect(path()).toBe('/templates/custom/basic-komebiyori/index.html');
    });
    const chooser = editor.box.querySelector<HTMLSelectElement>('select:has([value="preset"])');
    if (chooser === null) throw new Error('No 「使うテンプレート」');
    expect(chooser.value).toBe('custom');
    expect(text()).toContain('保存したzipを使います。先に、zipを本アプリの');
    await type(chooser, 'preset');
    expect(path()).toBe('/templates/basic/index.html');
    expect(text()).not.toContain('保存したzipを使います');
    await press(editor.box, 'zipを保存');
    await until(() => {
      expect(path()).toContain('/custom/');
    });
    await drop(new File([toJsonFile(design)], 'a.json'));
    await until(() => {
      expect(path()).toBe('/templates/basic/index.html');
    });
    // The next visit begins where no zip was saved.
    await editor.close();
    editor = await mountEditor();
    expect(path()).toBe('/templates/basic/index.html');
  });

  it('goes a source for OBS, whose folder is asked once', async () => {
    const handle = () => editor.box.querySelector<HTMLAnchorElement>('a[href*="/templates/"]');
    const address = () => new URL(handle()?.href ?? '');
    expect(address().pathname).toBe('/templates/basic/index.html');
    await type(control(editor.box, 'フォルダ名'), 'line-up');
    expect(address().pathname).toBe('/templates/line-up/index.html');
    await editor.close();
    editor = await mountEditor();
    expect(address().pathname).toBe('/templates/line-up/index.html');
    const data = new DataTransfer();
    await fire(
      handle() ?? document.body,
      new DragEvent('dragstart', {bubbles: true, dataTransfer: data}),
    );
    expect(data.getData('text/uri-list')).toContain('layer-css=');
  });
});

describe('in', () => {
  it('come files that are dropped, and can be undone', async () => {
    await drop(new File([toJsonFile(design)], 'a.json'));
    await until(() => {
      expect(sheet()).toContain('--lcv-font-size: 33px');
    });
    expect(text()).toContain('JSONを読み込みました');
    await press(editor.box, '元に戻す', '[role=region] button');
    expect(sheet()).toContain('--lcv-font-size: 24px');
  });

  it('come texts that are pasted', async () => {
    await press(editor.box, '読み込み');
    await type(control(editor.box, '貼り付ける'), ':root { --lcv-font-size: 61px }');
    await press(editor.box, '読み込む');
    expect(sheet()).toContain('--lcv-font-size: 61px');
  });

  it('comes nothing that is broken, and nothing is lost', async () => {
    await drop(new File(['PK\u0003\u0004…'], 'a.zip'));
    await until(() => {
      expect(text()).toContain('zipが壊れているか、パスワードが付いています');
    });
    expect(sheet()).toContain('--lcv-font-size: 24px');
  });

  it('comes a broken link with its reason and another try', async () => {
    await editor.close();
    history.replaceState(null, '', `${clientPath}#s=1.AAAA`);
    editor = await mountEditor();
    expect(text()).toContain('共有リンクを読み込めませんでした');
    history.replaceState(null, '', `${clientPath}#${encodeLink(design).hash}`);
    await press(editor.box, 'もう一度試す');
    expect(sheet()).toContain('--lcv-font-size: 33px');
  });

  it('comes the template that the gallery names', async () => {
    await editor.close();
    const query = new URLSearchParams(location.search);
    query.set('template', 'bubble');
    history.replaceState(null, '', `${location.pathname}?${query.toString()}`);
    editor = await mountEditor();
    expect(
      editor.box.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.closest('label')
        ?.textContent,
    ).toContain('ふきだし');
  });
});

describe('another tab with the same version', () => {
  it('is told, and one of both saves', async () => {
    const other = new BroadcastChannel('generator');
    const heard: string[] = [];
    other.onmessage = ({data}: MessageEvent<{type: string}>) => heard.push(data.type);
    await press(editor.box, '本文の文字');
    await type(control(editor.box, '大きさ'), '40');
    await until(() => {
      expect(text()).toContain('下書きを保存しました');
    });
    other.postMessage({type: 'hello', tab: 'other', app: '8_0'});
    await until(() => {
      expect(text()).toContain('ほかのタブでも、同じバージョンを編集しています');
    });
    other.postMessage({type: 'took', tab: 'other', app: '8_0'});
    await until(() => {
      expect(text()).toContain('このタブの変更は、下書きに保存しません');
    });
    expect(text()).not.toContain('下書きを保存しました');
    await press(editor.box, 'このタブで続ける');
    await until(() => {
      expect(heard).toContain('took');
    });
    expect(text()).not.toContain('ほかのタブ');
    other.close();
  });

  it('is left behind with the page of the version', async () => {
    const other = new BroadcastChannel('generator');
    other.postMessage({type: 'hello', tab: 'other', app: '8_0'});
    await until(() => {
      expect(text()).toContain('ほかのタブでも、同じバージョンを編集しています');
    });
    const version = editor.box.querySelector('select');
    if (version !== null) await type(version, '5_0');
    await press(editor.box, 'このバージョンで開く');
    const next = await mountEditor('5_0');
    expect(next.box.textContent).not.toContain('ほかのタブ');
    await next.close();
    other.close();
  });

  it('with another version is none of this', async () => {
    const other = new BroadcastChannel('generator');
    other.postMessage({type: 'hello', tab: 'other', app: '7_0'});
    other.postMessage('nonsense');
    await click(control(editor.box, '項目を検索'));
    expect(text()).not.toContain('ほかのタブ');
    other.close();
  });
});

describe('own presets', () => {
  it('are kept, copied, renamed and opened', async () => {
    await press(editor.box, '保存した見た目');
    await type(control(editor.box, '保存する見た目の名前'), '朝');
    await press(editor.box, '今の見た目を保存');
    await press(editor.box, '「朝」を複製する');
    await press(editor.box, '「朝のコピー」の名前を変更');
    await type(control(editor.box, '「朝のコピー」の新しい名前'), '昼');
    await press(editor.box, '変更');
    await press(editor.box, '「昼」を上へ');
    await editor.close();
    editor = await mountEditor();
    await press(editor.box, '保存した見た目');
    expect(text().indexOf('昼')).toBeLessThan(text().indexOf('朝'));
    await press(editor.box, 'すべてを保存（JSON）');
    expect([...saved.keys()]).toEqual(['komebiyori-presets.json']);
  });
});
