/** What the commands say of a slip of whoever types them: a sentence and exit status 1, no stack. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.join(__dirname, '..');

it.each([
  ['test.ts', ['lnit'], 'There is no step "lnit". There are: browser, '],
  ['mutate.ts', ['zzzz'], 'No area or fault holds "zzzz". The areas are: '],
  ['check.ts', ['no-branch'], 'no-branch: no such commit. Name another: npm run check -- <commit>'],
  ['serve.ts', [], 'No built site in '],
  ['lintProse.ts', ['news/none.md'], 'There is no file news/none.md.'],
])('scripts/%s %j', (script, args, sentence) => {
  const {status, stderr} = spawnSync('node_modules/.bin/tsx', [`scripts/${script}`, ...args], {
    ...{cwd: ROOT, encoding: 'utf8', timeout: 50_000},
    env: {...process.env, BUILD_DIR: 'no-build'},
  });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('\n    at ');
  expect(status).toBe(1);
});
