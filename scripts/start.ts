/**
 * `npm start`: the development server of Docusaurus and, unless a Supabase project is named, the
 * embedded backend. Arguments go to Docusaurus: `npm start -- --port 3001`.
 */
import './lib/requireNode';
import {parseArgs} from 'node:util';
import {runCommand} from './lib/command';
import {DOCUSAURUS} from './lib/docusaurus';
import {accountsEnv, startLocalAccounts} from './lib/localAccounts';

async function main(args: string[]): Promise<void> {
  const {values} = parseArgs({
    args,
    options: {port: {type: 'string', short: 'p', default: '3000'}},
    strict: false,
  });
  await startLocalAccounts(process.env, `http://localhost:${values.port}`);
  const env = {...process.env, ...accountsEnv(process.env)};
  process.exit(await runCommand([...DOCUSAURUS, 'start', ...args], env));
}

void main(process.argv.slice(2));
