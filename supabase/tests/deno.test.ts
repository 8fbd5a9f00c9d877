import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {exportJWK, generateKeyPair, jwtVerify, type CryptoKey} from 'jose';
import Stripe from 'stripe';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedFolder} from '../../scripts/lib/testFolder';
import {SITE_URL, call} from './support/site';
import {openServer, signInAt, type Guest, type Target} from './support/targets';
import {openTool, type Finished} from './support/tools';

const ROOT = path.join(__dirname, '..', '..');
const FUNCTIONS = path.join(__dirname, '..', 'functions');
const ENTRIES = readdirSync(FUNCTIONS)
  .map((name) => path.join(FUNCTIONS, name, 'index.ts'))
  .filter((file) => !file.includes('_shared') && !file.includes('deno.json'));
/** The list of packages that a hosted project gets; here they come from node_modules. */
const PACKAGES = [
  ...['--config', path.join(FUNCTIONS, 'deno.json')],
  ...['--node-modules-dir=manual', '--no-lock', '--no-remote'],
];
const deno = openTool('deno');
const run = (args: readonly string[]): Promise<Finished> =>
  deno?.run(args, {folder: ROOT}) ?? Promise.reject(new Error('no Deno'));
afterAll(() => deno?.remove());

describe.skipIf(deno === undefined)('the types of the functions in Deno', () => {
  const folder = sharedFolder('accounts-types');

  it('are right, in one run with a planted mistake that is found', async () => {
    const planted = path.join(folder, 'planted.ts');
    const handler = pathToFileURL(path.join(FUNCTIONS, '_shared', 'licence.ts')).href;
    writeFileSync(
      planted,
      `import {licence} from '${handler}';\nDeno.serve(licence({siteUrl: 1}));\n`,
    );
    expect(ENTRIES).toHaveLength(6);
    const {status, output} = await run(['check', ...PACKAGES, ...ENTRIES, planted]);
    expect(status).toBe(1);
    for (const entry of ENTRIES) expect(output).toContain(`Check ${path.relative(ROOT, entry)}`);
    expect(output.match(/\[ERROR\].*/gu)).toEqual([
      expect.stringContaining("Type 'number' is not assignable to type 'string'"),
    ]);
    expect(output).toContain('planted.ts:2');
  });
});

/** A function as a hosted project runs it: Deno, its own entry, settings from the environment. */
interface Served {
  readonly fetch: (init: RequestInit) => Promise<Response>;
  readonly log: () => string;
  readonly stop: () => void;
}

async function serve(name: string, env: Readonly<Record<string, string>>): Promise<Served> {
  const child = deno?.start(
    [
      ...['run', ...PACKAGES, '--no-check', '--no-prompt', '--allow-env', '--allow-read'],
      ...['--allow-net=127.0.0.1', path.join(FUNCTIONS, name, 'index.ts')],
    ],
    {env: {...env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0'}},
  );
  if (child === undefined) throw new Error('no Deno');
  let log = '';
  const url = await new Promise<string>((found, fail) => {
    const read = (chunk: Buffer): void => {
      log += chunk.toString();
      const address = /Listening on (?<url>http:\S+)/u.exec(log)?.groups?.['url'];
      if (address !== undefined) found(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => {
      fail(new Error(`Deno ended: ${log}`));
    });
  });
  return {
    fetch: (init) => fetch(url, init),
    log: () => log,
    stop: () => {
      child.removeAllListeners('exit');
      child.kill();
    },
  };
}

describe.skipIf(deno === undefined)('the functions in Deno', () => {
  const secret = 'whsec_for_this_test_only';
  const stripe = new Stripe('sk_test_for_this_test_only');
  let target: Target;
  let publicKey: CryptoKey;
  let guest: Guest;
  let served: ReadonlyMap<string, Served> = new Map();
  const of = (name: string): Served => {
    const found = served.get(name);
    if (found === undefined) throw new Error(`${name} is not served`);
    return found;
  };
  const post = async (
    name: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<[number, unknown]> => {
    const answer = await of(name).fetch({method: 'POST', body, headers});
    return [answer.status, await answer.json()];
  };

  beforeAll(async () => {
    target = await openServer();
    guest = await signInAt(target);
    const pair = await generateKeyPair('EdDSA', {extractable: true});
    publicKey = pair.publicKey;
    const env = {
      SUPABASE_URL: target.url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({default: target.anonKey}),
      SUPABASE_SECRET_KEYS: JSON.stringify({default: target.serviceKey}),
      SITE_URL,
      STRIPE_SECRET_KEY: 'sk_test_for_this_test_only',
      STRIPE_WEBHOOK_SECRET: secret,
      LICENCE_SIGNING_KEY: JSON.stringify({...(await exportJWK(pair.privateKey)), kid: 'test'}),
    };
    const {LICENCE_SIGNING_KEY: _key, ...incomplete} = env;
    const started = await Promise.all([
      serve('licence', env),
      serve('stripe-webhook', env),
      serve('portal', env),
      serve('licence', {
        ...incomplete,
        STRIPE_WEBHOOK_SECRET: 'a value that is no secret of Stripe',
      }),
    ]);
    const names = ['licence', 'stripe-webhook', 'portal', 'incomplete'];
    served = new Map(started.map((one, index) => [names[index] ?? '', one]));
  });
  afterAll(async () => {
    for (const one of served.values()) one.stop();
    await target.close();
  });

  it('answer the website’s preflight, and no other’s', async () => {
    const ask = async (origin: string) => {
      const {status, headers} = await of('portal').fetch({
        method: 'OPTIONS',
        headers: {Origin: origin, 'Access-Control-Request-Method': 'POST'},
      });
      return [status, headers.get('Access-Control-Allow-Origin')];
    };
    expect(await ask(SITE_URL)).toEqual([204, SITE_URL]);
    expect(await ask('https://evil.test')).toEqual([204, null]);
  });
  it('give the app a certificate that the public half of the key proves', async () => {
    await call(guest.rest, 'redeem_code', {p_code: 'FAN-TEST-2026'});
    const {licences} = (await call(guest.rest, 'my_account')) as {licences: {key: string}[]};
    const fingerprint = 'ab'.repeat(32);
    const device = {fingerprint, name: '配信PC', platform: 'windows', app_version: '8.0.7'};
    const [status, body] = await post(
      'licence',
      JSON.stringify({action: 'activate', key: licences[0]?.key, ...device}),
    );
    expect([status, body]).toEqual([200, expect.objectContaining({ok: true})]);
    const {payload} = await jwtVerify((body as {certificate: string}).certificate, publicKey);
    expect(payload).toMatchObject({fingerprint});
  });
  it('refuse a message without Stripe’s signature, and pass a signed one to the database', async () => {
    const object = {
      id: 'cs_test_unknown',
      object: 'checkout.session',
      metadata: {order_id: '00000000-0000-4000-8000-000000000000'},
      payment_status: 'paid',
    };
    const event = {object: 'event', type: 'checkout.session.completed', data: {object}};
    const payload = JSON.stringify({...event, id: 'evt_1', created: Math.floor(Date.now() / 1000)});
    const signed = (key: string) => ({
      'Stripe-Signature': stripe.webhooks.generateTestHeaderString({payload, secret: key}),
    });
    const refused = [400, {ok: false, reason: 'invalid_signature'}];
    expect(await post('stripe-webhook', payload)).toEqual(refused);
    expect(await post('stripe-webhook', payload, signed('whsec_wrong'))).toEqual(refused);
    const known = await post('stripe-webhook', payload, signed(secret));
    expect(known).toEqual([200, {ok: true, result: 'unknown_order'}]);
    expect(of('stripe-webhook').log()).toContain('checkout.session.completed evt_1');
  });
  it('ask the project who calls', async () => {
    const signedIn = {Authorization: `Bearer ${guest.token}`};
    expect(await post('portal', '{}', signedIn)).toEqual([404, {ok: false, reason: 'no_billing'}]);
    const stranger = [401, {ok: false, reason: 'not_signed_in'}];
    expect(await post('portal', '{}')).toEqual(stranger);
    expect(await post('portal', '{}', {Authorization: 'Bearer nonsense'})).toEqual(stranger);
  });
  it('name a missing setting in the log, and nothing of it in the answer', async () => {
    expect(await post('incomplete', '{}', {Origin: SITE_URL})).toEqual([
      500,
      {ok: false, reason: 'internal_error'},
    ]);
    // The line comes by another way than the answer, and may be later.
    await expect
      .poll(of('incomplete').log)
      .toContain(
        'licence: secrets missing or malformed: STRIPE_WEBHOOK_SECRET, LICENCE_SIGNING_KEY',
      );
    expect(of('incomplete').log()).not.toContain('no secret of Stripe');
  });
});
