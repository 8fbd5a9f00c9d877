import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {accountFolder} from '../../plugins/hosting';
import {splitAccountSite} from './accountSite';
import {runCommand} from './command';
import {DOCUSAURUS} from './docusaurus';

const BUILD = path.join(__dirname, '..', '..', 'build');

/** The folder of the pages about accounts; undefined where they are served with the others. */
export function builtAccounts(): string | undefined {
  const folder = accountFolder(BUILD);
  return existsSync(path.join(folder, '_hosting', 'rules.json')) ? folder : undefined;
}

/**
 * Builds the site into build/ and, where accounts have an origin of their own (ACCOUNT_URL), their
 * pages into build-account/. That comes after Docusaurus, whose plugins all end at the same time.
 * @param args further arguments for Docusaurus
 * @returns the exit status of the build
 */
export async function buildSite(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): Promise<number> {
  await rm(accountFolder(BUILD), {recursive: true, force: true});
  const status = await runCommand([...DOCUSAURUS, 'build', ...args], env);
  const accounts = builtAccounts();
  if (status !== 0 || accounts === undefined) return status;
  await splitAccountSite(BUILD, accounts);
  console.log(
    `[INFO] build/ is the site for ${env['SITE_URL'] ?? ''}, build-account/ the pages about accounts for ${env['ACCOUNT_URL'] ?? ''}.`,
  );
  return status;
}
