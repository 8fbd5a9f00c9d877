/** Programs of this machine that scripts and tests need: where they are, and how they get here. */
import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** The path of the first of some programs on PATH; undefined if there is none. */
export function findOnPath(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isRunnable);
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages of Debian or Ubuntu, as root or through sudo; the caller looks whether it worked. */
export function installPackages(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    const {status} = spawnSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']});
    if (status !== 0) break;
  }
}

/** The path of FFmpeg: `FFMPEG_PATH`, else the one on PATH; undefined if there is none. */
export function findFfmpeg(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['FFMPEG_PATH'];
  return given !== undefined && given !== '' ? given : findOnPath(['ffmpeg'], env);
}

/** As `findFfmpeg`; throws with what to do when there is none. */
export function requireFfmpeg(): string {
  const ffmpeg = findFfmpeg();
  if (ffmpeg === undefined) throw new Error(FFMPEG_MISSING);
  return ffmpeg;
}

export const FFMPEG_MISSING =
  'Install FFmpeg (Debian: apt-get install --no-install-recommends ffmpeg), or set FFMPEG_PATH to its executable, and run this again.';
