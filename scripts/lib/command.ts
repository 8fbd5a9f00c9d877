import {spawn} from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');

/**
 * Runs a program in the project's folder, in the foreground.
 * @returns its exit status; 1 if a signal ended it
 */
export function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const [program = '', ...rest] = args;
    const child = spawn(program, rest, {cwd: ROOT, stdio: 'inherit', env: {...env}});
    child.once('error', reject);
    child.once('close', (status) => {
      resolve(status ?? 1);
    });
  });
}
