/**
 * `npm run bench -- NAME` runs `scripts/bench/NAME.ts`, with the options that follow; no name measures
 * the site. A name that is not there lists those that are. Figures depend on the machine and on what
 * else it does: compare those of one run.
 */
import './lib/requireNode';
import {readdirSync} from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, 'bench');

async function main(): Promise<void> {
  const [, , first = '-'] = process.argv;
  const isNamed = !first.startsWith('-');
  const name = isNamed ? first : 'site';
  const names = readdirSync(FOLDER).map((file) => path.basename(file, '.ts'));
  if (!names.includes(name)) {
    console.error(`There is no bench "${name}". There are: ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  // Each of them reads its own options from where Node has them.
  if (isNamed) process.argv.splice(2, 1);
  await import(path.join(FOLDER, `${name}.ts`));
}

void main();
