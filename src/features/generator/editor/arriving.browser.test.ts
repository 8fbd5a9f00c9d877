import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {newDesign, setOption, setText} from '@komebiyori/overlays/model/design';
import {moveDesign} from '@komebiyori/overlays/model/moveDesign';
import {draftText} from '@komebiyori/overlays/share/draft';
import {encodeLink} from '@komebiyori/overlays/share/link';
import {addPreset, MAX_PRESETS, PRESETS_KEY, presetsText, type Presets} from './state/presets';
import {mountEditor, type Mounted} from './testing/mountEditor';
import {click, control, fire, press, type, until} from './testing/operate';

const design = setText(setOption(newDesign('bubble', '8_0'), 'body.size', 33), 'name', '夜');
const clientPath = location.pathname + location.search;
let editor: Mounted;

const sheet = () => editor.sheets.at(-1) ?? '';
const text = () => editor.box.textContent;

beforeEach(async () => {
  localStorage.clear();
  editor = await mountEditor();
});
afterEach(async () => {
  await editor.close();
  history.replaceState(null, '', clientPath);
});

/** A head or a row says more behind its name. */
async function pressBeginning(box: HTMLElement, name: string): Promise<void> {
  const found = [...box.querySelectorAll<HTMLElement>('[data-head], [data-row]')];
  await click(found.find((one) => one.textContent.startsWith(name)) ?? box);
}

async function changeSize(size: string, box = editor.box): Promise<void> {
  await pressBeginning(box, '本文の文字');
  await type(control(box, '大きさ'), size);
}

it('a link stays in the address until something is changed, so that it can be loaded again', async () => {
  await editor.close();
  const {hash} = encodeLink(design);
  history.replaceState(null, '', `${clientPath}#${hash}`);
  for (const _visit of ['first', 'reload']) {
    editor = await mountEditor();
    expect(sheet()).toContain('--lcv-font-size: 33px');
    expect(location.hash).toBe(`#${hash}`);
    await editor.close();
  }
  editor = await mountEditor();
  await changeSize('34');
  expect(location.hash).toBe('');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await editor.close();
  editor = await mountEditor();
  expect(sheet()).toContain('--lcv-font-size: 34px');
});

describe('an own look, where another one is opened', () => {
  const own = setText(setOption(newDesign('basic', '8_0'), 'body.size', 40), 'name', 'うちの子');
  const {hash} = encodeLink(design);
  const kept = () => localStorage.getItem('generator.draft.8_0') ?? '';
  const aside = () => localStorage.getItem('generator.presets') ?? '';
  const gallery = (): string => {
    const query = new URLSearchParams(location.search);
    query.set('template', 'bubble');
    return `${location.pathname}?${query.toString()}`;
  };
  /** The editor at an address of a new tab. */
  const open = async (address: string): Promise<void> => {
    await editor.close();
    history.replaceState(null, '', address);
    editor = await mountEditor();
  };
  const paste = async (): Promise<void> => {
    await open(clientPath);
    history.replaceState(null, '', `${clientPath}#${hash}`);
    await fire(window, new HashChangeEvent('hashchange'));
  };
  beforeEach(() => {
    localStorage.setItem('generator.draft.8_0', draftText(own, 1));
  });

  it.each([
    ['a link in a new tab', () => open(`${clientPath}#${hash}`)],
    ['a link in the same tab', paste],
    ['a card of the gallery', () => open(gallery())],
  ])('stays the draft while %s is looked at, and is kept once that is changed', async (_, come) => {
    await come();
    expect(text()).toContain(
      '変更を加えると、前の下書き「うちの子」は「保存した見た目」に入ります。',
    );
    const address = location.href;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect([kept(), aside(), location.href]).toEqual([draftText(own, 1), '', address]);
    await changeSize('34');
    await until(() => {
      expect(kept()).toContain('"body.size":34');
    });
    expect(aside()).toContain('うちの子（前の下書き）');
    expect(text()).toContain('前の下書き「うちの子」を「保存した見た目」に入れました。');
    expect(text()).not.toContain('変更を加えると');
    expect(location.pathname + location.search + location.hash).not.toMatch(/template=|#s=/u);
    await press(editor.box, '保存した見た目');
    await pressBeginning(editor.box, 'うちの子（前の下書き）');
    expect(sheet()).toContain('--lcv-font-size: 40px');
  });

  it('is kept with what was changed last, however soon the link comes', async () => {
    await open(clientPath);
    await changeSize('41');
    history.replaceState(null, '', `${clientPath}#${hash}`);
    await fire(window, new HashChangeEvent('hashchange'));
    await until(() => {
      expect(kept()).toContain('"body.size":41');
    });
  });

  it('is not lost where the list has no room for it', async () => {
    const full = Array.from({length: MAX_PRESETS}).reduce<Presets>(
      (all) => addPreset(all, '朝', design),
      [],
    );
    localStorage.setItem(PRESETS_KEY, presetsText(full));
    await open(`${clientPath}#${hash}`);
    await changeSize('34');
    await until(() => {
      expect(text()).toContain('「保存した見た目」が100個あり');
    });
    expect(kept()).toBe(draftText(own, 1));
    expect(aside()).toBe(presetsText(full));
  });

  it('of another version is kept as well', async () => {
    localStorage.setItem('generator.draft.7_0', draftText(moveDesign(own, {app: '7_0'}).design, 1));
    const older = encodeLink(newDesign('bubble', '7_0')).hash;
    await open(`${clientPath}#${older}`);
    expect(text()).not.toContain('うちの子');
    expect([editor.versions, editor.hashes]).toEqual([['7_0'], [`#${older}`]]);
    const next = await mountEditor('7_0');
    expect(next.box.textContent).toContain('前の下書き「うちの子」は「保存した見た目」に入ります');
    expect(location.hash).toBe(`#${older}`);
    await changeSize('34', next.box);
    await until(() => {
      expect(aside()).toContain('うちの子（前の下書き）');
    });
    await next.close();
    expect(kept()).toBe(draftText(own, 1));
  });
});
