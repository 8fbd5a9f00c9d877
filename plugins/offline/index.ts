import {buildSync, type BuildOptions} from 'esbuild';
import {createHash} from 'node:crypto';
import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {SITE} from '../../config/site';
import {scriptHash} from '../lib/scriptHash';
import {WORKER_FILE} from './shared/names';

const WORKER = path.join(__dirname, 'worker');

function bundle(entry: string, options: Pick<BuildOptions, 'define'> = {}): string {
  const result = buildSync({
    ...options,
    entryPoints: [path.join(WORKER, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022', 'safari16'],
    charset: 'utf8',
  });
  return result.outputFiles.map((file) => file.text.trim()).join('');
}

/** What tells one build from another: the names of its files, which are named by their content. */
export async function buildId(outDir: string): Promise<string> {
  const names = await readdir(path.join(outDir, 'assets'), {recursive: true});
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);
}

/** The worker of a build. */
export function offlineWorker(build: string): string {
  const script = bundle('page.browser.ts');
  const parts = {
    css: bundle('offline.css'),
    script,
    scriptHash: scriptHash(script),
    siteName: SITE.name,
  };
  return bundle('offline.worker.ts', {
    define: {BUILD: JSON.stringify(build), PARTS: JSON.stringify(parts)},
  });
}

/** The worker that removes the one of an earlier build, and all that it has kept. */
export const removingWorker = (): string => bundle('removed.worker.ts');

interface OfflineOptions {
  /** Otherwise the build ships a worker that removes the one of an earlier build. */
  readonly isOn: boolean;
}

/** Pages that were visited open without a network; see README.md. */
export default function offlinePlugin(_context: LoadContext, {isOn}: OfflineOptions): Plugin {
  const isBuild = process.env['NODE_ENV'] === 'production';
  return {
    name: 'offline',
    getClientModules: () =>
      isOn && isBuild ? [path.join(__dirname, 'client', 'register.browser.ts')] : [],
    async postBuild({outDir}) {
      const worker = isOn ? offlineWorker(await buildId(outDir)) : removingWorker();
      await writeFile(path.join(outDir, WORKER_FILE), worker);
    },
  };
}

export function validateOptions({options}: {options: OfflineOptions}): OfflineOptions {
  return options;
}
