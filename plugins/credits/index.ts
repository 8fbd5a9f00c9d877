import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** The fields of package.json that we read (docs.npmjs.com/cli/configuring-npm/package-json). */
const PackageSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  version: v.pipe(v.string(), v.minLength(1)),
  license: v.pipe(v.string('license: missing'), v.minLength(1)),
});
const ManifestSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
/** The scope of our own packages (packages/README.md). */
const OURS = '@komebiyori/';

/** A package that the site is made with, as it is installed. */
export type Credit = v.InferOutput<typeof PackageSchema>;

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function readCredit(root: string, name: string): Promise<Credit | string> {
  const file = path.join('node_modules', name, 'package.json');
  try {
    const result = v.safeParse(PackageSchema, await readJson(path.join(root, file)));
    if (!result.success) {
      const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'file');
      return `${file}: ${fields.join(', ')} missing or malformed`;
    }
    const {license} = result.output;
    return isAllowedLicense(license) ? result.output : `${file}: licence ${license} is not allowed`;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What the project at `root` and its own packages depend on, without those packages, sorted. */
async function dependenciesOf(root: string, folder = ''): Promise<string[]> {
  const manifest = v.parse(ManifestSchema, await readJson(path.join(root, folder, 'package.json')));
  const names = await Promise.all(
    Object.keys(manifest.dependencies).map((name) =>
      name.startsWith(OURS)
        ? dependenciesOf(root, path.join('node_modules', name))
        : Promise.resolve([name]),
    ),
  );
  return [...new Set(names.flat())].sort();
}

/**
 * Name, version and licence of every package of others that the project at `root` and its own
 * packages depend on, in the order of their names.
 * @throws Error naming every package whose facts are missing or whose licence is not allowed.
 */
export async function readCredits(root: string): Promise<Credit[]> {
  const names = await dependenciesOf(root);
  const results = await Promise.all(names.map((name) => readCredit(root, name)));
  const problems = results.filter((result) => typeof result === 'string');
  if (problems.length > 0) {
    throw new Error(`Licences of dependencies:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return results.filter((result) => typeof result !== 'string');
}

/**
 * Licences (SPDX ids) under which a package may become part of the site: they ask for no more than
 * the notice that /thanks gives. Anything else, above all GPL and AGPL, is decided by a person.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Whether an SPDX expression allows use: one side of each OR, both sides of each AND. Exceptions
 * (WITH) and nested brackets are refused, which is the safe side.
 */
export function isAllowedLicense(expression: string): boolean {
  const bare = expression.trim().replace(/^\((?<inner>[^()]*)\)$/u, '$<inner>');
  return bare
    .split(/\s+OR\s+/u)
    .some((side) => side.split(/\s+AND\s+/u).every((id) => ALLOWED.has(id.trim())));
}

/**
 * Writes the facts of the installed dependencies to `@generated/credits/default/packages.json`, a
 * file rather than global data so that only /thanks carries it. A licence that is missing or not
 * allowed stops the build.
 */
export default function creditsPlugin(context: LoadContext): Plugin<Credit[]> {
  return {
    name: 'credits',
    loadContent: () => readCredits(context.siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('packages.json', content);
    },
    getPathsToWatch: () => ['package.json', 'packages/*/package.json'],
  };
}
