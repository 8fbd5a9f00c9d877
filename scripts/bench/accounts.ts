/**
 * `npm run bench -- accounts`: the accounts with the embedded backend on this machine. Through the real
 * clients: from a code to "my account", that again, and eight computers at once. In Chromium, where
 * build/ is one with the embedded backend (`npm test -- build` makes it): what the pages
 * weigh, and the same two times as a visitor sees them. Figures depend on the machine and on what
 * else it does; compare only those of one run. `--runs 20` takes more samples.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {GoTrueClient} from '@supabase/auth-js';
import {PostgrestClient} from '@supabase/postgrest-js';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {startServer, type RunningServer} from '../../supabase/local/server';
import {measurePages} from '../lib/accounts/measurePages';
import {kilobytes, markdownSection, median} from '../lib/benchTable';

const PORT = 54_399;
const apikey = LOCAL_ACCOUNTS.anonKey;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const restOf = (server: RunningServer, token: string): PostgrestClient =>
  new PostgrestClient(`${server.url}/rest/v1`, {
    headers: {apikey, Authorization: `Bearer ${token}`},
  });

/** Sends a code, takes it from the outbox and opens "my account". */
async function signIn(server: RunningServer, email: string): Promise<PostgrestClient> {
  const auth = new GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: {apikey},
    autoRefreshToken: false,
    persistSession: false,
  });
  await auth.signInWithOtp({email});
  const token = server.backend.outbox.list(email)[0]?.code ?? '';
  const {data, error} = await auth.verifyOtp({email, token, type: 'email'});
  if (error) throw error;
  const rest = restOf(server, data.session?.access_token ?? '');
  const answer = await rest.rpc('my_account');
  if (answer.error) throw answer.error;
  return rest;
}

/** Eight computers register at the same moment. @throws Error unless exactly three succeed */
async function registerEight(server: RunningServer, owner: PostgrestClient): Promise<number> {
  await owner.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
  const found: {data: unknown} = await owner.from('licences').select('key').single();
  const {key} = found.data as {key: string};
  const service = new PostgrestClient(`${server.url}/rest/v1`, {
    headers: {apikey: LOCAL_ACCOUNTS.serviceKey},
  });
  let registered = 0;
  const time = await timed(() =>
    Promise.all(
      Array.from({length: 8}, async (_, n) => {
        const answer: {data: unknown} = await service.rpc('activate_device', {
          p_key: key,
          p_fingerprint: String(n).padStart(64, '0'),
          p_name: `PC ${n}`,
          p_platform: 'windows',
          p_app_version: '8.0.7',
        });
        if ((answer.data as {ok: boolean}).ok) registered += 1;
      }),
    ),
  );
  if (registered !== 3) throw new Error(`${registered} computers were registered instead of 3`);
  return time;
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

async function benchBackend(runs: number): Promise<void> {
  let server: RunningServer | undefined;
  const start = await timed(async () => {
    server = await startServer({
      siteUrl: 'http://localhost:3000',
      port: PORT,
      resendAfter: 0,
      signUpHook: false,
    });
  });
  if (server === undefined) return;
  const running = server;
  const times: Record<'signIn' | 'account' | 'eight', number[]> = {
    signIn: [],
    account: [],
    eight: [],
  };
  for (let run = 0; run < runs; run += 1) {
    let owner: PostgrestClient | undefined;
    times.signIn.push(
      await timed(async () => {
        owner = await signIn(running, `bench-${run}@example.com`);
      }),
    );
    if (owner === undefined) return;
    const visitor = owner;
    times.account.push(await timed(async () => visitor.rpc('my_account')));
    times.eight.push(await registerEight(running, visitor));
  }
  await running.close();
  console.log(
    markdownSection({
      title: `Embedded accounts backend, median of ${runs}`,
      note: 'In memory; through HTTP and the real clients.',
      head: ['step', 'time'],
      rows: [
        ['start until it answers', ms(start)],
        ['code, sign-in, my account', ms(median(times.signIn))],
        ['my account', ms(median(times.account))],
        ['eight computers at once, three registered', ms(median(times.eight))],
      ],
    }),
  );
}

async function benchPages(runs: number): Promise<void> {
  const measured = await measurePages(path.join(__dirname, '..', '..', 'build'), runs);
  if (measured === undefined) {
    console.error('build/ has no embedded backend: `npm test -- build` makes such a one.');
    return;
  }
  console.log(
    markdownSection({
      title: 'Scripts of a page',
      note: 'KB (1,000 bytes), gzip / brotli; all that a first visit runs.',
      head: ['page', 'scripts'],
      rows: measured.weights.map(({path: page, beforeScript: first, application}) => [
        page,
        `${kilobytes(first.js.gzip + application.js.gzip)} / ${kilobytes(first.js.brotli + application.js.brotli)}`,
      ]),
    }),
  );
  console.log(
    markdownSection({
      title: `As a visitor sees it, median of ${runs}`,
      note: 'Chromium, built site, embedded backend.',
      head: ['step', 'time'],
      rows: [
        ['「ログインする」 until my account is shown', ms(median(measured.signIn))],
        ['my account, opened again', ms(median(measured.account))],
      ],
    }),
  );
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '10'}}});
  const runs = Number(values.runs);
  await benchBackend(runs);
  await benchPages(runs);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
