import {describe, expect, it} from 'vitest';
import {parseOptions} from './options';

describe('parseOptions', () => {
  it('has no contexts and the shortcut mod+k by default', () => {
    expect(parseOptions({})).toEqual({
      contexts: [],
      asked: '',
      shortcut: {modifiers: ['mod'], key: 'k'},
    });
  });
  it('names everything that is wrong at once', () => {
    const run = (): unknown =>
      parseOptions({shortcut: 'hyper+k', contexts: [{path: '/a', label: ''}]});
    expect(run).toThrow(
      '  shortcut: must be a combination of ctrl, cmd, mod, alt, shift plus a key',
    );
    expect(run).toThrow('  contexts.0.path: must neither begin nor end with a slash');
    expect(run).toThrow('  contexts.0.label: must not be empty');
  });
  it('refuses an option it does not know', () => {
    expect(() => parseOptions({shortcuts: 'mod+k'})).toThrow('shortcuts');
  });
});
