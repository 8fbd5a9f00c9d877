import {describe, expect, it} from 'vitest';
import {DEFAULT_ADDRESS} from './address';
import {createLink} from './link';
import {TIMEOUT} from './probe';
import {RETRY_AFTER} from './state';
import {bench} from './testing/bench';
import {createFakeApp, type FakeApp} from './testing/fakeApp';
import {settle} from './testing/fakeClock';

const INFO = 'GET http://127.0.0.1:11180/api/info';
const SOCKET = 'WS ws://127.0.0.1:11180/sub?p=comments,deleted';

describe('when the page opens', () => {
  it.each([
    ['prompt', 'needs-permission'],
    ['denied', 'denied'],
    ['unknown', 'idle'],
  ] as const)('does not touch the app while the permission is %s', async (permission, kind) => {
    const {
      app,
      link,
      kind: shown,
    } = bench({}, (fake) => {
      fake.permission = permission;
    });
    await link.connectIfGranted();
    await app.tick(60_000);
    expect(shown()).toBe(kind);
    expect(app.requests).toEqual([]);
  });
  it('connects once it was granted', async () => {
    const {app, link} = bench();
    await link.connectIfGranted();
    await settle();
    expect(link.state.get()).toEqual({kind: 'connected', version: '8.0.7', licensed: true});
    expect(app.requests).toEqual([INFO, SOCKET]);
  });
  it('connects where the gate is not for the page, or nobody could be asked', async () => {
    const {link, kind} = bench({isFree: true}, (app) => {
      app.permission = 'prompt';
    });
    await link.connectIfGranted();
    await settle();
    expect(kind()).toBe('connected');
  });
  it('says what can never work, and tries nothing', async () => {
    const app = createFakeApp();
    const link = createLink(
      {...app.surroundings, obstacle: 'insecure'},
      {address: DEFAULT_ADDRESS, topics: []},
    );
    await link.connectIfGranted();
    link.connect();
    link.disconnect();
    await app.tick(10_000);
    expect(link.state.get()).toEqual({kind: 'unsupported', reason: 'insecure'});
    expect(app.requests).toEqual([]);
  });
});

describe('on a press', () => {
  const asked = () =>
    bench({}, (app) => {
      app.permission = 'prompt';
    });

  it('waits for the visitor as long as it takes, then connects', async () => {
    const {app, link, kind} = asked();
    link.connect();
    await app.tick(60_000);
    expect(link.state.get()).toEqual({kind: 'connecting', isAsking: true});
    await app.setPermission('granted');
    expect(kind()).toBe('connected');
  });
  it('is denied when the visitor says so', async () => {
    const {app, link, kind} = asked();
    link.connect();
    await settle();
    await app.setPermission('denied');
    expect(kind()).toBe('denied');
    expect(app.requests).toEqual([INFO]);
  });
  it('can be pressed again when the question was closed', async () => {
    const {app, link, kind} = asked();
    app.answer = 'prompt';
    link.connect();
    await settle();
    expect(kind()).toBe('needs-permission');
  });
  it('connects when a refusal is taken back in the settings of the browser', async () => {
    const {app, link, kind} = bench({}, (fake) => {
      fake.permission = 'denied';
    });
    await link.connectIfGranted();
    await app.setPermission('granted');
    expect(kind()).toBe('connected');
  });
  it('gives the app no longer than usual once the visitor has said yes', async () => {
    const {app, link} = asked();
    app.behaviour = 'silent';
    link.connect();
    await app.tick(60_000);
    await app.setPermission('granted');
    expect(link.state.get()).toEqual({kind: 'connecting', isAsking: false});
    await app.tick(TIMEOUT);
    expect(link.state.get()).toMatchObject({kind: 'app-offline'});
  });
  it('asks again when a refusal is forgotten, and touches nothing before', async () => {
    const {app, link, kind} = bench({}, (fake) => {
      fake.permission = 'denied';
    });
    await link.connectIfGranted();
    await app.setPermission('prompt');
    expect([kind(), app.requests]).toEqual(['needs-permission', []]);
  });
  it('stays with the socket when the same address is saved, and leaves it for another', async () => {
    const {app, link} = bench();
    link.connect();
    await settle();
    link.connectTo({...DEFAULT_ADDRESS});
    await settle();
    expect(app.requests).toEqual([INFO, SOCKET]);
    for (const host of ['127.0.0.1', 'localhost']) {
      link.connectTo({host, port: 11_181});
      await settle();
      expect(app.requests.at(-1)).toContain(`${host}:11181/`);
      expect(app.openSockets()).toBe(1);
    }
  });
  it('lets go when the permission is taken away', async () => {
    const {app, link, kind} = bench();
    link.connect();
    await settle();
    await app.setPermission('denied');
    expect([kind(), app.openSockets()]).toEqual(['denied', 0]);
    await app.tick(60_000);
    expect(app.requests).toEqual([INFO, SOCKET]);
  });
});

describe('what goes wrong', () => {
  it.each<[string, (app: FakeApp) => void, object]>([
    [
      'is off',
      (app) => {
        app.behaviour = 'off';
      },
      {kind: 'app-offline', attempt: 1},
    ],
    [
      'does not answer this site',
      (app) => {
        app.behaviour = 'closed-to-us';
      },
      {kind: 'refused', reason: 'origin'},
    ],
    [
      'answers with an error',
      (app) => {
        app.status = 403;
      },
      {kind: 'refused', reason: 'status', status: 403},
    ],
    [
      'is another program',
      (app) => {
        app.info = 'hello';
      },
      {kind: 'refused', reason: 'other-app'},
    ],
    [
      'is too old',
      (app) => {
        app.info = {version: '5.1.9', licensed: false};
      },
      {kind: 'version-too-old', version: '5.1.9', minimum: '6.0'},
    ],
    [
      'opens no socket',
      (app) => {
        app.sockets = 'refused';
      },
      {kind: 'refused', reason: 'socket'},
    ],
    [
      'is out of reach for this browser',
      (app) => {
        app.sockets = 'forbidden';
      },
      {kind: 'unsupported', reason: 'browser'},
    ],
  ])('the app %s', async (_name, prepare, state) => {
    const {link} = bench({minimumVersion: '6.0'}, prepare);
    link.connect();
    await settle();
    expect(link.state.get()).toEqual(state);
  });
  it('gives up what never answers', async () => {
    const {app, link, kind} = bench({}, (fake) => {
      fake.behaviour = 'silent';
    });
    link.connect();
    await app.tick(2999);
    expect(kind()).toBe('connecting');
    await app.tick(1);
    expect(kind()).toBe('app-offline');
  });
  it('gives up a socket that never opens', async () => {
    const {app, link} = bench({}, (fake) => {
      fake.sockets = 'hanging';
    });
    link.connect();
    await app.tick(3000);
    expect(link.state.get()).toEqual({kind: 'refused', reason: 'socket'});
  });
});

describe('trying again', () => {
  it('finds an app that is started later', async () => {
    const {app, link, kind} = bench({}, (fake) => {
      fake.behaviour = 'off';
    });
    link.connect();
    await app.tick(RETRY_AFTER);
    expect(link.state.get()).toEqual({kind: 'app-offline', attempt: 2});
    app.behaviour = 'on';
    await app.tick(RETRY_AFTER);
    expect(kind()).toBe('connected');
  });
  it('comes back after the connection broke, five seconds later and not earlier', async () => {
    const {app, link, kind} = bench();
    link.connect();
    await settle();
    app.behaviour = 'off';
    app.dropSockets();
    expect(link.state.get()).toEqual({kind: 'reconnecting', attempt: 1});
    await app.tick(RETRY_AFTER);
    expect(link.state.get()).toEqual({kind: 'reconnecting', attempt: 2});
    app.behaviour = 'on';
    await app.tick(RETRY_AFTER - 1);
    expect(kind()).toBe('reconnecting');
    await app.tick(1);
    expect(kind()).toBe('connected');
    expect(app.openSockets()).toBe(1);
  });
  it('never brings the question up by itself', async () => {
    const {app, link, kind} = bench({}, (fake) => {
      fake.behaviour = 'off';
    });
    link.connect();
    await settle();
    await app.setPermission('prompt');
    const before = app.requests.length;
    await app.tick(RETRY_AFTER * 3);
    expect(kind()).toBe('needs-permission');
    expect(app.requests).toHaveLength(before);
  });
  it('ends when the visitor ends it', async () => {
    const {app, link, kind} = bench({}, (fake) => {
      fake.behaviour = 'off';
    });
    link.connect();
    await settle();
    link.disconnect();
    const before = app.requests.length;
    await app.tick(60_000);
    expect([kind(), app.requests.length]).toEqual(['idle', before]);
  });
  it('leaves one socket, however often it is pressed', async () => {
    const {app, link} = bench();
    link.connect();
    link.connect();
    await settle();
    link.connect();
    await settle();
    expect(app.openSockets()).toBe(1);
  });
});

it('passes on what it understands, and nothing else', async () => {
  const {app, link} = bench();
  const heard: string[] = [];
  link.onMessage(({type}) => heard.push(type));
  link.connect();
  await settle();
  for (const text of ['{"type":"clear"}', 'no json', '{"type":"later"}', '[]']) app.say(text);
  expect(heard).toEqual(['clear']);
});
