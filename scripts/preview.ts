/**
 * `npm run preview`: builds the site, compresses it and serves it as a host would, with the embedded
 * backend unless a Supabase project is named. PORT chooses the port.
 */
import {runCommand} from './lib/command';
import {accountsEnv, startLocalAccounts} from './lib/localAccounts';

async function main(): Promise<void> {
  const env = {...process.env, ...accountsEnv(process.env)};
  for (const step of [
    ['docusaurus', 'build'],
    ['tsx', 'scripts/compress.ts'],
  ]) {
    const status = await runCommand(step, env);
    if (status !== 0) process.exit(status);
  }
  await startLocalAccounts(process.env, Number(process.env['PORT'] ?? 3000));
  process.exit(await runCommand(['tsx', 'scripts/serve.ts'], env));
}

void main();
