/**
 * `npm run preview`: builds the site and serves it as a host would, with the embedded backend unless
 * a Supabase project is named. PORT chooses the port, `--host` who may see it (serve.ts).
 */
import './lib/requireNode';
import {buildSite} from './lib/buildSite';
import {accountsEnv, startLocalAccounts} from './lib/localAccounts';

async function main(): Promise<void> {
  const env = {...process.env, ...accountsEnv(process.env)};
  const started = performance.now();
  const tell = (what: string): void => {
    console.log(`[preview] ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  const status = await buildSite(env);
  if (status !== 0) process.exit(status);
  tell('built');
  const accountUrl = process.env['ACCOUNT_URL'] ?? '';
  const siteUrl = `http://localhost:${process.env['PORT'] ?? '3000'}`;
  await startLocalAccounts(process.env, accountUrl === '' ? siteUrl : accountUrl);
  tell('accounts ready');
  await import('./serve');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
