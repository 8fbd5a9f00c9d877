import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '../listen';
import {findOnPath, installPackages} from '../programs';

const BROTLI_PACKAGE = 'libnginx-mod-http-brotli-static';
/** Where Debian and Ubuntu put it. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Debian's is for the administrator only, and not on everybody's PATH. */
const PATH = ['/usr/sbin', process.env['PATH'] ?? ''].join(path.delimiter);

/** @throws Error with what to do when a program is missing and cannot be installed */
export function requireProgram(name: 'nginx' | 'wrk'): string {
  const find = (): string | undefined => findOnPath([name], {PATH});
  if (find() === undefined || (name === 'nginx' && !existsSync(BROTLI))) {
    console.log(`Installing the Debian package ${name}.`);
    installPackages(name === 'nginx' ? [name, BROTLI_PACKAGE] : [name]);
  }
  const program = find();
  if (program === undefined) throw new Error(`Install ${name} (Debian: apt-get install ${name}).`);
  return program;
}

export interface Nginx {
  readonly origin: string;
  /** Whether it sends the files that `npm run compress` made with Brotli. */
  readonly hasBrotli: boolean;
  /** What it has complained about so far is in this file. */
  readonly errorLog: string;
  readonly stop: () => Promise<void>;
}

/** What an administrator writes around the snippet of the build. */
function configuration(build: string, folder: string, port: number, hasBrotli: boolean): string {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${hasBrotli ? `load_module ${BROTLI};\n` : ''}daemon off;
user ${os.userInfo().username};
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${kept.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${build};
    ${hasBrotli ? 'brotli_static on;' : ''}
    include ${build}/_hosting/nginx.conf;
  }
}
`;
}

/**
 * Starts nginx on a built site, for this computer only.
 * @param build the absolute path of the folder
 * @throws Error with what nginx says against the configuration
 */
export async function startNginx(build: string): Promise<Nginx> {
  const program = requireProgram('nginx');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const hasBrotli = existsSync(BROTLI);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const errorLog = path.join(folder, 'error.log');
  writeFileSync(file, configuration(build, folder, port, hasBrotli));
  const child = spawn(program, ['-c', file, '-e', errorLog], {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answer = await fetch(origin, {method: 'HEAD'}).catch(() => undefined);
    if (answer !== undefined) return {origin, hasBrotli, errorLog, stop};
    await pause(50);
  }
  await stop();
  throw new Error(`nginx does not start:\n${said}`);
}
