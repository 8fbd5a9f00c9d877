import {describe, expect, it} from 'vitest';

import {runPlugin} from './runPlugin';

const HEAD = "name: 'a', uid: 'b', version: '1.0.0', author: 'c', defaultState: {n: 1}";

const plugin = (rest: string): string => `module.exports = {${HEAD}, ${rest}};`;

describe('runPlugin', () => {
  it('accepts a plugin that does what the app asks', async () => {
    const code = plugin(
      "permissions: ['filter.comment'], init({store}) { this.store = store; }, " +
        'async filterComment(comment) { return this.store.get("n") === 1 ? comment : undefined; }, ' +
        "async request() { return {code: 200, response: '{}'}; }",
    );
    expect(await runPlugin(code)).toEqual([]);
  });

  it.each([
    ["module.exports = {name: 'a', permissions: []};", 'has no uid'],
    [plugin('permissions: [], async filterComment(c) { return c; }'), 'filter.comment'],
    [plugin("permissions: ['filter.speech']"), 'filter.speech'],
    [plugin("permissions: ['filter.comment'], async filterComment() {}"), 'neither a comment'],
    [plugin("permissions: ['filter.speech'], async filterSpeech() {}"), 'neither a text'],
    [plugin('permissions: [], init() { throw new Error("no"); }'), 'throws Error: no'],
    [plugin('permissions: [], async request() { return {}; }'), 'request does not answer'],
  ])('catches %s', async (code, words) => {
    expect(await runPlugin(code)).toContainEqual(expect.stringContaining(words));
  });
});
