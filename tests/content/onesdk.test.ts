/** The traps that developer/onesdk-js tells of are what the SDK does. */
import type {Comment} from '@onecomme.com/onesdk/types/Comment';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {loadSdk} from './support/loadSdk';

const comment = (id: string, rest: object = {}): Comment =>
  ({
    id: 'frame',
    service: 'youtube',
    name: 'メイン',
    url: '',
    color: {r: 0, g: 0, b: 0},
    data: {id, comment: id},
    ...rest,
  }) as Comment;

const comments = (...list: Comment[]) => ({type: 'comments', data: {comments: list}}) as const;

/** Connects with the settings and notes the ids that the callback of `comments` gets. */
async function record(settings: object, options: Parameters<typeof loadSdk>[0] = {}) {
  const loaded = loadSdk(options);
  const {sdk, sockets} = loaded;
  const got: string[] = [];
  await sdk.setup({permissions: ['comments'], ...settings});
  sdk.subscribe({
    action: 'comments',
    callback: (list: Comment[]) => got.push(list.map(({data}) => data.id).join()),
  });
  await sdk.connect();
  const [socket] = sockets;
  if (socket === undefined) throw new Error('no connection');
  return {...loaded, socket, got};
}

describe('the settings', () => {
  it('give way from setup to CSS variables to the URL', async () => {
    const {sdk} = loadSdk({
      href: 'http://localhost/?port=3&includes=youtube&includes=twitch&excludes=a,b',
      css: {'--one-sdk-port': ' 2', '--one-sdk-life-time': '20000'},
    });
    await sdk.setup({port: 1, lifeTime: 5});
    expect(sdk.config).toMatchObject({
      port: 3,
      lifeTime: 20_000,
      includes: ['youtube', 'twitch'],
      excludes: ['a,b'],
    });
  });

  it('need double quotes in lists and none in single values', async () => {
    const {sdk} = loadSdk({
      css: {
        '--one-sdk-include-names': '"枠 A", "枠B"',
        '--one-sdk-exclude-names': '枠',
        '--one-sdk-permissions': 'meta.clear',
        '--one-sdk-include-ids': "'a-b'",
        '--one-sdk-host': '"192.168.0.5"',
      },
    });
    await sdk.setup();
    expect(sdk.config).toMatchObject({
      includeNames: ['枠 A', '枠B'],
      excludeNames: [],
      permissions: ['meta', 'clear'],
      includeIds: ['a', 'b'],
      host: '"192.168.0.5"',
    });
  });

  it.each([
    ['http://192.168.0.5:11180/a', '192.168.0.5'],
    ['http://absolute/C:/a.html', 'localhost'],
    ['file:///C:/a.html', 'localhost'],
  ])('take the host from %s', (href, host) => {
    expect(loadSdk({href}).sdk.config.host).toBe(host);
  });

  it.each([
    [null, 'ws://localhost:11180/sub?p=all'],
    [[], 'ws://localhost:11180/sub?p='],
    [['comments', 'wp.exec'], 'ws://localhost:11180/sub?p=comments,wp.exec'],
  ])('ask for permissions %j', async (permissions, url) => {
    const {socket} = await record({permissions});
    expect(socket.url).toBe(url);
  });
});

describe('the behaviour', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const wait = (ms: number): unknown => vi.advanceTimersByTime(ms);
  /** The four things that happen in the figure of the modes. */
  async function story(settings: object): Promise<string[]> {
    const {socket, got} = await record(settings);
    socket.send({
      type: 'connected',
      data: {comments: [comment('1'), comment('2')]} as never,
    });
    socket.send(comments(comment('3')));
    wait(500);
    socket.send({type: 'deleted', data: [{id: '1', message: ''}]});
    socket.send({type: 'clear'});
    return got;
  }

  it('of all gives everything each time', async () => {
    expect(await story({mode: 'all'})).toEqual(['1,2', '1,2,3', '2,3', '']);
  });

  it('of diff gives what is new, and an empty list for clear', async () => {
    expect(await story({mode: 'diff'})).toEqual(['3', '']);
  });

  it('of diff tells of changes only without delay', async () => {
    for (const [disabledDelay, expected] of [
      [false, ['1']],
      [true, ['1', '1']],
    ] as const) {
      const {socket, got} = await record({mode: 'diff', disabledDelay});
      socket.send(comments(comment('1')));
      wait(500);
      socket.send(comments(comment('1')));
      wait(500);
      expect(got).toEqual(expected);
    }
  });

  it('never gives deleted and clear, and does not filter connected', async () => {
    const {sdk, socket, got} = await record({includes: ['twitch']});
    const called: unknown[] = [];
    sdk.subscribe({action: 'deleted', callback: () => called.push('deleted')});
    sdk.subscribe({action: 'clear', callback: () => called.push('clear')});
    sdk.subscribe({
      action: 'connected',
      callback: ({comments: list}: {comments: Comment[]}) => called.push(list.length),
    });
    socket.send({type: 'connected', data: {comments: [comment('1')]} as never});
    socket.send({type: 'deleted', data: [{id: '1', message: ''}]});
    socket.send({type: 'clear'});
    expect(called).toEqual([1]);
    expect(got.filter((ids) => ids !== '')).toEqual([]);
  });

  it.each([
    [33, 150],
    [100, 50],
  ])('lets %i waiting comments through every %i ms', async (waiting, ms) => {
    const {socket, got} = await record({mode: 'diff', commentLimit: 0});
    socket.send(comments(...Array.from({length: waiting + 1}, (_, id) => comment(String(id)))));
    expect(got).toHaveLength(1);
    wait(ms - 1);
    expect(got).toHaveLength(1);
    wait(1);
    expect(got).toHaveLength(2);
  });

  it.each([
    [0, '1,2,3'],
    [2, '2,3'],
  ])('keeps everything with a limit of 0: %i', async (commentLimit, expected) => {
    const {socket, got} = await record({commentLimit, disabledDelay: true});
    socket.send(comments(comment('1'), comment('2'), comment('3')));
    expect(got).toEqual([expected]);
  });

  it('takes comments away after their time only when ready came before the page had loaded', async () => {
    for (const loading of [true, false]) {
      const {sdk, sockets, finish} = loadSdk({loading});
      const ready = sdk.ready();
      finish();
      wait(20);
      await ready;
      const got: number[] = [];
      await sdk.setup({permissions: ['comments'], lifeTime: 100, disabledDelay: true});
      sdk.subscribe({action: 'comments', callback: (list: Comment[]) => got.push(list.length)});
      await sdk.connect();
      sockets[0]?.send(comments(comment('1')));
      wait(1000);
      expect(got).toEqual(loading ? [1, 0] : [1]);
    }
  });

  it('connects twice when connect is called twice, and is not connected at once', async () => {
    const {sdk, sockets} = await record({});
    await sdk.connect();
    expect(sockets).toHaveLength(2);
    expect(sdk.connected).toBe(false);
    sockets[0]?.emit('open');
    expect(sdk.connected).toBe(true);
    await sdk.connect();
    expect(sockets).toHaveLength(2);
  });

  it('connects again five seconds after a break', async () => {
    const {socket, sockets} = await record({});
    socket.emit('close');
    await vi.advanceTimersByTimeAsync(4999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
  });

  it('stops at a callback that throws', async () => {
    const {sdk, socket} = await record({});
    const later = vi.fn();
    sdk.subscribe({
      action: 'services',
      callback: () => {
        throw new Error('no');
      },
    });
    sdk.subscribe({action: 'services', callback: later});
    socket.send({type: 'services', data: []});
    expect(later).not.toHaveBeenCalled();
  });

  it('leaves what waits until the next comment when a callback throws', async () => {
    const {sdk, socket} = await record({});
    const got: number[] = [];
    sdk.subscribe({
      action: 'comments',
      callback: (list: Comment[]) => {
        got.push(list.length);
        if (list.length === 1) throw new Error('no');
      },
    });
    socket.send(comments(comment('1'), comment('2'), comment('3')));
    wait(60_000);
    expect(got).toEqual([1]);
    socket.send(comments(comment('4')));
    wait(1000);
    expect(got).toEqual([1, 2, 3, 4]);
  });

  it('passes over a group that does not exist, and keeps the base first', () => {
    const {sdk} = loadSdk();
    const wrong = 'WORDPARTY' as 'WORDPAETY';
    expect([...sdk.usePermission([wrong])]).toEqual([]);
    expect([...sdk.usePermission(['ORDER', 'ORDER'], ['connected'])]).toEqual([
      'connected',
      'waitingList',
    ]);
  });

  it('gives the colours of a comment as CSS variables', () => {
    const {sdk} = loadSdk();
    const paid = comment('1', {
      data: {isMember: true, colors: {bodyBackgroundColor: '#111', bodyTextColor: '#fff'}},
    });
    expect({...sdk.getCommentStyle(paid)}).toEqual({
      '--lcv-background-color': '#111',
      '--lcv-text-color': '#fff',
      '--lcv-comment-shadow': 'none',
      '--lcv-membership-color': '#2ba640',
    });
    expect({...sdk.getCommentStyle(comment('2'))}).toEqual({});
  });
});
