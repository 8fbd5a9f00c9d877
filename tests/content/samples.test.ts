/**
 * Every `ts`, `tsx`, `mjs`, `js`, `cjs` and `json` fence of the manual and of the pages beside it, and
 * every inline script of an `html` fence, is checked: what a reader copies has to work with the SDK
 * the manual describes.
 *
 * How to write a sample that passes (support/samples.ts has the rules):
 *
 * - `ts` is a module of its own: import `OneSDK` and the types it uses.
 * - `js` runs in a template that has loaded onesdk.js: `OneSDK` is there. `js` that says
 *   `module.exports` is a plugin: give it `@type` and JSDoc. It is also run.
 * - `json` is JSON, without comments.
 * - A fence carries `title="…"` and nothing else. Nothing switches the check off: show a wrong line
 *   in the text, not in a fence.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

import {checkSamples} from './support/checkSamples';
import {fencesIn} from './support/fences';
import {manualPages, ROOT, sitePages} from './support/pages';
import {runPlugin} from './support/runPlugin';
import {type Problem, type Sample, samplesIn} from './support/samples';

/** Compiling takes seconds on a busy machine. */
const SLOW = 120_000;
const SDK = path.join(ROOT, 'node_modules', '@onecomme.com', 'onesdk', 'package.json');

const fences = [...manualPages(), ...sitePages()].flatMap(({file, source}) =>
  fencesIn(file, source),
);
const {samples, problems} = samplesIn(fences);
const plugins = samples.filter(
  ({code}) => code.includes('module.exports') && code.includes('uid:'),
);
/** TypeScript is bundled first: without its types it is what the bundle has. */
const scriptOf = ({kind, code}: Sample): string =>
  kind === 'module'
    ? `const exports = {};\n${ts.transpile(code, {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS})}`
    : code;

const toText = ({file, line, message}: Problem): string => `${file}:${String(line)} ${message}`;

describe('the samples of the pages', () => {
  it('are for the one version of the SDK that may be used', () => {
    expect(JSON.parse(readFileSync(SDK, 'utf8'))).toMatchObject({version: '6.0.0', license: 'MIT'});
  });

  it('are found', () => {
    expect(new Set(samples.map(({kind}) => kind))).toEqual(
      new Set(['module', 'page', 'plugin', 'json']),
    );
  });

  it('are in languages that are checked, with the check on', () => {
    expect(problems.map(toText)).toEqual([]);
  });

  it('type-check', {timeout: SLOW}, () => {
    expect(checkSamples(samples, ROOT).map(toText)).toEqual([]);
  });

  it.each(plugins)('run as a plugin: $file:$line', async (sample) => {
    expect(await runPlugin(scriptOf(sample))).toEqual([]);
  });
});
