import {spawn} from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import type {TestProject} from 'vitest/node';
import {findFirefox, findWebKit} from '../../../scripts/lib/engines';

const Ports = v.object({
  site: v.pipe(v.string(), v.transform(Number)),
  accounts: v.pipe(v.string(), v.transform(Number)),
});
type Ports = v.InferOutput<typeof Ports>;

declare module 'vitest' {
  interface ProvidedContext {
    /** Where scripts/testServers.ts serves; zeros where there is no browser to ask. */
    ports: Ports;
  }
}

const ROOT = path.join(__dirname, '..', '..', '..');
const TOLD = /site (?<site>\d+), fixture \d+, accounts (?<accounts>\d+)/u;

/** The servers of the tests in Chromium, once for both browsers. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (findFirefox() === undefined && findWebKit() === undefined) {
    project.provide('ports', {site: 0, accounts: 0});
    return undefined;
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/testServers.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ports = await new Promise<Ports>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const told = TOLD.exec(output)?.groups;
      if (told !== undefined) resolve(v.parse(Ports, told));
    });
    child.once('exit', () => {
      reject(new Error('scripts/testServers.ts ended; is build/ there?'));
    });
  });
  project.provide('ports', ports);
  return () => {
    child.kill();
  };
}
