import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {writeFiles} from '../../../scripts/lib/writeFiles';
import {bundledFiles, toFontFiles} from '../server/fonts';
import {overlayScripts} from '../server/scripts';
import {readyTemplates} from '../server/readyZips';

/** The ready zips of all templates in a folder, unpacked as the app does when it installs them. */
export interface Installed {
  /** What the simulator takes as its `templates`. */
  readonly root: string;
  readonly remove: () => void;
}

/** The path of the page of an installed template. */
export const pageOf = (id: string): string => `/templates/custom/${id}-komebiyori/index.html`;

/** Packs and unpacks every template with its defaults, for the newest version of the app. */
export async function installAll(): Promise<Installed> {
  const root = mkdtempSync(path.join(tmpdir(), 'installed-'));
  const ready = await readyTemplates({
    scripts: await overlayScripts(),
    thumbOf: () => Promise.resolve(new Uint8Array()),
    fonts: toFontFiles(await bundledFiles('/')),
    siteUrl: 'https://example.com',
    baseUrl: '/',
  });
  for (const {bytes} of ready) writeFiles(root, Object.entries(unzipSync(bytes)));
  return {
    root,
    remove() {
      rmSync(root, {recursive: true});
    },
  };
}
