import {act} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {page} from 'vitest/browser';
import '@site/src/css/custom.css';
import '@site/src/css/tokens.css';
import '@site/src/css/visuallyHidden.css';
import {touchScreen} from '@site/src/components/testing/touch.browser';
import {mountEditor, type Mounted} from './testing/mountEditor';
import {click, control, press, type, until} from './testing/operate';

const touch = touchScreen();
let editor: Mounted;

beforeEach(async () => {
  localStorage.clear();
  editor = await mountEditor();
});
afterEach(async () => {
  await editor.close();
  await page.viewport(414, 896);
});

describe('the way back', () => {
  const NAMES = ['元に戻す', 'やり直す'] as const;
  /** The toast, which comes after them, may have one of the same name. */
  const buttons = (name: string) => page.getByRole('button', {name, exact: true}).elements();

  it.each([
    [320, 256],
    [360, 640],
    [390, 844],
    [820, 1180],
  ])('is in reach of a finger in %i × %i, wherever one is', async (width, height) => {
    await act(() => page.viewport(width, height));
    await press(editor.box, '本文の文字');
    const size = () => control(editor.box, '大きさ').value;
    const before = size();
    await type(control(editor.box, '大きさ'), '48');
    control(editor.box, '大きさ').scrollIntoView({block: 'end'});
    expect(window.scrollY).toBeGreaterThan(300);
    for (const [name, value] of [
      ['元に戻す', before],
      ['やり直す', '48'],
    ] as const) {
      const [one] = buttons(name);
      if (!(one instanceof HTMLElement)) throw new Error(`No 「${name}」`);
      const {left, top, width: wide, height: high} = one.getBoundingClientRect();
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
      const hit = document.elementFromPoint(left + wide / 2, top + high / 2);
      expect(one.contains(hit)).toBe(true);
      expect(left + wide).toBeLessThanOrEqual(width);
      await click(one);
      expect(size()).toBe(value);
    }
  });

  it('is in the toolbar where there is room, and once everywhere', async () => {
    for (const [width, before] of [
      [1280, null],
      [390, 'tablist'],
      [1280, null],
    ] as const) {
      await act(() => page.viewport(width, 800));
      for (const name of NAMES) {
        const [one, ...others] = buttons(name);
        const place = one?.parentElement?.previousElementSibling?.role ?? null;
        expect([width, name, others.length, place]).toEqual([width, name, 0, before]);
      }
    }
  });
});

it('names no keys where there are none', async () => {
  const keys = page.getByRole('button', {name: 'キー', exact: true});
  await expect.element(keys).toBeVisible();
  await act(() => touch(true));
  await expect.element(keys).not.toBeInTheDocument();
  await act(() => touch(false));
  await expect.element(keys).toBeVisible();
});

describe('the way to the PC', () => {
  const names = () =>
    page
      .getByRole('region', {name: '書き出し'})
      .getByRole('button')
      .or(page.getByRole('link', {name: 'OBSへドラッグ'}))
      .elements()
      .map(({textContent}) => textContent);
  const ORDER = ['共有リンク', 'JSONを保存', 'CSSをコピー', 'zipを保存', 'OBSへドラッグ'];

  it('comes first where nothing can be dragged to OBS, and what is dragged last', async () => {
    await press(editor.box, '書き出し', '[role=tab]');
    const order = () => names().filter((name) => ORDER.includes(name));
    const [link = '', json = '', ...rest] = ORDER;
    expect(order()).toEqual([...rest, link, json]);
    await act(() => touch(true));
    await expect.poll(order).toEqual(ORDER);
  });

  describe('by another app', () => {
    const COPIED = '共有リンクをコピーしました';
    const said = () => editor.box.querySelector('[aria-live="polite"]')?.textContent ?? '';
    const given: ShareData[] = [];
    const copied: string[] = [];
    let answer: () => Promise<void> = () => Promise.resolve();

    beforeEach(() => {
      given.length = 0;
      copied.length = 0;
      answer = () => Promise.resolve();
      vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
        copied.push(text);
        return Promise.resolve();
      });
      // Chromium on Linux, where this runs, hands nothing over.
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (data: ShareData) => {
          given.push(data);
          return answer();
        },
      });
    });
    afterEach(() => {
      vi.restoreAllMocks();
      Reflect.deleteProperty(navigator, 'share');
    });
    const share = async (): Promise<void> => {
      await act(() => touch(true));
      await press(editor.box, '書き出し', '[role=tab]');
      await expect.poll(names).toContain('共有');
      await press(editor.box, '共有');
    };

    it('gets the link, and nothing is said when its list is closed', async () => {
      answer = () => Promise.reject(new DOMException('closed', 'AbortError'));
      await share();
      const [{title, url = ''} = {}] = given;
      expect(title).toBe('シンプル');
      expect(url).toMatch(/^https:\/\/example\.com\/generator\/templates\/8_0#./u);
      expect([said(), copied]).toEqual(['', []]);
    });

    it('is copied where the system hands nothing over', async () => {
      answer = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      await share();
      await until(() => {
        expect(said()).toBe(COPIED);
      });
      expect(copied).toEqual([given[0]?.url]);
    });

    it('is offered by fingers alone, beside the copy', async () => {
      await press(editor.box, '書き出し', '[role=tab]');
      expect(names()).not.toContain('共有');
      await act(() => touch(true));
      await expect
        .poll(() => names().slice(0, 4))
        .toEqual(['書き出し', '共有', '共有リンクをコピー', 'JSONを保存']);
    });
  });
});
