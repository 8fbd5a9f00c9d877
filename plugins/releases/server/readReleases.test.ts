import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {testFolder} from '../../../scripts/lib/testFolder';
import {readReleases, readReleasesIfAny} from './readReleases';

const FIXTURE = path.join(__dirname, '..', '..', '..', 'tests', 'fixtures', 'releases');
const KINDS = {win: ['exe'], mac: ['dmg', 'zip']};

let siteDir = '';
const read = () =>
  readReleases({siteDir, folder: 'releases', baseUrl: 'https://dl.example', kinds: KINDS});
const put = (file: string, text: string): Promise<void> =>
  writeFile(path.join(siteDir, 'releases', file), text);

beforeEach(async () => {
  siteDir = testFolder('releases');
  await cp(FIXTURE, path.join(siteDir, 'releases', '8.0.7'), {recursive: true});
  await put('current.json', '{"version": "8.0.7", "date": "2025-10-19"}');
});

it('reads what the fixture holds, and no folder of an import at work', async () => {
  await mkdir(path.join(siteDir, 'releases', '.import-a1'));
  const {current, past} = await read();
  expect([current.version, past]).toEqual(['8.0.7', []]);
});

it('names every broken folder', async () => {
  await put('8.0.7/latest.yml', 'version: 8.0.6');
  await mkdir(path.join(siteDir, 'releases', 'new'));
  await expect(read()).rejects.toThrow('releases/8.0.7/latest.yml: files: is missing');
  await expect(read()).rejects.toThrow('releases/8.0.7/latest.yml: version: is 8.0.6, but');
  await expect(read()).rejects.toThrow('releases/new/latest.yml: is missing');
});

it.each([
  ['{"version": "8.0.6", "date": "2025-10-19"}', 'says 8.0.6 of 2025-10-19, but the newest'],
  ['{"version": "8.0.7", "date": "2025-10-18"}', 'run "npm run release:import -- <dir|url>"'],
  ['{"version": "8.1.0", "date": "2026-11-29"}', /2025-10-19: write that there, or run/u],
  ['{"version": "8.0.7"}', 'date: '],
  ['{', 'current.json: '],
])('refuses the current.json %s', async (text, problem) => {
  await put('current.json', text);
  await expect(read()).rejects.toThrow(problem);
});

it('needs a release and a current.json', async () => {
  await rm(path.join(siteDir, 'releases', 'current.json'));
  await expect(read()).rejects.toThrow('releases/current.json: is missing');
  await rm(path.join(siteDir, 'releases', '8.0.7'), {recursive: true});
  await expect(read()).rejects.toThrow('releases: holds no release');
});

it('reads nothing where a product that may be gone has no release, and refuses a wrong one', async () => {
  const options = {siteDir, folder: 'releases', baseUrl: 'https://dl.example', kinds: KINDS};
  expect((await readReleasesIfAny(options))?.current.version).toBe('8.0.7');
  await put('8.0.7/latest.yml', 'version: 8.0.6');
  await expect(readReleasesIfAny(options)).rejects.toThrow('files: is missing');
  await rm(path.join(siteDir, 'releases', '8.0.7'), {recursive: true});
  expect(await readReleasesIfAny(options)).toBeUndefined();
});
