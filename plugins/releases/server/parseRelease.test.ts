import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isStandIn, summarise} from '../shared/release';
import {dayInTokyo, parseRelease} from './parseRelease';

const FOLDER = path.join(__dirname, '..', '..', '..', 'tests', 'fixtures', 'releases');
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const WIN = read('latest.yml');
const MAC = read('latest-mac.yml');
const OPTIONS = {
  kinds: {win: ['exe'], mac: ['dmg', 'zip']},
  baseUrl: 'https://download.example/app',
};
const PLACE = 'data/releases/8.0.7';

const parse = (win: string | undefined, mac: string | undefined = MAC) =>
  parseRelease({place: PLACE, version: '8.0.7', texts: {win, mac}}, OPTIONS);
/** The problems of latest.yml, without its name. */
const problemsOf = (win: string): string[] =>
  parse(win).problems.map((problem) => problem.replace(`${PLACE}/latest.yml: `, ''));
const hashOf = (text: string): string => /sha512: (?<hash>\S+)/u.exec(text)?.groups?.['hash'] ?? '';

describe('parseRelease', () => {
  it('reads what electron-builder writes', () => {
    const {release, problems} = parse(WIN);
    expect(problems).toEqual([]);
    expect(release).toMatchObject({version: '8.0.7', standIn: false});
    // The platform that came last decides, and its evening in UTC is the next day in Japan.
    expect(release?.date).toBe('2025-10-19');
    expect(release?.win).toEqual([
      {
        name: 'app-8.0.7-win.exe',
        url: 'https://download.example/app/8.0.7/app-8.0.7-win.exe',
        kind: 'exe',
        size: 92480576,
        base64: hashOf(WIN),
        hex: Buffer.from(hashOf(WIN), 'base64').toString('hex'),
      },
    ]);
    expect(release?.mac.map(({name, kind, url}) => [name, kind, url])).toEqual([
      ['app 8.0.7.dmg', 'dmg', 'https://cdn.example/files/app%208.0.7.dmg'],
      ['app-8.0.7-mac.zip', 'zip', 'https://download.example/app/8.0.7/app-8.0.7-mac.zip'],
    ]);
  });

  it('offers the first file of each platform in the summary, without hashes', () => {
    const {release} = parse(WIN);
    if (release === undefined) throw new Error('must be whole');
    const summary = summarise(release);
    expect([summary.win.name, summary.mac.name]).toEqual(['app-8.0.7-win.exe', 'app 8.0.7.dmg']);
    expect(JSON.stringify(summary)).not.toContain(hashOf(WIN));
  });

  it('knows a stand-in by its own word', () => {
    const standIn = parse(`standIn: true\n${WIN}`).release;
    expect([standIn, parse(WIN).release].map((release) => release && isStandIn(release))).toEqual([
      true,
      false,
    ]);
  });

  it('names file and field of every problem at once', () => {
    const win = WIN.replace(/sha512: \S+/u, 'sha512: abcd')
      .replace(/size: \d+/u, 'size: -1')
      .replace('path: app', 'path: other')
      .replace(/releaseDate: .*/u, "releaseDate: '18.10.2025'");
    const mac = MAC.replace(/version: .*/u, 'version: 8.0.8').replace('https://cdn', 'http://cdn');
    expect(parse(win, mac).problems).toEqual([
      `${PLACE}/latest.yml: files[0].sha512: must be the base64 of a SHA-512, 64 bytes`,
      `${PLACE}/latest.yml: files[0].size: must be more than 0 bytes`,
      `${PLACE}/latest.yml: releaseDate: must be an ISO 8601 date such as 2025-10-18T03:00:00.000Z`,
      `${PLACE}/latest.yml: path: is none of the files`,
      `${PLACE}/latest-mac.yml: files[1].url: must be a file name without folders, or an https address`,
      `${PLACE}/latest-mac.yml: version: is 8.0.8, but its folder says 8.0.7`,
    ]);
  });

  it('needs both platforms', () => {
    const {problems} = parseRelease(
      {place: PLACE, version: '8.0.7', texts: {win: WIN, mac: undefined}},
      OPTIONS,
    );
    expect(problems).toEqual([`${PLACE}/latest-mac.yml: is missing`]);
  });

  it('compares the platforms where no folder says the version', () => {
    const mac = MAC.replace('version: 8.0.7', 'version: 8.0.6');
    const source = {place: 'dist', version: undefined, texts: {win: WIN, mac}};
    expect(parseRelease(source, OPTIONS).problems).toEqual([
      'dist/latest-mac.yml: version: is 8.0.6, but latest.yml says 8.0.7',
    ]);
  });
});

describe('a field that is wrong', () => {
  const SHORT = Buffer.alloc(63, 'a').toString('base64');
  const LONG = Buffer.alloc(65, 'a').toString('base64');
  it.each([
    ['version: 8.0.7', 'version: 8.0', 'version: must be text'],
    ['version: 8.0.7', "version: 'v8.0.7'", 'version: must be a version'],
    ['app-8.0.7-win.exe', '../app.exe', 'files[0].url: must be a file name'],
    ['app-8.0.7-win.exe', 'a/b.exe', 'files[0].url: must be a file name'],
    ['app-8.0.7-win.exe', 'https://u:p@cdn.example/a.exe', 'files[0].url: must be a file name'],
    ['app-8.0.7-win.exe', 'https://cdn.example/..%2Fa.exe', 'files[0].url: must be a file name'],
    ['app-8.0.7-win.exe', 'javascript:alert(1).exe', 'files[0].url: must be a file name'],
    ['size: 92480576', 'size: 1.5', 'files[0].size: must be a whole number'],
    ['size: 92480576', 'size: 0', 'files[0].size: must be more than 0'],
    ['size: 92480576', "size: '92480576'", 'files[0].size: must be a number'],
    ['    size: 92480576\n', '', 'files[0].size: is missing'],
    ['03:00:00.000Z', '25:00:00.000Z', 'releaseDate: must be an ISO 8601 date'],
    ['2025-10-18T', '2025-02-30T', 'releaseDate: must be an ISO 8601 date'],
    ['win.exe', 'win.msi', 'files: holds no exe'],
    ['files:', 'standIn: maybe\nfiles:', 'standIn: must be true or false'],
  ])('%j as %j', (from, to, problem) => {
    expect(problemsOf(WIN.replaceAll(from, to)).join('\n')).toContain(problem);
  });
  it.each([SHORT, LONG, 'a'.repeat(128), hashOf(WIN).replace(/.==$/u, 'B==')])(
    'the hash %s',
    (hash) => {
      const problem = 'must be the base64 of a SHA-512, 64 bytes';
      expect(problemsOf(WIN.replaceAll(hashOf(WIN), hash))).toEqual([
        `files[0].sha512: ${problem}`,
        `sha512: ${problem}`,
      ]);
    },
  );
  it('a hash at the top that is not that of the path', () => {
    const other = Buffer.alloc(64, 'a').toString('base64');
    expect(problemsOf(WIN.replace(/^sha512: .*/mu, `sha512: ${other}`))).toEqual([
      'sha512: differs from that of app-8.0.7-win.exe in files',
    ]);
  });
  it('a file that is named twice, as disks see it', () => {
    const entry = /(?: {2}- url[\s\S]*?)(?=path:)/u.exec(WIN)?.[0] ?? '';
    expect(problemsOf(WIN.replace('path:', `${entry.replace('app', 'APP')}path:`))).toEqual([
      'files[1].url: names the same file as files[0]',
    ]);
  });
  it.each([
    ['', 'file: must hold version'],
    ['version: 8.0.7', 'files: is missing'],
    ['files: 3', 'files: must be a list'],
    ['files: []', 'files: must name a file'],
    ['files: [a]', 'files[0]: must be an entry with url'],
  ])('the file %j', (text, problem) => {
    expect(problemsOf(text).join('\n')).toContain(problem);
  });
});

describe('YAML that is wrong', () => {
  it.each([
    ['version: 8.0.7\nfiles: [', /^line 2, column \d+: /u],
    ['version: 8.0.7\nversion: 8.0.8', /^line 2, column 1: Map keys must be unique/u],
    ['a: 1\n---\nb: 2', /^line \d, column \d+: .*multiple documents/u],
    ['a: &x 1\nb: *x', /^Alias resolution is disabled/u],
    ['a: !!js/function x', /^line 1, column \d+: Unresolved tag/u],
    ['version:\n\t8.0.7', /^line 2, column 1: /u],
  ])('%j is named with its line', (text, problem) => {
    expect(problemsOf(text)[0]).toMatch(problem);
  });
});

describe('dayInTokyo', () => {
  it.each([
    ['2025-10-18T03:00:00.000Z', '2025-10-18'],
    ['2025-10-17T15:00:00Z', '2025-10-18'],
    ['2025-12-31T23:59:59+09:00', '2025-12-31'],
    ['2025-10-18', '2025-10-18'],
  ])('%s is %s', (date, day) => {
    expect(dayInTokyo(date)).toBe(day);
  });
});
