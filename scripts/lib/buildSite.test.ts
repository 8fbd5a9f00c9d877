import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {accountFolder} from '../../plugins/hosting';
import {lockBuild, splitAccountSite} from './buildSite';
import {testFolder} from './testFolder';
import {writeFiles} from './writeFiles';

const BUILT: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'not found',
  'membership.html': 'membership',
  'account/my.html': 'my account',
  'account/checkout/succeeded.html': 'paid',
  'docs/about.html': 'manual',
  'favicon.ico': 'icon',
  'sitemap.xml': 'map',
  _headers: 'of the site',
  'img/mark.svg': 'mark',
  'fonts/round.woff2': 'font',
  '.well-known/security.txt': 'contact',
  'cards/home.png': 'card',
  'assets/css/styles.1.css': 'css',
  'assets/js/main.1.js': 'shell',
  'assets/js/auth-js.2.js': '`/token?grant_type=refresh_token`',
  'assets/js/auth-js.2.js.br': 'the same',
  'assets/js/third-party.3.js': '"https://www.googletagmanager.com/gtm.js?id="',
  'assets/js/policy.4.js': '"account.session"',
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

it('the folder stands beside the build, which Docusaurus names with a slash at its end', () => {
  expect(accountFolder('/site/build/')).toBe('/site/build-account');
});

describe('splitAccountSite', () => {
  let root = '';
  let site = '';
  let accounts = '';
  beforeEach(async () => {
    root = testFolder('account-site');
    site = path.join(root, 'build');
    accounts = path.join(root, 'build-account');
    writeFiles(site, Object.entries(BUILT));
    writeFiles(accounts, [['_headers', 'of the accounts']]);
    await splitAccountSite(site, accounts);
  });

  it('leaves the site without a page about accounts, and without what holds a session', () => {
    expect(filesOf(site)).toEqual(
      Object.keys(BUILT)
        .filter((name) => !/^account\/|^membership|auth-js/u.test(name))
        .sort(),
    );
  });
  it('gives the accounts their pages and what pages load, and nothing of third parties', () => {
    expect(filesOf(accounts)).toEqual(
      [
        ...['404.html', '_headers', 'account/checkout/succeeded.html', 'account/my.html'],
        '.well-known/security.txt',
        ...['assets/css/styles.1.css', 'assets/js/auth-js.2.js', 'assets/js/auth-js.2.js.br'],
        ...['assets/js/main.1.js', 'assets/js/policy.4.js', 'favicon.ico', 'fonts/round.woff2'],
        ...['img/mark.svg', 'membership.html'],
      ].sort(),
    );
  });
});

describe('lockBuild', () => {
  let file = '';
  beforeEach(() => {
    file = path.join(testFolder('build-lock'), 'cache', 'build.lock');
  });

  it('keeps a second build out until the first has ended', () => {
    const unlock = lockBuild(file);
    expect(() => lockBuild(file)).toThrow(`process ${process.pid}`);
    unlock();
    expect(existsSync(file)).toBe(false);
    lockBuild(file)();
  });

  it.each([
    ['of a process that has ended', String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['that was cut off', ''],
  ])('takes over a lock %s', (_what, text) => {
    writeFiles(path.dirname(file), [[path.basename(file), text]]);
    lockBuild(file)();
  });
});
