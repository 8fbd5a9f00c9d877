import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** The path of the first of some programs on PATH; undefined if there is none. */
export function findOnPath(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isRunnable);
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
