import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rename, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {accountFolder} from '../../plugins/hosting';
import {fullDisk, isMountPoint, refillFolder, removeFolder} from './buildFolder';
import {runCommand} from './command';
import {DOCUSAURUS} from './docusaurus';

const ROOT = path.join(__dirname, '..', '..');
const BUILD = path.join(ROOT, 'build');
/** Where the site is made while build/ is a mount point, which Docusaurus cannot delete. */
const MADE = path.join(ROOT, 'build-made');
/** What a build writes to, by the names in messages. */
const WRITTEN = {
  'build/': BUILD,
  'node_modules/': path.join(ROOT, 'node_modules'),
  [tmpdir()]: tmpdir(),
};
/** Names the build that is running in this folder. */
const LOCK = path.join(ROOT, 'node_modules', '.cache', 'build.lock');

/**
 * The folder of the pages about accounts; undefined where they are served with the others.
 * @param site the folder of the site
 */
export function builtAccounts(site = BUILD): string | undefined {
  const folder = accountFolder(site);
  return existsSync(path.join(folder, '_hosting', 'rules.json')) ? folder : undefined;
}

/**
 * What pages load besides what is named by its content, and where weaknesses are reported; files of
 * the root are taken, too.
 */
const FOLDERS = ['assets', 'img', 'fonts', '.well-known'];
/** Files that say how the folder is served, lead to pages of the site, or keep them (plugins/offline). */
const NOT_TAKEN = /^_|^(?:sitemap\.xml|robots\.txt|sw\.js)$/u;
const PAGES = ['account', 'membership.html'];

/** The library that keeps and renews a session (auth-js), by what it alone says to the backend. */
const SESSIONS = /grant_type=/u;
/** The loader of third parties, by what it loads. */
const THIRD_PARTIES = /googletagmanager\.com\/gtm\.js|adsbygoogle\.js/u;

/**
 * Makes two sites of a finished build: the pages about accounts move to a folder of their own, for
 * an origin of their own, with the files that pages load. A link keeps its address: each of both
 * leads to the other by the redirects that plugins/hosting wrote. The site loses the scripts that
 * hold a session, the accounts those that load third parties.
 * @param siteDir the build; its pages about accounts are gone afterwards
 * @param accountDir gets them; it may hold files that say how it is served
 * @returns the scripts that were left out of each
 */
export async function splitAccountSite(
  siteDir: string,
  accountDir: string,
): Promise<{readonly site: string[]; readonly accounts: string[]}> {
  await mkdir(accountDir, {recursive: true});
  for (const entry of await readdir(siteDir, {withFileTypes: true})) {
    const {name} = entry;
    const isLoaded = entry.isFile()
      ? !NOT_TAKEN.test(name) && (name === '404.html' || !name.endsWith('.html'))
      : FOLDERS.includes(name);
    if (isLoaded)
      await cp(path.join(siteDir, name), path.join(accountDir, name), {recursive: true});
  }
  for (const name of PAGES) await rename(path.join(siteDir, name), path.join(accountDir, name));
  return {
    site: await leaveOut(siteDir, SESSIONS),
    accounts: await leaveOut(accountDir, THIRD_PARTIES),
  };
}

/** Deletes the scripts that say something, and what was compressed of them. */
async function leaveOut(root: string, words: RegExp): Promise<string[]> {
  const folder = path.join(root, 'assets', 'js');
  const gone: string[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js') || !words.test(await readFile(path.join(folder, name), 'utf8'))) {
      continue;
    }
    await Promise.all(
      ['', '.br', '.gz'].map((end) => rm(path.join(folder, name + end), {force: true})),
    );
    gone.push(name);
  }
  return gone;
}

/**
 * Keeps a second build out of a folder: both would write the same generated files, and pages of the
 * one would miss scripts of the other. A lock whose process has ended is taken over.
 * @param file the lock; its folder is made
 * @returns what lets the next one in
 * @throws an error that says what to do, while another process holds the lock
 */
export function lockBuild(file: string): () => void {
  mkdirSync(path.dirname(file), {recursive: true});
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0 && isRunning(holder))
      throw new Error(
        `Another build is running in this folder (process ${holder}). Wait for its end, or stop it, and build again. If there is none, delete ${path.relative(ROOT, file)}.`,
      );
    rmSync(file);
  }
  // Of two that begin at once, the second fails here.
  writeFileSync(file, String(process.pid), {flag: 'wx'});
  return () => {
    rmSync(file, {force: true});
  };
}

/** Signal 0 only asks (kill(2)); a process of somebody else may not be asked, but it is there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Builds the site into build/ and, where accounts have an origin of their own (ACCOUNT_URL), their
 * pages into build-account/. That comes after Docusaurus, whose plugins all end at the same time.
 * @param args further arguments for Docusaurus
 * @returns the exit status of the build
 * @throws where another build of this folder is running (`lockBuild`)
 */
export async function buildSite(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): Promise<number> {
  const unlock = lockBuild(LOCK);
  let status = 1;
  try {
    status = await buildBoth(env, args);
    return status;
  } finally {
    unlock();
    const full = status === 0 ? undefined : fullDisk(WRITTEN);
    if (full !== undefined) console.error(full);
  }
}

async function buildBoth(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<number> {
  const apart = isMountPoint(BUILD) && !args.some((arg) => arg.startsWith('--out-dir'));
  const folder = apart ? MADE : BUILD;
  await removeFolder(accountFolder(folder));
  const status = await runCommand(
    [...DOCUSAURUS, 'build', ...args, ...(apart ? ['--out-dir', MADE] : [])],
    env,
  );
  if (status !== 0) return status;
  const accounts = builtAccounts(folder);
  if (accounts !== undefined) await splitAccountSite(folder, accounts);
  if (apart) await moveMade();
  if (accounts !== undefined) {
    console.log(
      `[INFO] build/ is the site for ${env['SITE_URL'] ?? ''}, build-account/ the pages about accounts for ${env['ACCOUNT_URL'] ?? ''}.`,
    );
  }
  return status;
}

/** Brings what was made apart to where it belongs. */
async function moveMade(): Promise<void> {
  await refillFolder(BUILD, MADE);
  await removeFolder(accountFolder(BUILD));
  if (existsSync(accountFolder(MADE)))
    await refillFolder(accountFolder(BUILD), accountFolder(MADE));
  console.log('[INFO] build/ is a mount point: the site was made in build-made/ and moved there.');
}
