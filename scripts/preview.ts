/**
 * `npm run preview`: builds the site and serves it as a host would, with the embedded backend unless
 * a Supabase project is named. PORT chooses the port.
 */
import {runCommand} from './lib/command';
import {DOCUSAURUS} from './lib/docusaurus';
import {accountsEnv, startLocalAccounts} from './lib/localAccounts';

async function main(): Promise<void> {
  const env = {...process.env, ...accountsEnv(process.env)};
  const started = performance.now();
  const tell = (what: string): void => {
    console.log(`[preview] ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  const status = await runCommand([...DOCUSAURUS, 'build'], env);
  if (status !== 0) process.exit(status);
  tell('built');
  await startLocalAccounts(process.env, Number(process.env['PORT'] ?? 3000));
  tell('accounts ready');
  await import('./serve');
}

void main();
