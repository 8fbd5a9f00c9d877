import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../../../scripts/lib/testFolder';
import {startSimulator, type Simulator} from './start';
import {sendFile, templatesIn} from './templates';

let app: Simulator;
const root = sharedFolder('templates');

beforeAll(async () => {
  for (const name of ['own/waku', 'given/basic', 'own/no-page']) {
    mkdirSync(path.join(root, name), {recursive: true});
    if (name !== 'own/no-page') writeFileSync(path.join(root, name, 'index.html'), name);
  }
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, 'own/waku/絵 1.txt'), 'picture');
  writeFileSync(path.join(root, 'own/waku/template.json'), '{"name":"わく","width":450}');
  writeFileSync(path.join(root, 'given/basic/template.json'), '{"name":1}');
  symlinkSync(path.join(root, 'secret.txt'), path.join(root, 'own/waku/link.txt'));
  app = await startSimulator({
    port: 0,
    autoplay: false,
    templates: [path.join(root, 'own')],
    presets: [path.join(root, 'given')],
  });
});
afterAll(async () => {
  await app.close();
});

/** Asks for a path as it is; `fetch` would tidy it first. */
function get(address: string, headers = {}): Promise<{status: number; text: string; type: string}> {
  return new Promise((resolve, reject) => {
    const asked = request({port: app.port, path: address, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const type = response.headers['content-type'] ?? '';
        resolve({status: response.statusCode ?? 0, text, type});
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the folders of the app', () => {
  it.each(['data', 'data/templates', 'data/templates/custom'])('%s has those added', (folder) => {
    const place = path.join(root, 'data/templates/custom/mine');
    mkdirSync(place, {recursive: true});
    writeFileSync(path.join(place, 'index.html'), 'mine');
    const found = templatesIn(path.join(root, folder), false);
    expect(found).toEqual([{name: 'mine', folder: place, preset: false}]);
  });

  it('do not give an added template twice where both are named', () => {
    expect(templatesIn(path.join(root, 'data/templates'), true)).toEqual([]);
  });
});

describe('templates', () => {
  it.each([
    ['/templates/custom/waku/index.html', 'own/waku'],
    ['/templates/custom/waku/', 'own/waku'],
    ['/templates/custom/waku/index.html?lifeTime=3000', 'own/waku'],
    ['/templates/basic/index.html', 'given/basic'],
    ['/templates/custom/waku/%E7%B5%B5%201.txt', 'picture'],
  ])('are served at %s', async (address, text) => {
    expect(await get(address)).toMatchObject({status: 200, text});
  });

  it.each(['/templates/__origin', '/templates/custom/__origin'])(
    'find the SDK of the package in %s',
    async (folder) => {
      const {status, text, type} = await get(`${folder}/js/onesdk.js`);
      expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(text).toBe(readFileSync(require.resolve('@onecomme.com/onesdk'), 'utf8'));
    },
  );

  it.each([
    '/templates/custom/waku/../../../secret.txt',
    '/templates/custom/waku/%2e%2e/%2e%2e/secret.txt',
    '/templates/custom/waku/..%2f..%2fsecret.txt',
    '/templates/custom/waku/..%5c..%5csecret.txt',
    '/templates/custom/../secret.txt',
    '/templates/custom/waku/link.txt',
    '/templates/custom/waku/%00',
    '/templates/custom/waku/%E0%A4%A',
    '/templates/custom/waku/template.json?v=1',
    '/templates/custom/__origin/js/onesdk.js?v=1',
    '/templates/custom/waku',
    '/templates/custom/no-page/',
    '/templates/custom/basic/index.html',
    '/templates/waku/index.html',
    '/templates/preset/basic/index.html',
    '/templates/preset/__origin/js/onesdk.js',
    '/templates/custom/__origin/js/../../waku/index.html',
    '/templates/custom/__origin/js/vue3.min.js',
    '/other/custom/waku/index.html',
    '/',
    '//',
  ])('are not left by %s', async (address) => {
    const {status, text} = await get(address);
    expect(status).toBe(404);
    expect(text).not.toContain('secret');
  });

  it('are listed with what template.json says, if it can be read', async () => {
    const response = await fetch(`http://127.0.0.1:${app.port}/api/templates`);
    const base = `http://localhost:${app.port}/templates`;
    expect(await response.json()).toMatchObject([
      {id: 'basic', name: 'basic', preset: true, url: `${base}/basic/index.html`},
      {id: 'waku', name: 'わく', width: 450, url: `${base}/custom/waku/index.html`},
    ]);
  });

  it('are given to this machine only', async () => {
    const evil = {Host: 'evil.example'};
    expect((await get('/templates/custom/waku/index.html', evil)).status).toBe(403);
    expect((await get('/api/info', evil)).status).toBe(403);
  });
});

describe('a file that cannot be read', () => {
  // A folder can be opened and not read, as what another program has locked.
  it.each([
    ['gone', 'own/waku/gone.png', 'ENOENT', 404],
    ['held', 'own/waku', 'EISDIR', undefined],
  ])('is told when it is %s, and the program goes on', async (_, name, code, status) => {
    const told: unknown[] = [];
    const server = createServer((asked, answer) => {
      sendFile(asked, answer, path.join(root, name), (fault) => told.push(fault));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const {port} = server.address() as AddressInfo;
    const answered = await fetch(`http://127.0.0.1:${port}/`)
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch(() => undefined);
    await expect.poll(() => told).toMatchObject([{code}]);
    expect(answered).toBe(status);
    await new Promise((resolve) => server.close(resolve));
  });
});
