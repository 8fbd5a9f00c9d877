import {createHash} from 'node:crypto';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {buildSync, type BuildOptions} from 'esbuild';
import {SITE} from '../../config/site';

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
  const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const parts = {css: bundle('offline.css'), script, scriptHash, siteName: SITE.name};
  return bundle('offline.worker.ts', {
    define: {BUILD: JSON.stringify(build), PARTS: JSON.stringify(parts)},
  });
}

/** The worker that removes the one of an earlier build, and all that it has kept. */
export const removingWorker = (): string => bundle('removed.worker.ts');
