import {spawnSync} from 'node:child_process';

/** Installs packages of Debian or Ubuntu, as root or through sudo; the caller looks whether it worked. */
export function installPackages(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    const {status} = spawnSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']});
    if (status !== 0) break;
  }
}
