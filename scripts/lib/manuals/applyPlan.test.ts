import type * as FileSystem from 'node:fs/promises';
import {cp, mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {parseManuals, parseVersions} from '../../../config/manuals';
import {resolveRequest} from '../../../plugins/hosting/resolveRequest';
import {hostingRules} from '../../../plugins/hosting/rules';
import {testFolder} from '../testFolder';
import {readFiles, runPlan} from './applyPlan';
import {Refusal, type Files} from './manualFiles';
import {planCut} from './planCut';
import {planNext} from './planNext';
import {planRetire} from './planRetire';

// Only writing can be made to fail; everything else, and writing otherwise, is real.
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof FileSystem>();
  return {...actual, writeFile: vi.fn(actual.writeFile)};
});
const {writeFile: realWriteFile} = await vi.importActual<typeof FileSystem>('node:fs/promises');

const SITE = path.join(__dirname, '..', '..', '..');
const COPIED = [
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'data/manuals.json',
  'sidebars.ts',
];

/** A temporary copy of the manuals of the site, without an unreleased one. */
let root = '';
let lines: string[] = [];
const out = {
  log: (text: string) => lines.push(text),
  error: (text: string) => lines.push(text),
};
const run = (makePlan: (files: Files) => ReturnType<typeof planNext>): Promise<0 | 1> =>
  runPlan(root, makePlan, out);
const text = (name: string): Promise<string> => readFile(path.join(root, name), 'utf8');
const versionsNow = async (): Promise<string[]> =>
  parseVersions(JSON.parse(await text('versions.json')));
const everything = async (): Promise<string[]> =>
  [...(await readFiles(root))].map(([name, content]) => `${name}\n${content.toString()}`).sort();
const pageNames = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(root, folder), {recursive: true})).filter((name) =>
    name.endsWith('.mdx'),
  );

beforeEach(async () => {
  root = testFolder('manuals');
  for (const name of COPIED) {
    await cp(path.join(SITE, name), path.join(root, name), {recursive: true});
  }
  await mkdir(path.join(root, 'docs'));
  await cp(path.join(SITE, 'docs', 'README.md'), path.join(root, 'docs', 'README.md'));
  lines = [];
});

describe('from one version of this site to the next', () => {
  it('begins, publishes and takes out, and every address goes on', async () => {
    const before = await versionsNow();
    const [newest = '', oldest = ''] = [before[0], before.at(-1)];
    const [major = '', minor = ''] = newest.split('.');
    const next = `${major}.${Number(minor) + 1}`;
    const pages = (await pageNames(`versioned_docs/version-${newest}`)).sort();
    const oldPages = await pageNames(`versioned_docs/version-${oldest}`);

    expect(await run(planNext)).toBe(0);
    expect((await pageNames('docs')).sort()).toEqual(pages);
    expect(await text('docs/README.md')).toBe(
      await readFile(path.join(SITE, 'docs', 'README.md'), 'utf8'),
    );
    expect(await text('sidebars.ts')).toContain(`"label": "ガイド"`);
    expect(lines.join('\n')).toContain('/docs/next/about');

    expect(await run((files) => planCut(files, next))).toBe(0);
    expect(await versionsNow()).toEqual([next, ...before]);
    expect(await readdir(path.join(root, 'docs'))).toEqual(['README.md']);
    expect((await pageNames(`versioned_docs/version-${next}`)).sort()).toEqual(pages);
    expect(await text(`versioned_docs/version-${next}/tags.yml`)).toBe(
      await text(`versioned_docs/version-${newest}/tags.yml`),
    );
    const sidebar = async (version: string): Promise<unknown> =>
      JSON.parse(await text(`versioned_sidebars/version-${version}-sidebars.json`));
    expect(await sidebar(next)).toEqual(await sidebar(newest));
    expect(await text('sidebars.ts')).toBe(await readFile(path.join(SITE, 'sidebars.ts'), 'utf8'));
    const figures: string[] = [];
    for (const name of pages) {
      const page = await text(`versioned_docs/version-${next}/${name}`);
      figures.push(...(page.match(/<[A-Z]\w*Figure\b[^>]*>/gu) ?? []));
    }
    expect(figures.filter((tag) => !tag.includes(` version="${next}"`))).toEqual([]);
    expect(figures.length).toBeGreaterThan(60);

    expect(await run((files) => planRetire(files, oldest))).toBe(0);
    const after = await versionsNow();
    expect(after).toEqual([next, ...before.slice(0, -1)]);
    expect(await readdir(path.join(root, 'versioned_docs'))).not.toContain(`version-${oldest}`);

    const {generators, retired} = parseManuals(JSON.parse(await text('data/manuals.json')), after);
    expect(generators[next]).toBe(generators[newest]);
    const rules = hostingRules({
      inlineScriptHashes: [],
      backendUrl: '',
      versions: after,
      retired,
    });
    const isPage = (address: string): boolean =>
      pages.some((name) => address === `/docs/${name.replace(/(?:\/index)?\.mdx$/u, '')}`);
    const dead = oldPages
      .map((name) => `/docs/${oldest}/${name.replace(/(?:\/index)?\.mdx$/u, '')}`)
      .filter((address) => {
        const answer = resolveRequest(rules, address, '', () => false);
        return answer.kind !== 'redirect' || !isPage(answer.location);
      });
    expect(oldPages).not.toEqual([]);
    expect(dead).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    ['planCut of an empty docs/', (files: Files) => planCut(files, '99.0'), 'docs/ has no pages'],
    ['planRetire of no version', (files: Files) => planRetire(files, '1.0'), 'not a published'],
  ])('%s gives 1 and the reason, and changes nothing', async (_, makePlan, reason) => {
    const before = await everything();
    expect(await run(makePlan)).toBe(1);
    expect(lines.join('\n')).toMatch(new RegExp(`${reason}[^]*Nothing was changed\\.$`, 'u'));
    expect(await everything()).toEqual(before);
  });

  it('is also what becomes of a disk that is full half-way', async () => {
    expect(await run(planNext)).toBe(0);
    const before = await everything();
    vi.mocked(writeFile).mockImplementation(async (file, ...rest) => {
      if (typeof file === 'string' && file.endsWith('versions.json')) {
        vi.mocked(writeFile).mockImplementation(realWriteFile);
        throw new Error('disk full');
      }
      await realWriteFile(file, ...rest);
    });
    expect(await run((files) => planCut(files, '99.0'))).toBe(1);
    expect(lines.at(-1)).toContain('disk full');
    expect(await everything()).toEqual(before);
    expect(await readdir(path.join(root, 'versioned_docs'))).not.toContain('version-99.0');
  });

  it('is nothing else: a mistake in the code is thrown', async () => {
    const broken = (): never => {
      throw new TypeError('a mistake');
    };
    await expect(run(broken)).rejects.toThrow('a mistake');
    expect(new Refusal(['a', 'b']).message).toBe('a\nb');
  });

  it('leaves hidden files alone', async () => {
    await writeFile(path.join(root, 'docs', '.DS_Store'), 'x');
    expect([...(await readFiles(root)).keys()]).not.toContain('docs/.DS_Store');
    expect(await run(planNext)).toBe(0);
  });
});
