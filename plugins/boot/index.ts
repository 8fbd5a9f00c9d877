import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltBoot} from './buildBoot';

/** Writes the boot file that the page template of `ssrTemplate.ts` refers to. */
export default function bootPlugin(_context: LoadContext, options: {boot: BuiltBoot}): Plugin {
  return {
    name: 'boot',
    async postBuild({outDir}) {
      const target = path.join(outDir, options.boot.path);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, options.boot.code);
    },
  };
}

/** Docusaurus fills in `id`; the built file is handed over by the config, which also needs its name. */
export function validateOptions({options}: {options: {boot?: BuiltBoot}}): {boot: BuiltBoot} {
  if (!options.boot) throw new Error('The boot plugin needs the option `boot` (see buildBoot).');
  return {boot: options.boot};
}
