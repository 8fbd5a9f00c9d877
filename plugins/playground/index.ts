import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import versions from '../../versions.json';
import {fileCache, replaceFolder} from '../lib/cache';
import {PLAYGROUND_FOLDER, forgetScript, framePage, frameScript} from './server/framePage';
import {readFamily, readManual} from './server/readManual';
import {packSimulator} from './server/packSimulator';
import {readMembers} from './server/readMembers';
import {FRAME_FILE} from './shared/address';
import type {Family} from './shared/samples';
import type {SamplesFile, SdkFile} from './shared/types';

interface Options {
  /** Of the site, which is the simulator's too. */
  readonly version: string;
}

interface Content {
  readonly samples: SamplesFile;
  readonly family: Family;
  readonly sdk: SdkFile;
  /** Of the SDK, as JSON. */
  readonly members: string;
}

const SDK = path.dirname(require.resolve('@onecomme.com/onesdk/package.json'));

/** The SDK's names, which are read again when the page, the SDK or the reader is another one. */
async function membersOf(siteDir: string, page: string, version: string): Promise<string> {
  const reader = readFileSync(path.join(__dirname, 'server/readMembers.ts'), 'utf8');
  const file = await fileCache(siteDir, 'playground')([reader, version, page], async () =>
    JSON.stringify({members: await readMembers(SDK, page)}),
  );
  return readFileSync(file, 'utf8');
}

/**
 * What developers try templates with: the frame of the playground, the samples of the manual, the SDK,
 * and the simulator as a file; see README.md.
 */
export default function playgroundPlugin(
  {siteDir}: LoadContext,
  {version: siteVersion}: Options,
): Plugin<Content> {
  const manual = path.join(siteDir, 'versioned_docs', `version-${versions[0] ?? ''}`);
  return {
    name: 'playground',

    // Before the bundler looks into the static directories.
    async loadContent() {
      forgetScript();
      const frame = framePage(await frameScript());
      await replaceFolder(path.join(siteDir, PLAYGROUND_FOLDER), [[FRAME_FILE, frame]]);
      const family = readFamily(siteDir);
      const {version} = JSON.parse(readFileSync(path.join(SDK, 'package.json'), 'utf8')) as {
        version: string;
      };
      const page = readFileSync(path.join(manual, 'developer/onesdk-js.mdx'), 'utf8');
      return {
        family,
        samples: {samples: readManual(manual, family)},
        sdk: {script: readFileSync(path.join(SDK, 'onesdk.js'), 'utf8'), version},
        members: await membersOf(siteDir, page, version),
      };
    },

    async contentLoaded({content, actions: {createData}}) {
      // No global data, which travels with every page: the playground loads it when it is opened.
      await createData('samples.json', content.samples);
      await createData('family.json', content.family);
      await createData('sdk.json', content.sdk);
      await createData('members.json', content.members);
    },

    postBuild: ({outDir}) =>
      packSimulator(siteDir, path.join(outDir, 'developer/simulator.tgz'), siteVersion),

    getPathsToWatch: () => [
      `${siteDir}/plugins/playground/{frame,shared}/**/*.ts`,
      `${siteDir}/packages/simulator/family/*`,
    ],
  };
}
