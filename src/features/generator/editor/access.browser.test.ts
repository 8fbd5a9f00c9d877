import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {cdp, page, userEvent} from 'vitest/browser';
import '@site/src/css/custom.css';
import '@site/src/css/tokens.css';
import {mountEditor, type Mounted} from './testing/mountEditor';
import {control, press, type, until} from './testing/operate';

let editor: Mounted;
const button = (name: string) =>
  [...editor.box.querySelectorAll('button')].find(({textContent}) => textContent.includes(name));

/** The ring around what has the focus. */
function ring(element: Element | null): string {
  const {outlineStyle, outlineWidth} = getComputedStyle(element ?? document.body);
  return `${outlineStyle} ${outlineWidth}`;
}

beforeEach(async () => {
  localStorage.clear();
  editor = await mountEditor();
});
afterEach(() => editor.close());

describe('by keyboard', () => {
  const NAMES: Readonly<Record<string, string>> = {
    controls: '項目へ移動',
    preview: '見本へ移動',
    output: '書き出しへ移動',
  };
  const active = () => document.activeElement;
  const pane = (id: string) => editor.box.querySelector(`section[id$=${id}]`) ?? editor.box;
  /** What Tab reaches in a part; of radios of one name it reaches one. */
  const stops = (part: Element) =>
    [...part.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        one.checkVisibility({visibilityProperty: true}) &&
        !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked),
    );

  it('leads at once to every part, and from its head to every control', async () => {
    for (const id of ['controls', 'preview', 'output']) {
      await press(editor.box, NAMES[id] ?? '', 'nav a');
      await expect.poll(() => active()).toBe(pane(id));
      const count = stops(pane(id)).length;
      expect(count, id).toBeGreaterThan(1);
      expect(count, id).toBeLessThanOrEqual(15);
    }
    await userEvent.tab();
    await userEvent.tab();
    expect(active()?.textContent).toBe('CSSをコピー');
  });

  it('goes from head to head, and from row to row of a section', async () => {
    const head = button('配信サイト');
    await press(editor.box, '配信サイト');
    head?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    const row = active();
    const shown = page.getByRole('group', {name: 'YouTubeの名前の色'});
    expect(row).toBe(shown.element());
    await expect.element(shown).toHaveAccessibleDescription('なし');
    expect(ring(row)).toBe('solid 3px');
    await userEvent.tab();
    expect(row?.contains(active())).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(active()).toBe(head);
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(active()?.textContent).toBe('名前と作者');
    const rows = [...editor.box.querySelectorAll('[data-row]')];
    expect(rows.length).toBeGreaterThan(40);
    for (const one of rows) expect(stops(one).length).toBeLessThan(6);
  });
});

it('goes by keys among what is hard to read, and says where it is', async () => {
  await press(editor.box, '縁取り');
  for (const part of ['名前', '本文']) await type(control(editor.box, `${part}の縁の太さ`), '0');
  await until(() => {
    expect(button('自動で直す')).toBeDefined();
  });
  // On a phone the part is there only then.
  await press(editor.box, '書き出しへ移動', 'nav a');
  button('読みやすさ')?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}');
  const line = page.getByRole('group', {name: '名前', exact: true});
  await expect.element(line).toHaveFocus();
  await expect.element(line).toHaveAccessibleDescription(/コントラスト比は/u);
  expect(ring(line.element())).toBe('solid 3px');
});

it('says when a change made texts hard to read, and when all can be read again', async () => {
  const said = page.getByRole('status').getByText(/読みにく|読みやすい/u);
  // What there was at first is no news.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect.element(said).not.toBeInTheDocument();
  await press(editor.box, '縁取り');
  for (const part of ['名前', '本文']) await type(control(editor.box, `${part}の縁の太さ`), '0');
  await expect
    .element(said)
    .toHaveTextContent('2か所のうち2か所が、背景によって読みにくくなります。');
  await press(editor.box, '自動で直す');
  await expect.element(said).toHaveTextContent('どの文字も、読みやすい配色になりました。');
});

it('goes into a section without rows, and says in which section a control is', async () => {
  await press(editor.box, '配色');
  button('配色')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  const palettes = page.getByRole('group', {name: '配色', exact: true});
  await expect.element(palettes.getByRole('button').first()).toHaveFocus();
  await press(editor.box, '本文の文字');
  const texts = page.getByRole('group', {name: '本文の文字', exact: true});
  await expect.element(texts.getByRole('slider', {name: /濃さ/u}).first()).toBeVisible();
});

it('tells the value of a slider once', async () => {
  await press(editor.box, '本文の文字');
  const slider = page.getByRole('slider', {name: '色の 濃さ', exact: true}).first();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '100%');
  // On a phone its part is hidden.
  await page.viewport(1280, 800);
  const rate = page.getByRole('slider', {name: '速さ', exact: true});
  await expect.element(rate).toHaveAttribute('aria-valuetext', '毎秒1件');
  await page.viewport(414, 896);
});

it('names a template by its name, and tells the rest of it besides', async () => {
  const bubble = page.getByRole('radio', {name: 'ふきだし', exact: true});
  await expect.element(bubble).toHaveAccessibleDescription(/^縦 丸い吹き出しに/u);
});

it('tells who comes to a head by Tab how to reach the others', async () => {
  const head = page.getByRole('button', {name: /^テンプレート/u, expanded: true});
  await expect.element(head).toHaveAccessibleDescription(/上下の矢印キーでほかの見出しへ/u);
});

describe('on screens of any size', () => {
  beforeEach(() => {
    document.documentElement.style.setProperty('--ifm-navbar-height', '60px');
  });
  afterEach(async () => {
    document.documentElement.style.removeProperty('--ifm-navbar-height');
    await page.viewport(414, 896);
  });

  it.each([
    [320, 256],
    [390, 844],
    [1280, 800],
  ])('in %i × %i nothing lies over what gets the focus', async (width, height) => {
    await page.viewport(width, height);
    await press(editor.box, '本文の文字');
    await press(editor.box, '並び');
    const fields = [control(editor.box, '大きさ'), control(editor.box, '色')];
    for (const field of fields) {
      // Where it would be seen, were there nothing that stays.
      const part = field.closest('section[id]');
      const isWide = part !== null && part.scrollHeight > part.clientHeight;
      const edge = isWide ? part.getBoundingClientRect().top : 0;
      const scroller = isWide ? part : document.documentElement;
      scroller.scrollBy(0, field.getBoundingClientRect().top - edge - 10);
      field.focus();
      const {left, top, bottom} = field.getBoundingClientRect();
      for (const y of [top + 2, bottom - 2])
        expect(document.elementFromPoint(left + 8, y), `${y}px`).toBe(field);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });
});

it('shows the real colours of what OBS will show where the system forces its own', async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {features: [{name: 'forced-colors', value}]});
  await press(editor.box, '配色');
  await press(editor.box, '本文の文字');
  await force('active');
  try {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const samples = [
      editor.box.querySelector('iframe')?.parentElement,
      button('なまえ')?.firstElementChild,
      control(editor.box, '色').parentElement?.querySelector('[style*=background]'),
    ];
    for (const sample of samples)
      expect(getComputedStyle(sample ?? document.body).forcedColorAdjust).toBe('none');
  } finally {
    await force('none');
  }
});
