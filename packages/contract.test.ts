import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';

const Versions = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.object({
  name: v.string(),
  license: v.string(),
  dependencies: Versions,
  devDependencies: Versions,
});
const PackageManifest = v.object({
  ...Manifest.entries,
  private: v.literal(true),
  description: v.string(),
  exports: v.record(v.string(), v.string()),
});

const root = v.parse(Manifest, readJson('../package.json'));
const names = readdirSync(__dirname, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(__dirname, name), 'utf8'));
}

/**
 * What tests of packages share with those of the site: the published API, the machine's programs,
 * what its pages forbid, lint.
 */
const SHARED_BY_TESTS = [
  'tests/content/support/apiDefinition',
  'scripts/lib/browser',
  'scripts/lib/programs',
  'scripts/lib/chromium',
  'scripts/lib/listen',
  'scripts/lib/testFolder',
  'scripts/lib/writeFiles',
  'plugins/hosting/policy',
  'plugins/boot/client/guardSinks.browser',
  '.stylelintrc.json',
];

const isOurs = (name: string): boolean => name.startsWith('@komebiyori/');
const isTest = (file: string): boolean => /\.test\.tsx?$|^testing\//u.test(file);

/** The package that `from` names: `a` of `a/b`, `@a/b` of `@a/b/c`. */
const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

/** What a module of a package imports. Enough for how the formatter writes it. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom |\bimport |\bimport\(|\bmock\()'(?<from>[^'\n]+)'/gu)].map(
    ({groups}) => groups?.['from'] ?? '',
  );

/** Imports of a package's modules that its package.json does not allow. */
function strayImports(name: string): string[] {
  const folder = path.join(__dirname, name);
  const {dependencies, devDependencies} = v.parse(
    PackageManifest,
    readJson(`${name}/package.json`),
  );
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => /\.tsx?$/u.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      // The tools of tests are those of the whole repository; our own packages are named all the same.
      const tools = isTest(file) ? Object.keys(root.devDependencies).filter((n) => !isOurs(n)) : [];
      const allowed = new Set([
        ...Object.keys(dependencies),
        ...Object.keys(devDependencies),
        ...tools,
      ]);
      const strays = (from: string): boolean => {
        if (!from.startsWith('.')) {
          return !from.startsWith('node:') && !allowed.has(packageOf(from));
        }
        const target = path.join(folder, path.dirname(file), from);
        const isShared = SHARED_BY_TESTS.includes(path.relative(path.dirname(__dirname), target));
        return path.relative(folder, target).startsWith('..') && !(isTest(file) && isShared);
      };
      return importsOf(text)
        .filter(strays)
        .map((from) => `${name}/${file}: ${from}`);
    });
}

describe.each(names)('packages/%s', (name) => {
  const manifest = v.parse(PackageManifest, readJson(`${name}/package.json`));

  it('is named after its folder, is ours alone, and says what it is', () => {
    expect(manifest.name).toBe(`@komebiyori/${name}`);
    expect(manifest.license).toBe(root.license);
    expect(existsSync(path.join(__dirname, name, 'README.md'))).toBe(true);
  });
  it('exports modules and folders by name, not all that it has', () => {
    for (const [subpath, file] of Object.entries(manifest.exports)) {
      expect(subpath).not.toBe('./*');
      expect([file, existsSync(path.join(__dirname, name, file.replace(/\*.*$/u, '')))]).toEqual([
        file,
        true,
      ]);
    }
  });
  it('imports its own modules and what its package.json names', () => {
    expect(strayImports(name)).toEqual([]);
  });
  it('wants exact versions, the same as everybody, and of ours the one that is here', () => {
    const wanted = {...manifest.dependencies, ...manifest.devDependencies};
    for (const [other, version] of Object.entries(wanted)) {
      if (isOurs(other)) expect([other, version]).toEqual([other, '*']);
      else {
        expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
        const known = root.dependencies[other] ?? root.devDependencies[other] ?? version;
        expect([other, version]).toEqual([other, known]);
      }
    }
  });
});

it('the site wants all of them', () => {
  const ours = Object.entries(root.dependencies).filter(([name]) => isOurs(name));
  expect(ours).toEqual(names.map((name) => [`@komebiyori/${name}`, '*']));
});
