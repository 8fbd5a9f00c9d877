import {readFileSync} from 'node:fs';
import path from 'node:path';
import {satisfies, subset} from 'semver';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../config/site';
import {engines as ourEngines} from '../../package.json';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      version: v.optional(v.string()),
      link: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean()),
      engines: v.optional(v.looseObject({node: v.optional(v.string(), '*')})),
      dependencies: v.optional(v.record(v.string(), v.string()), {}),
      optionalDependencies: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});
const ROOT = path.join(__dirname, '..', '..');
const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));
const lock = v.parse(Lock, readJson('package-lock.json'));
/** All but our own, which lie in `packages/` and are linked to. */
const packages = Object.fromEntries(
  Object.entries(lock.packages).filter(
    ([name, {link, resolved = ''}]) =>
      !name.startsWith('packages/') && !(link === true && resolved.startsWith('packages/')),
  ),
);

const Versions = v.optional(v.record(v.string(), v.string()), {});
const {license, ...ours} = v.parse(
  v.object({license: v.string(), dependencies: Versions, devDependencies: Versions}),
  readJson('package.json'),
);
const all = {...ours.dependencies, ...ours.devDependencies};
/** What our own packages want is held by `packages/contract.test.ts`. */
const wanted = Object.fromEntries(
  Object.entries(all).filter(([name]) => !name.startsWith('@komebiyori/')),
);

/** Programs that run when packages are installed: each is there for a reason. */
const INSTALL_SCRIPTS = [
  // They choose the program for this computer, or fetch it where it is missing.
  ...['@swc/core', 'deno', 'esbuild'],
  // It only says something about its author.
  'core-js',
];

/** Whether a package finds another in its own folder or in one above it. */
function finds(from: string, name: string): boolean {
  const inside = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (inside in packages) return true;
  const parent = from.lastIndexOf('/node_modules/');
  return from !== '' && finds(parent < 0 ? '' : from.slice(0, parent), name);
}

describe('package-lock.json', () => {
  it('names no registry, so that everybody’s own is asked', () => {
    const named = Object.entries(packages).filter(([, {resolved}]) => resolved !== undefined);
    expect(named).toEqual([]);
  });
  it('knows what every package holds', () => {
    const unknown = Object.entries(packages).filter(
      ([name, {integrity = ''}]) => name && !/^sha512-[\w+/]{86}==$/u.test(integrity),
    );
    expect(unknown).toEqual([]);
  });
  it('takes packages from a registry only: no folder, repository or address', () => {
    const others = Object.entries(packages).flatMap(
      ([from, {link, version = '', dependencies}]) => [
        ...(link === true || !/^\d+\.\d+\.\d+/u.test(version) ? [from] : []),
        ...Object.entries(dependencies).filter(([, range]) =>
          /^(?:git|https?:|file:|link:)|\//u.test(range.replace(/^npm:.*@/u, '')),
        ),
      ],
    );
    expect(others).toEqual([]);
  });
  it('runs nothing at an installation that nobody has looked at', () => {
    const scripts = Object.entries(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript === true)
      .map(([name]) => name.replace(/^.*node_modules\//u, ''));
    expect([...new Set(scripts)].sort()).toEqual([...INSTALL_SCRIPTS].sort());
  });
  it('has the packages of all systems: `npm ci` fails everywhere when one is left out', () => {
    const missing = Object.entries(packages).flatMap(([from, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies).filter((name) => !finds(from, name)),
    );
    expect(missing).toEqual([]);
  });
});

describe('package.json', () => {
  it('asks for a Node that every package supports', () => {
    const narrower = Object.entries(packages)
      .filter(([, {engines}]) => engines !== undefined && !subset(ourEngines.node, engines.node))
      .map(([name, {engines}]) => [name, engines?.node]);
    expect(narrower).toEqual([]);
  });
  it('names exact versions', () => {
    const ranges = Object.entries(wanted).filter(
      ([, version]) => !/^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+$/u.test(version),
    );
    expect(ranges).toEqual([]);
  });
  it('says the licence that LICENSE holds, of the product by its name', () => {
    const text = readFileSync(path.join(ROOT, 'LICENSE'), 'utf8');
    expect(text.startsWith(`${license} License\n`)).toBe(true);
    expect(text).toContain(`Copyright (c) ${SITE.firstYear} ${SITE.name} contributors\n`);
  });
});

describe('renovate.json', () => {
  const {constraints, packageRules} = v.parse(
    v.object({
      constraints: v.object({node: v.string()}),
      packageRules: v.array(
        v.object({
          description: v.optional(v.string(), ''),
          matchPackageNames: v.optional(v.array(v.string()), []),
          allowedVersions: v.optional(v.string()),
        }),
      ),
    }),
    readJson('renovate.json'),
  );
  const pins = packageRules.filter(({allowedVersions}) => allowedVersions !== undefined);
  const names = Object.keys(wanted);
  const matched = (patterns: readonly string[]): string[] =>
    patterns.flatMap((pattern) =>
      pattern.endsWith('**')
        ? names.filter((name) => name.startsWith(pattern.slice(0, -2)))
        : names.filter((name) => name === pattern),
    );

  it('asks for the same Node as package.json', () => {
    expect(constraints.node).toBe(ourEngines.node);
  });
  it('names packages that are there', () => {
    const idle = packageRules
      .flatMap(({matchPackageNames}) => matchPackageNames)
      .filter((pattern) => matched([pattern]).length === 0);
    expect(idle).toEqual([]);
  });
  it('holds versions back for a reason, and those that are used', () => {
    for (const {description, matchPackageNames, allowedVersions = ''} of pins) {
      expect([matchPackageNames, description.length > 20]).toEqual([matchPackageNames, true]);
      for (const name of matched(matchPackageNames)) {
        expect([name, satisfies(wanted[name] ?? '', allowedVersions)]).toEqual([name, true]);
      }
    }
  });
  it('holds back what ARCHITECTURE.md says', () => {
    const held = pins.flatMap(({matchPackageNames}) => matchPackageNames);
    expect(held).toEqual(
      expect.arrayContaining([
        ...['@onecomme.com/onesdk', 'remark-cjk-friendly', 'vitest', 'stylelint', 'lighthouse'],
        ...['typescript', '@supabase/auth-js'],
      ]),
    );
  });
});
