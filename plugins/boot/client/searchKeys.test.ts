import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {handleSearchKeys} from './searchKeys.browser';

const NO_KEYS = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

beforeAll(() => {
  vi.stubGlobal('navigator', {platform: 'Win32'});
  vi.stubGlobal('Element', EventTarget);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** A page whose search field names a shortcut, as far as the keys look at it. */
function pageWith(shortcut: string | undefined) {
  const field = {dataset: {shortcut}, focus: vi.fn(), select: vi.fn()};
  let listener = (_event: unknown): void => undefined;
  const document = {
    querySelector: () => field,
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
    removeEventListener: () => undefined,
  };
  handleSearchKeys(document as unknown as Document);
  const press = (keys: Partial<typeof NO_KEYS> & {key: string}): boolean => {
    field.focus.mockClear();
    listener({...NO_KEYS, ...keys, composedPath: () => [], preventDefault: () => undefined});
    return field.focus.mock.calls.length > 0;
  };
  return press;
}

it('the shortcut of the search leads to its field before React is there, and the slash', () => {
  const press = pageWith('alt+s');
  expect(press({key: 's', altKey: true})).toBe(true);
  expect(press({key: '/'})).toBe(true);
  expect(press({key: 'k', ctrlKey: true})).toBe(false);
  expect(press({key: 's'})).toBe(false);
});

it('the default is mod+k, exactly', () => {
  const press = pageWith('mod+k');
  expect(press({key: 'K', ctrlKey: true})).toBe(true);
  expect(press({key: 'k', ctrlKey: true, shiftKey: true})).toBe(false);
});
