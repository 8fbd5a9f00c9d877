import {execFileSync, spawnSync} from 'node:child_process';
import {chownSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findOnPath} from '../../../scripts/lib/programs';

/** A PostgreSQL server for one run of tests, reached through a socket in its own folder. */
interface Cluster {
  readonly folder: string;
  readonly stop: () => void;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: Debian's newest, or that of `initdb` on PATH. */
export function findPostgres(): string | undefined {
  const versions = spawnSync('ls', [DEBIAN]).status === 0 ? readdirSync(DEBIAN) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return path.join(DEBIAN, newest, 'bin');
  const initdb = findOnPath(['initdb']);
  return initdb === undefined ? undefined : path.dirname(initdb);
}

/** PostgreSQL does not run as root; Debian's package made a user for it. */
function runAs(): {uid: number; gid: number} | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], {encoding: 'utf8'}));
  return {uid: id('-u'), gid: id('-g')};
}

/** Starts a server in a new folder. Nothing is written to disk for good: it is thrown away. */
export function startCluster(programs: string): Cluster {
  const user = runAs();
  const folder = mkdtempSync(path.join(tmpdir(), 'accounts-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (name: string, args: readonly string[]): void => {
    // Its output would keep the pipes open for as long as the server runs.
    const options = {stdio: 'ignore' as const, cwd: folder, ...user};
    const {status, error} = spawnSync(path.join(programs, name), args, options);
    if (status !== 0) throw error ?? new Error(`${name} failed with status ${status}`);
  };
  const data = path.join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=60`;
  run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  return {
    folder,
    stop: () => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
