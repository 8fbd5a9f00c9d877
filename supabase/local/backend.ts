import {Hono} from 'hono';
import {exportJWK, generateKeyPair, type JWK} from 'jose';
import Stripe from 'stripe';
import {checkout} from '../functions/_shared/checkout';
import {checkoutSync} from '../functions/_shared/checkoutSync';
import {closePayments} from '../functions/_shared/closePayments';
import type {Deps, Handler} from '../functions/_shared/deps';
import {licence} from '../functions/_shared/licence';
import {portal} from '../functions/_shared/portal';
import {stripeWebhook} from '../functions/_shared/stripeWebhook';
import {limitAccess} from './access';
import {oauthRoutes} from './auth/oauthPage';
import {authRoutes, claimsOf} from './auth/routes';
import {openDatabase, SERVICE, type Database, type Engine} from './database';
import {migrate, type MigrateOptions} from './migrate';
import {createOutbox, type Outbox} from './outbox';
import {outboxRoutes} from './outboxPage';
import {payActions, type PayActions} from './pay/actions';
import {payApi} from './pay/api';
import {payRoutes} from './pay/pages';
import {createPost, type Post} from './pay/post';
import {createPayState, type PayState} from './pay/state';
import {functionCaller} from './rest/functions';
import {restRoutes} from './rest/routes';
import type {Settings} from './settings';

const WEBHOOK_SECRET = 'whsec_local_only_for_this_computer';

/** The embedded backend as a function from request to answer, and its insides for tests. */
export interface Backend {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly pay: {
    readonly state: PayState;
    readonly actions: PayActions;
    readonly send: Post['send'];
    readonly secret: string;
  };
  readonly deps: Deps;
  readonly close: () => Promise<void>;
}

/** A new key for every start: certificates of this computer are for trying only. */
async function signingKey(): Promise<JWK> {
  const {privateKey} = await generateKeyPair('EdDSA', {extractable: true});
  return {...(await exportJWK(privateKey)), kid: 'local'};
}

export async function createBackend(
  engine: Engine,
  settings: Settings,
  options: MigrateOptions = {seed: true},
): Promise<Backend> {
  await migrate(engine, options);
  const {siteUrl, url, now, log} = settings;
  const database = openDatabase(engine, now);
  const outbox = createOutbox(siteUrl, log);
  const call = functionCaller(database);
  const auth = {database, settings, outbox};

  const state = createPayState();
  // Its API changes what its events tell of, and events need the handlers, which need the API.
  const api: typeof fetch = (input, init) => payApi({state, actions, url, now})(input, init);
  const httpClient = Stripe.createFetchHttpClient(api);
  const stripe = new Stripe('sk_test_local_only', {
    httpClient,
    telemetry: false,
    // An answer that is lost stays lost: what then is for the handlers to show.
    maxNetworkRetries: 0,
  });
  const deps: Deps = {
    siteUrl,
    rpc: async (name, args) =>
      JSON.parse(await call(SERVICE, name, JSON.stringify(args))) as unknown,
    userOf: (request) =>
      claimsOf(request, auth).then(
        ({sub}) => sub,
        () => undefined,
      ),
    addressOf: () => 'local',
    stripe,
    webhookSecret: WEBHOOK_SECRET,
    isLive: false,
    signingKey: await signingKey(),
    now,
    log,
  };
  const functions: Readonly<Record<string, Handler>> = {
    checkout: checkout(deps),
    'checkout-sync': checkoutSync(deps),
    'close-payments': closePayments(deps),
    portal: portal(deps),
    licence: licence(deps),
    'stripe-webhook': stripeWebhook(deps),
  };
  const {deliver, send} = createPost(state, stripe, () => stripeWebhook(deps), WEBHOOK_SECRET, now);
  const actions = payActions({state, deliver, url, now});

  const app = new Hono();
  limitAccess(app, settings);
  app.route('/auth/v1', authRoutes(auth));
  app.route('/rest/v1', restRoutes(database, call, settings));
  app.all('/functions/v1/:name', async (context) => {
    const name = context.req.param('name');
    const handle = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (handle === undefined) return context.json({message: 'Function not found'}, 404);
    return await handle(context.req.raw);
  });
  app.route('/', oauthRoutes(auth));
  app.route('/', outboxRoutes(outbox));
  app.route('/', payRoutes(state, actions, siteUrl, now));
  app.get('/', (context) => context.redirect('/outbox'));

  return {
    fetch: async (request) => app.fetch(request),
    database,
    outbox,
    pay: {state, actions, send, secret: WEBHOOK_SECRET},
    deps,
    close: database.close,
  };
}
