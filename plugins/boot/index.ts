import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildBoot} from './buildBoot';

interface BootOptions {
  /** As the page template was made with: origins of third parties whose scripts may be loaded. */
  readonly scriptSources?: readonly string[] | undefined;
}

/**
 * Writes the boot file that the page template of `ssrTemplate.ts` refers to, and has the bundler name
 * the policy by which it loads the chunks that it made: a worker loads them before any code of ours.
 */
export default function bootPlugin(_context: LoadContext, {scriptSources}: BootOptions): Plugin {
  return {
    name: 'boot',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {output: {trustedTypes: {policyName: 'bundler'}}},
    async postBuild({outDir}) {
      const boot = buildBoot(scriptSources);
      const target = path.join(outDir, boot.path);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, boot.code);
    },
  };
}

export function validateOptions({options}: {options: BootOptions}): BootOptions {
  return options;
}
