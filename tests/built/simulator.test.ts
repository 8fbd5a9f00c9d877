/** The simulator as a developer gets it: installed in an empty folder, by an npm without a registry. */
import {spawn, type ChildProcess} from 'node:child_process';
import {copyFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {freePort} from '../../scripts/lib/listen';
import {sharedFolder} from '../../scripts/lib/testFolder';

const FILE = path.join(__dirname, '..', '..', 'build', 'developer', 'simulator.tgz');
const folder = sharedFolder('simulator');
let child: ChildProcess | undefined;

afterAll(() => {
  // npx starts a shell, and that the simulator: all of the group end.
  if (child?.pid !== undefined) process.kill(-child.pid);
});

/** Starts it as the manual says, and gives what it prints until it runs. */
const start = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    copyFileSync(FILE, path.join(folder, 'simulator.tgz'));
    const started = spawn('npx', ['--yes', './simulator.tgz', '--port', String(port)], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        npm_config_cache: path.join(folder, 'cache'),
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_fetch_retries: '0',
      },
    });
    child = started;
    let output = '';
    const hear = (data: Buffer): void => {
      output += data.toString();
      if (output.includes('止めるときは')) resolve(output);
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    started.on('exit', () => {
      reject(new Error(output));
    });
  });

it('starts by npx without a registry, and serves the API, a template and the SDK', async () => {
  const port = await freePort();
  const output = await start(port);
  const origin = `http://localhost:${port}`;
  expect(output).toContain(`${origin}/templates/custom/family/index.html`);
  const info: unknown = await (await fetch(`${origin}/api/info`)).json();
  expect(info).toMatchObject({port});
  const template = await fetch(`${origin}/templates/custom/family/index.html`);
  expect(await template.text()).toContain('../__origin/js/onesdk.js');
  const sdk = await fetch(`${origin}/templates/custom/__origin/js/onesdk.js`);
  expect(await sdk.text()).toContain('OneSDK');
});
