import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import type * as FileSystem from 'node:fs/promises';
import {createServer, type RequestListener, type Server} from 'node:http';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readReleases} from '../../plugins/releases/server/readReleases';
import {testFolder} from './testFolder';
import {listen} from './listen';
import {ImportError, importRelease} from './importRelease';
import {openSource} from './releaseSource';

// Only renaming can be made to fail; everything else, and renaming otherwise, is real.
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof FileSystem>();
  return {...actual, rename: vi.fn(actual.rename)};
});
const {rename: realRename} = await vi.importActual<typeof FileSystem>('node:fs/promises');

const KINDS = {win: ['exe'], mac: ['dmg', 'zip']};
const sha512 = (bytes: Buffer): string => createHash('sha512').update(bytes).digest('base64');

let dir = '';
let target = {siteDir: '', folder: 'data/releases', baseUrl: 'https://dl.example', kinds: KINDS};
let lines: string[] = [];
let steps: number[] = [];
const report = {
  say: (line: string) => lines.push(line),
  progress: (_name: string, bytes: number) => steps.push(bytes),
};
const root = (): string => path.join(target.siteDir, target.folder);

/** What electron-builder 26 writes for one platform. */
function updateFile(version: string, files: [name: string, bytes: Buffer][], extra = ''): string {
  const entries = files.map(
    ([name, bytes]) =>
      `  - url: ${name}\n    sha512: ${sha512(bytes)}\n    size: ${bytes.length}\n    blockMapSize: 99\n`,
  );
  const [main] = files;
  if (main === undefined) throw new Error('no file');
  return `version: ${version}\nfiles:\n${entries.join('')}path: ${main[0]}\nsha512: ${sha512(main[1])}\n${extra}releaseDate: '2026-01-02T20:00:00.000Z'\n`;
}

/** A folder as electron-builder leaves it, with real bytes and hashes. */
async function makeBuild(version = '8.1.0', extra = ''): Promise<string> {
  const build = path.join(dir, `dist-${version}`);
  await mkdir(build);
  const bytes = (name: string): [string, Buffer] => [name, Buffer.alloc(200_000, name)];
  const win = [bytes(`app-${version}-win.exe`)];
  const mac = [bytes(`app-${version}-mac.zip`), bytes(`app-${version}-mac.dmg`)];
  for (const [name, content] of [...win, ...mac]) await writeFile(path.join(build, name), content);
  await writeFile(path.join(build, 'latest.yml'), updateFile(version, win, extra));
  await writeFile(path.join(build, 'latest-mac.yml'), updateFile(version, mac));
  return build;
}

async function problemsOf(run: Promise<unknown>): Promise<readonly string[]> {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImportError)) throw new Error('must be refused', {cause: error});
  return error.problems;
}

const written = (): Promise<string[]> => readdir(root()).catch(() => []);

beforeEach(() => {
  dir = testFolder('import-release');
  target = {...target, siteDir: path.join(dir, 'site')};
  lines = [];
  steps = [];
});

describe('from a folder', () => {
  it('verifies every file and writes what the build then reads', async () => {
    const build = await makeBuild();
    await importRelease(openSource(`${build}/`), target, report);
    expect(await written()).toEqual(['8.1.0', 'current.json']);
    for (const name of ['latest.yml', 'latest-mac.yml']) {
      const copy = await readFile(path.join(root(), '8.1.0', name), 'utf8');
      expect(copy).toBe(await readFile(path.join(build, name), 'utf8'));
    }
    const {current} = await readReleases(target);
    expect([current.version, current.date]).toEqual(['8.1.0', '2026-01-03']);
    expect(current.mac[0]?.url).toBe('https://dl.example/8.1.0/app-8.1.0-mac.dmg');
    expect(lines).toEqual([
      'app-8.1.0-win.exe: verified, 200000 bytes',
      'app-8.1.0-mac.dmg: verified, 200000 bytes',
      'app-8.1.0-mac.zip: verified, 200000 bytes',
    ]);
    expect(steps.at(-1)).toBe(200_000);
  });

  it('says of a file that is not there that it was not verified', async () => {
    const build = await makeBuild();
    await rm(path.join(build, 'app-8.1.0-mac.zip'));
    await importRelease(openSource(build), target, report);
    expect(lines).toContain('app-8.1.0-mac.zip: not present, not verified');
    expect(lines.at(-1)).toBe('Files not verified: 1. Look whether they are there.');
    expect(await written()).toEqual(['8.1.0', 'current.json']);
  });

  it('finds a file beside the update files also when it has an address of its own', async () => {
    const build = await makeBuild();
    const file = path.join(build, 'latest.yml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/(?<=url: |path: )/gu, 'https://cdn.example/x/'));
    await importRelease(openSource(build), target, report);
    expect(lines[0]).toBe('app-8.1.0-win.exe: verified, 200000 bytes');
    const {current} = await readReleases(target);
    expect(current.win[0]?.url).toBe('https://cdn.example/x/app-8.1.0-win.exe');
  });

  it('refuses wrong sizes and hashes, all at once, and writes nothing', async () => {
    const build = await makeBuild();
    await writeFile(path.join(build, 'app-8.1.0-win.exe'), Buffer.alloc(200_000, 'tampered'));
    await writeFile(path.join(build, 'app-8.1.0-mac.dmg'), Buffer.alloc(100));
    await writeFile(path.join(build, 'app-8.1.0-mac.zip'), Buffer.alloc(200_001));
    const problems = await problemsOf(importRelease(openSource(build), target, report));
    expect(problems).toEqual([
      expect.stringContaining('app-8.1.0-win.exe: sha512: is '),
      expect.stringContaining('app-8.1.0-mac.dmg: size: is 100 bytes, but must be 200000'),
      expect.stringContaining('app-8.1.0-mac.zip: size: is more than 200000 bytes'),
    ]);
    expect(await written()).toEqual([]);
  });

  it('refuses a build without the file for macOS', async () => {
    const build = await makeBuild();
    await rm(path.join(build, 'latest-mac.yml'));
    expect(await problemsOf(importRelease(openSource(build), target, report))).toEqual([
      `${build}/latest-mac.yml: is missing`,
    ]);
  });

  it('refuses stand-ins, which nobody should offer as a build', async () => {
    const build = await makeBuild('8.1.0', 'standIn: true\n');
    const problems = await problemsOf(importRelease(openSource(build), target, report));
    expect(problems).toEqual([expect.stringContaining('only a real build is imported')]);
  });
});

describe('beside other releases', () => {
  it('replaces stand-ins, keeps real releases and the newest version as the current one', async () => {
    const standIn = path.join(root(), '8.0.7');
    await mkdir(standIn, {recursive: true});
    const build = await makeBuild('8.0.7', 'standIn: true\n');
    for (const name of ['latest.yml', 'latest-mac.yml']) {
      await writeFile(path.join(standIn, name), await readFile(path.join(build, name)));
    }
    await importRelease(openSource(await makeBuild('8.1.0')), target, report);
    expect(await written()).toEqual(['8.1.0', 'current.json']);
    expect(lines).toContain('data/releases/8.0.7 taken out: it was a stand-in.');
    const older = await makeBuild('8.0.9');
    expect(await problemsOf(importRelease(openSource(older), target, report))).toEqual([
      '8.0.9 is older than 8.1.0.',
      'With --anyway it is imported.',
    ]);
    await importRelease(openSource(older), target, report, true);
    expect(await written()).toEqual(['8.0.9', '8.1.0', 'current.json']);
    const {current, past} = await readReleases(target);
    expect([current.version, past.map(({version}) => version)]).toEqual(['8.1.0', ['8.0.9']]);
  });

  it('asks whether a pre-release and one of the future are meant', async () => {
    const build = await makeBuild('8.2.0-beta.1');
    for (const name of ['latest.yml', 'latest-mac.yml']) {
      const text = await readFile(path.join(build, name), 'utf8');
      await writeFile(path.join(build, name), text.replace("'2026-", "'2999-"));
    }
    expect(await problemsOf(importRelease(openSource(build), target, report))).toEqual([
      '8.2.0-beta.1 is a pre-release.',
      '8.2.0-beta.1 is of 2999-01-03, which is in the future.',
      'With --anyway it is imported.',
    ]);
    expect(await written()).toEqual([]);
  });

  it('imports a version again', async () => {
    const build = await makeBuild();
    await importRelease(openSource(build), target, report);
    await writeFile(path.join(root(), '8.1.0', 'latest.yml'), 'broken: {');
    await importRelease(openSource(build), target, report);
    expect((await readReleases(target)).current.version).toBe('8.1.0');
  });

  it('writes nothing beside a release that the build would refuse', async () => {
    await mkdir(path.join(root(), '9.0.0'), {recursive: true});
    expect(await problemsOf(importRelease(openSource(await makeBuild()), target, report))).toEqual([
      'data/releases/9.0.0/latest.yml: is missing',
      'data/releases/9.0.0/latest-mac.yml: is missing',
    ]);
    expect(await written()).toEqual(['9.0.0']);
  });

  it('undoes everything when the last step fails', async () => {
    await importRelease(openSource(await makeBuild('8.0.9')), target, report);
    const build = await makeBuild();
    vi.mocked(rename).mockImplementation(async (from, to) => {
      const last = String(from).includes('.import-') && String(to).endsWith('current.json');
      if (last && String(from).endsWith(`${path.sep}current.json`)) {
        vi.mocked(rename).mockImplementation(realRename);
        throw new Error('disk full');
      }
      await realRename(from, to);
    });
    expect(await problemsOf(importRelease(openSource(build), target, report))).toEqual([
      'data/releases: disk full',
    ]);
    expect(await written()).toEqual(['8.0.9', 'current.json']);
    expect((await readReleases(target)).current.version).toBe('8.0.9');
  });
});

describe('from an address', () => {
  let server: Server;
  let address = '';
  const serve = async (listener: RequestListener): Promise<void> => {
    server = createServer(listener);
    address = `http://127.0.0.1:${await listen(server)}/dist`;
  };
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const files =
    (build: string): RequestListener =>
    (request, response) => {
      readFile(path.join(build, path.basename(request.url ?? ''))).then(
        (body) => response.end(body),
        () => response.writeHead(404).end(),
      );
    };

  it('downloads, verifies and writes', async () => {
    await serve(files(await makeBuild()));
    await importRelease(openSource(`${address}/`), target, report);
    expect(lines).toHaveLength(3);
    expect(steps.at(-1)).toBe(200_000);
    expect((await readReleases(target)).current.version).toBe('8.1.0');
  });

  it('names files that are not there or tampered with', async () => {
    const build = await makeBuild();
    await rm(path.join(build, 'app-8.1.0-win.exe'));
    await writeFile(path.join(build, 'app-8.1.0-mac.dmg'), Buffer.alloc(200_000, 'x'));
    await serve(files(build));
    expect(await problemsOf(importRelease(openSource(address), target, report))).toEqual([
      `${address}/app-8.1.0-win.exe: is not there (404)`,
      expect.stringContaining('app-8.1.0-mac.dmg: sha512: is '),
    ]);
    expect(await written()).toEqual([]);
  });

  it('gives up on a server that fails, falls silent or breaks off', async () => {
    const build = await makeBuild();
    await serve((request, response) => {
      if (request.url?.endsWith('.yml')) files(build)(request, response);
      else if (request.url?.endsWith('.exe')) response.writeHead(500).end();
      else if (request.url?.endsWith('.dmg')) response.write('a');
      else {
        response.writeHead(200, {'Content-Length': '200000'}).write('a');
        setTimeout(() => response.destroy(), 10);
      }
    });
    expect(await problemsOf(importRelease(openSource(address, 200), target, report))).toEqual([
      `${address}/app-8.1.0-win.exe: answered 500 Internal Server Error`,
      `${address}/app-8.1.0-mac.dmg: sent nothing for 0.2 seconds`,
      expect.stringContaining('app-8.1.0-mac.zip: broke off: '),
    ]);
  });

  it('asks nobody else without https, wherever it is led', async () => {
    expect(
      await problemsOf(importRelease(openSource('http://dl.example/dist'), target, report)),
    ).toContainEqual(expect.stringContaining('is not fetched without https: http://dl.example/'));
  });

  it('says when nobody answers there', async () => {
    await serve((_request, response) => response.end());
    server.close();
    const [first, second] = await problemsOf(importRelease(openSource(address), target, report));
    expect(first).toMatch(/latest\.yml: cannot be reached: .*ECONNREFUSED/u);
    expect(second).toMatch(/latest-mac\.yml: cannot be reached/u);
  });
});
