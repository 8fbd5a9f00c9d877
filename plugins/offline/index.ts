import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildId, offlineWorker, removingWorker} from './buildWorker';
import {WORKER_FILE} from './shared/names';

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
