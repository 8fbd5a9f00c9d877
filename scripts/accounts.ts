/**
 * `npm run accounts`: the embedded backend alone. `npm start` and `npm run preview` start it by
 * themselves. ACCOUNTS_SITE names the website, ACCOUNTS_DATA a folder in which accounts are kept.
 */
import './lib/requireNode';
import {startServer} from '../supabase/local/server';

async function run(): Promise<void> {
  const dataDir = process.env['ACCOUNTS_DATA'];
  const resendAfter = process.env['ACCOUNTS_RESEND_AFTER'];
  const verifyLimit = process.env['ACCOUNTS_VERIFY_LIMIT'];
  const server = await startServer({
    siteUrl: process.env['ACCOUNTS_SITE'] ?? 'http://localhost:3000',
    ...(dataDir === undefined || dataDir === '' ? {} : {dataDir}),
    ...(resendAfter === undefined ? {} : {resendAfter: Number(resendAfter)}),
    ...(verifyLimit === undefined ? {} : {verifyLimit: Number(verifyLimit)}),
    log: (line) => {
      console.log(`[accounts] ${line}`);
    },
  });
  console.log(`[accounts] ${server.url} — mails: ${server.url}/outbox`);
  const quit = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', quit);
  process.once('SIGTERM', quit);
}

run().catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    busy
      ? '[accounts] Port 54321 is in use: another backend runs. Stop it, or set SUPABASE_URL and SUPABASE_ANON_KEY to use it.'
      : error,
  );
  process.exitCode = 1;
});
