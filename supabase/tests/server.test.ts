import {GoTrueClient} from '@supabase/auth-js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {sharedFolder} from '../../scripts/lib/testFolder';
import {startServer, type RunningServer} from '../local/server';

const SITE = 'http://localhost:3999';
const apikey = LOCAL_ACCOUNTS.anonKey;
const port = 40_000 + (process.pid % 20_000);

describe('the running backend', () => {
  const dataDir = sharedFolder('accounts-data');
  let server: RunningServer;
  const start = () => startServer({siteUrl: SITE, port, dataDir, resendAfter: 0});
  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    await server.close();
  });
  const auth = (): GoTrueClient =>
    new GoTrueClient({
      url: `${server.url}/auth/v1`,
      headers: {apikey},
      autoRefreshToken: false,
      persistSession: false,
    });

  it('listens on this computer only', () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });
  it('gives its answers to the site, and to no other page', async () => {
    const allowed = async (path: string, origin: string) => {
      const {headers} = await fetch(server.url + path, {headers: {apikey, Origin: origin}});
      return headers.get('access-control-allow-origin');
    };
    for (const path of ['/rest/v1/products', '/auth/v1/user']) {
      expect(await allowed(path, SITE)).toBe(SITE);
      expect(await allowed(path, 'https://evil.test')).not.toBe('https://evil.test');
    }
  });
  it('does not answer to another name of this address', async () => {
    const other = `http://localhost:${port}/outbox.json`;
    expect((await fetch(other)).status).toBe(403);
  });
  it('shows the mails that it did not send', async () => {
    const email = 'shown@example.com';
    await auth().signInWithOtp({email});
    const page = await (await fetch(`${server.url}/outbox`)).text();
    const [mail] = (await (await fetch(`${server.url}/outbox.json?to=${email}`)).json()) as [
      {code: string; link: string},
    ];
    expect(page).toContain(mail.code);
    expect(mail.link).toMatch(/^http:\/\/localhost:3999\/account\/signin\?token_hash=/u);
  });
  it('keeps accounts in its folder', async () => {
    const email = 'kept@example.com';
    const signIn = async (): Promise<string | undefined> => {
      await auth().signInWithOtp({email});
      const token = server.backend.outbox.list(email)[0]?.code ?? '';
      return (await auth().verifyOtp({email, token, type: 'email'})).data.user?.id;
    };
    const before = await signIn();
    await server.close();
    server = await start();
    expect(before).toBeDefined();
    expect(await signIn()).toBe(before);
  });
  it('says that the port is in use', async () => {
    await expect(startServer({siteUrl: SITE, port})).rejects.toMatchObject({code: 'EADDRINUSE'});
  });
});
