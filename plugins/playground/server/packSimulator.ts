import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import * as v from 'valibot';

const run = promisify(execFile);
const SDK = '@onecomme.com/onesdk';
/** The licences of what is part of the bundle, in node_modules. */
const LICENCES = ['ws/LICENSE', 'valibot/LICENSE.md'];
const Manifest = v.object({version: v.string(), license: v.string()});
const PACKAGE = 'komebiyori-simulator';

const README = path.join(__dirname, 'simulator-readme.md');

/**
 * Packs the simulator as a package that npm installs from its file, without a registry: one script
 * with all it needs, the SDK beside it, and a template to begin with.
 * @param target the path of the package
 * @param version of the package
 * @throws Error when the script cannot be bundled or npm cannot pack it
 */
export async function packSimulator(
  siteDir: string,
  target: string,
  version: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'simulator-'));
  try {
    await writePackage(siteDir, folder, version);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await run(npm, ['pack', '--ignore-scripts', '--silent'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    await mkdir(path.dirname(target), {recursive: true});
    // Copied, not moved: the temporary folder may lie on another disk.
    await cp(path.join(folder, `${PACKAGE}-${version}.tgz`), target);
  } finally {
    await rm(folder, {recursive: true});
  }
}

async function writePackage(siteDir: string, folder: string, version: string): Promise<void> {
  await build({
    entryPoints: [path.join(siteDir, 'packages/simulator/server/packaged.ts')],
    outfile: path.join(folder, 'simulator.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Found at run time: it is served as it is.
    external: [SDK, `${SDK}/*`],
    banner: {js: '#!/usr/bin/env node'},
    legalComments: 'none',
    logLevel: 'error',
  });
  await cp(path.join(siteDir, 'packages/simulator/family'), path.join(folder, 'family'), {
    recursive: true,
  });
  const modules = path.join(siteDir, 'node_modules');
  const sdk = path.join(folder, 'node_modules', SDK);
  await mkdir(sdk, {recursive: true});
  for (const name of ['onesdk.js', 'README.md']) {
    await cp(path.join(modules, SDK, name), path.join(sdk, name));
  }
  const {version: sdkVersion, license} = v.parse(
    Manifest,
    JSON.parse(await readFile(path.join(modules, SDK, 'package.json'), 'utf8')),
  );
  // Without its dependencies: its bundle for browsers holds them, and npm would look for them.
  await writeJson(path.join(sdk, 'package.json'), {name: SDK, version: sdkVersion, license});
  const licences = await Promise.all(
    LICENCES.map(
      async (file) =>
        `${path.dirname(file)}\n\n${await readFile(path.join(modules, file), 'utf8')}`,
    ),
  );
  await writeFile(path.join(folder, 'THIRD-PARTY.txt'), licences.join('\n\n'));
  await cp(path.join(siteDir, 'LICENSE'), path.join(folder, 'LICENSE'));
  await cp(README, path.join(folder, 'README.md'));
  await writeJson(path.join(folder, 'package.json'), {
    name: PACKAGE,
    version,
    license: 'MIT',
    bin: 'simulator.cjs',
    engines: {node: '>=20'},
    dependencies: {[SDK]: sdkVersion},
    bundleDependencies: [SDK],
  });
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
