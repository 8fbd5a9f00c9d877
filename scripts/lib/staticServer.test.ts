import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hostingRules} from '../../plugins/hosting/rules';
import {createStaticServer} from './staticServer';

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

describe('a server for this computer', () => {
  let folder = '';
  let server: Server | undefined;
  const start = async (local: boolean): Promise<Server> => {
    const started = createStaticServer(folder, {local});
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    server = started;
    return started;
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
    mkdirSync(path.join(folder, '_hosting'));
    writeFileSync(path.join(folder, '_hosting', 'rules.json'), JSON.stringify(rules));
    writeFileSync(path.join(folder, 'index.html'), 'home');
  });
  afterEach(() => {
    server?.close();
    rmSync(folder, {recursive: true});
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
