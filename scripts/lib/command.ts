import {spawn} from 'node:child_process';

/**
 * Runs a program of node_modules in the foreground.
 * @returns its exit status; 1 if a signal ended it
 */
export function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', ...args], {stdio: 'inherit', env: {...env}});
    child.once('error', reject);
    child.once('close', (status) => {
      resolve(status ?? 1);
    });
  });
}
