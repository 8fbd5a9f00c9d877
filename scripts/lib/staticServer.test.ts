import {readdirSync, writeFileSync} from 'node:fs';
import type * as Files from 'node:fs/promises';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {brotliDecompressSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hostingRules} from '../../plugins/hosting/rules';
import {writeFiles} from './writeFiles';
import {testFolder} from './testFolder';
import {listen} from './listen';
import {createStaticServer} from './staticServer';

const reads: string[] = [];
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>();
  return {
    ...files,
    readFile: (...args: Parameters<typeof Files.readFile>) => {
      const [file] = args;
      if (typeof file === 'string') reads.push(path.basename(file));
      return files.readFile(...args);
    },
    // As it is with no file handles left.
    open: (...args: Parameters<typeof Files.open>) =>
      String(args[0]).endsWith('shut.png')
        ? Promise.reject(new Error('EMFILE'))
        : files.open(...args),
  };
});

const rules = hostingRules({inlineScriptHashes: [], backendUrl: '', versions: []});

/** The status of an answer to somebody who calls the server by a name. */
const statusFor = (server: Server, host: string, path = '/'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const {port} = server.address() as AddressInfo;
    request({host: '127.0.0.1', port, path, headers: {Host: host}}, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

it.each([
  ['build', 'npm run build'],
  ['build-fixture', 'npm test -- fixture'],
])('says how %s is made', (folder, command) => {
  const nowhere = path.join(os.tmpdir(), 'no-such-site', folder);
  expect(() => createStaticServer(nowhere)).toThrow(`run "${command}" first`);
});

describe('a server for this computer', () => {
  let folder = '';
  let server: Server | undefined;
  const start = async (local: boolean): Promise<Server> => {
    const started = createStaticServer(folder, {local});
    await listen(started);
    server = started;
    return started;
  };
  beforeEach(() => {
    folder = testFolder('served');
    writeFiles(folder, [
      ['_hosting/rules.json', JSON.stringify(rules)],
      ['index.html', 'home'],
    ]);
  });
  afterEach(() => {
    server?.close();
  });

  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    // A page of the web, whose name was made to lead here.
    ['evil.example:3000', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example:3000', 403],
  ])('answers to %s with %i', async (host, status) => {
    expect(await statusFor(await start(true), host)).toBe(status);
  });
  it.each([
    `/${'a'.repeat(300)}`,
    // Other ways to write a path, for which a file's own headers would not hold.
    '/_hosting/rules.json',
    '/.%2f_hosting/rules.json',
    '/./_hosting/rules.json',
    '/x/../_hosting/rules.json',
    '//index.html',
    '/./index.html',
  ])('does not have %.30s, and goes on', async (address) => {
    const started = await start(true);
    expect(await statusFor(started, 'localhost', address)).toBe(404);
    expect(await statusFor(started, 'localhost')).toBe(200);
  });
  it('answers to every name where it is for others, too', async () => {
    expect(await statusFor(await start(false), 'studio.local:3000')).toBe(200);
  });
});

describe('a server that is asked for much', () => {
  let folder = '';
  let server: Server | undefined;
  const port = (): number => (server?.address() as AddressInfo).port;
  beforeEach(async () => {
    folder = testFolder('served');
    writeFiles(folder, [
      ['_hosting/rules.json', JSON.stringify(rules)],
      ['index.html', 'home'],
      ['all.txt', 'all '.repeat(100_000)],
      ['large.png', Buffer.alloc(20_000_000)],
      ['shut.png', Buffer.alloc(20_000_000)],
    ]);
    const started = createStaticServer(folder, {compresses: true});
    await listen(started);
    server = started;
    reads.length = 0;
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const get = (
    address: string,
    headers: Record<string, string> = {},
  ): Promise<{status: number | undefined; headers: IncomingHttpHeaders; body: Buffer}> =>
    new Promise((resolve, reject) => {
      request({host: '127.0.0.1', port: port(), path: address, headers}, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const {statusCode: status, headers: told} = answer;
          resolve({status, headers: told, body: Buffer.concat(parts)});
        });
      })
        .on('error', reject)
        .end();
    });
  const leaveEarly = (address: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port(), '127.0.0.1', () =>
        socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
      );
      socket.on('error', () => undefined);
      socket.once('data', () => socket.destroy());
      socket.once('close', () => {
        resolve();
      });
    });

  it.runIf(process.platform === 'linux')(
    'leaves no file open when somebody goes away',
    async () => {
      const opened = (): number => readdirSync('/proc/self/fd').length;
      const before = opened();
      for (let count = 0; count < 30; count += 1) await leaveEarly('/large.png');
      for (let tries = 0; tries < 40 && opened() > before + 3; tries += 1) await pause(50);
      expect(opened()).toBeLessThanOrEqual(before + 3);
      expect((await get('/large.png')).body.length).toBe(20_000_000);
    },
  );
  it('says that a file cannot be opened, and goes on', async () => {
    expect((await get('/shut.png')).status).toBe(500);
    expect((await get('/')).body.toString()).toBe('home');
  });
  it('compresses a file once for all, and anew when it is another', async () => {
    const asked = {'Accept-Encoding': 'gzip , br'};
    const all = await Promise.all(Array.from({length: 20}, () => get('/all.txt', asked)));
    expect(new Set(all.map(({headers}) => headers['content-encoding']))).toEqual(new Set(['br']));
    expect(all.map(({body}) => brotliDecompressSync(body).length)).toEqual(Array(20).fill(400_000));
    expect(reads).toEqual(['all.txt']);
    writeFileSync(path.join(folder, 'all.txt'), 'new');
    const {body} = await get('/all.txt', asked);
    expect(brotliDecompressSync(body).toString()).toBe('new');
  });
});
