import {strToU8} from 'fflate';
import {describe, expect, it} from 'vitest';
import type OneSDK from '@onecomme.com/onesdk';
import {newDesign} from '../model/design';
import {templateFiles} from '../package/packTemplate';
import {rawComment} from '../testing/comments';
import {createClock} from './clock';
import {readOrder, readReport} from './messages';
import {createMockSdk} from './mockSdk';
import {previewDocument} from './previewDocument';
import {sheetOf} from './sheet';

describe('messages', () => {
  it.each([
    null,
    'x',
    {type: 'pause', token: 'other'},
    {type: 'run', token: 't'},
    {type: 'feed', token: 't'},
    {type: 'feed', token: 't', message: {type: 1}},
    {type: 'advance', token: 't', ms: -1},
    {type: 'advance', token: 't', ms: '1'},
    {type: 'expect', token: 't', fonts: [{family: 'A'}]},
    {type: 'css', token: 't', sheet: {css: 1, imports: []}},
    {type: 'css', token: 't', sheet: {css: '', imports: [1]}},
  ])('are not heard: %j', (value) => {
    expect(readOrder(value, 't')).toBeUndefined();
  });

  it('are heard with the token', () => {
    expect(readOrder({type: 'advance', token: 't', ms: 5, more: 1}, 't')).toEqual({
      type: 'advance',
      ms: 5,
    });
    expect(readReport({type: 'connected', token: 't'}, 't')).toEqual({type: 'connected'});
    expect(readReport({type: 'frames', token: 't', p95: 16, nodes: 9, more: 1}, 't')).toEqual({
      type: 'frames',
      p95: 16,
      nodes: 9,
    });
  });

  it.each([
    {type: 'error', message: 1},
    {type: 'frames', p95: NaN, nodes: 1},
    {type: 'frames', p95: 1, nodes: '1'},
    {type: 'font', family: 'A', isThere: 1},
  ])('of the frame are not heard: %j', (value) => {
    expect(readReport({...value, token: 't'}, 't')).toBeUndefined();
  });
});

it('has a clock that stops', () => {
  let real = 1000;
  const clock = createClock(() => real);
  clock.stop();
  real = 1500;
  clock.stop();
  expect(clock.now()).toBe(1000);
  clock.advance(20);
  clock.go();
  real = 1600;
  expect(clock.now()).toBe(1120);
});

describe('style sheets', () => {
  it('have their imports apart', () => {
    const css =
      '/* @import "x"; */\n@import url("https://fonts.googleapis.com/css2?a=b;c");\na {}\n';
    expect(sheetOf(css, new Map())).toEqual({
      imports: ['https://fonts.googleapis.com/css2?a=b;c'],
      css: '/* @import "x"; */\n\na {}\n',
    });
  });

  it('carry their files', () => {
    const files = new Map([['assets/canvas-picture.png', strToU8('a')]]);
    const css = 'body { background: url("./assets/canvas-picture.png"); }';
    expect(sheetOf(css, files).css).toBe('body { background: url("data:image/png;base64,YQ=="); }');
  });
});

describe('the document', () => {
  const parts = {sdk: 'sdk("$&")', nonce: 'n', token: 't'};
  const files = (script: string) =>
    templateFiles(newDesign('basic', '8_0'), {script, thumb: new Uint8Array(), link: ''});

  it('has its own policy, both scripts as they are, and no file of its own', () => {
    const html = previewDocument({...parts, files: files("run('$1')")});
    expect(html).toContain("script-src 'nonce-n'");
    expect(html).toContain(`<script nonce="n">sdk("$&")</script>`);
    expect(html).toContain(`<script nonce="n">run('$1')</script>`);
    expect(html).not.toMatch(/ src=| href=/u);
  });

  it('refuses scripts that would end their element, and other pages', () => {
    expect(() => previewDocument({...parts, files: files('"</script>"')})).toThrow();
    expect(() =>
      previewDocument({...parts, files: new Map([['index.html', strToU8('')]])}),
    ).toThrow();
  });
});

describe('the stand-in for the SDK', () => {
  const start = () => createMockSdk({onConnect: () => undefined});

  it('has groups of permissions', () => {
    const sdk = start().sdk as unknown as typeof OneSDK;
    expect(sdk.usePermission([sdk.PERM.WORDPAETY], ['config'])).toEqual([
      'config',
      'wp.update',
      'wp.exec',
    ]);
  });

  it('hands over what the real one would', async () => {
    const {sdk: mock, receive} = start();
    const sdk = mock as unknown as typeof OneSDK;
    await sdk.setup({excludes: ['twitch'], permissions: ['comments']});
    const seen: unknown[] = [];
    for (const action of ['comments', 'pinned'] as const) {
      sdk.subscribe({action, callback: (data: unknown) => seen.push([action, data])});
    }
    const [first, second] = [rawComment('1'), rawComment('2', {}, {service: 'twitch'})];
    receive({type: 'comments', data: {comments: [first, second]}});
    receive({type: 'pinned', data: first});
    receive({type: 'deleted', data: [{id: '1'}]});
    expect(seen).toEqual([
      ['comments', [first]],
      ['comments', []],
    ]);
  });
});
