/**
 * What the tests in a browser talk to: the built site, the fixture site and the embedded backend,
 * each on a free port, so that they run beside `npm start` and `npm run preview`. The site was built
 * for the backend's own address; the tests' browser is led from there to the port that is printed
 * (playwright.config.ts).
 */
import './lib/requireNode';
import path from 'node:path';
import {LOCAL_ACCOUNTS} from '../config/localAccounts';
import {startServer} from '../supabase/local/server';
import {listen} from './lib/listen';
import {createStaticServer} from './lib/staticServer';

const ROOT = path.join(__dirname, '..');

async function main(): Promise<void> {
  const site = await listen(createStaticServer(path.join(ROOT, 'build')));
  const fixture = await listen(createStaticServer(path.join(ROOT, 'build-fixture')));
  const accounts = await startServer({
    siteUrl: `http://localhost:${site}`,
    publicUrl: LOCAL_ACCOUNTS.url,
    port: 0,
    // Tests send codes to one address again without a minute's wait, and sign up all at once.
    resendAfter: 0,
    verifyLimit: 10_000,
    signUpHook: false,
  });
  console.log(`site ${site}, fixture ${fixture}, accounts ${accounts.port}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
