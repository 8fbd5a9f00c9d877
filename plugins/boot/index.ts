import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildBoot} from './buildBoot';

/** Writes the boot file that the page template of `ssrTemplate.ts` refers to. */
export default function bootPlugin(): Plugin {
  return {
    name: 'boot',
    async postBuild({outDir}) {
      const boot = buildBoot();
      const target = path.join(outDir, boot.path);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, boot.code);
    },
  };
}
