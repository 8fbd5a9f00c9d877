import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, transform} from 'esbuild';
import {OBS} from '../../runtime/bundleScript';
import type {PackageNotice} from '../../package/texts';
import {padPage} from '../pad/page';
import {screenPage} from '../screen/page';

/** The files of the template that are bundled or read, and what they hold of others. Node only. */
export interface HandwritingParts {
  readonly files: ReadonlyMap<string, string>;
  readonly notices: readonly PackageNotice[];
}

const FOLDER = path.join(__dirname, '..');

/** Bundles for the browser of OBS, which is older than those of tablets. */
export async function bundleHandwriting(): Promise<HandwritingParts> {
  const read = (name: string): Promise<string> => readFile(path.join(FOLDER, name), 'utf8');
  const [script, pad, style, colors, padStyle] = await Promise.all([
    bundle('screen/main.browser.ts'),
    bundle('pad/main.browser.ts'),
    read('screen/style.css'),
    read('pad/colors.css'),
    read('pad/pad.css'),
  ]);
  return {
    files: new Map([
      ['index.html', screenPage()],
      ['style.css', style],
      ['script.js', script.text],
      ['pad.html', padPage()],
      ['pad.css', await forObs(`${colors}\n${padStyle}`)],
      ['pad.js', pad.text],
    ]),
    notices: await noticesOf([...script.inputs, ...pad.inputs]),
  };
}

/** Also the pad may stand in OBS, as a dock. */
async function forObs(css: string): Promise<string> {
  const {code} = await transform(css, {loader: 'css', target: OBS, charset: 'utf8'});
  return code;
}

async function bundle(entry: string): Promise<{text: string; inputs: string[]}> {
  const {outputFiles, metafile} = await build({
    entryPoints: [path.join(FOLDER, entry)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: OBS,
    charset: 'utf8',
    legalComments: 'none',
    alias: {debug: '@komebiyori/obs-link/noLog'},
  });
  const text = outputFiles.map((file) => file.text).join('');
  return {text, inputs: Object.keys(metafile.inputs)};
}

const PACKAGE = /^(?<folder>.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//u;

/** The licences of all packages whose code is in a bundle. */
async function noticesOf(inputs: readonly string[]): Promise<PackageNotice[]> {
  const folders = new Map<string, string>();
  for (const input of inputs) {
    const {folder, name} = PACKAGE.exec(path.resolve(input))?.groups ?? {};
    if (folder !== undefined && name !== undefined) folders.set(name, folder);
  }
  const names = [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(
    names.map(async ([name, folder]) => ({name, licence: await licenceIn(folder)})),
  );
}

/** @throws Error when a package has none: we could not hand it on */
async function licenceIn(folder: string): Promise<string> {
  for (const name of ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'license.md']) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (text !== undefined) return text.trim();
  }
  throw new Error(`${folder} has no licence to hand on`);
}
