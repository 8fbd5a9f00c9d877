import {checkout} from '../../functions/_shared/checkout';
import {checkoutSync} from '../../functions/_shared/checkoutSync';
import {closePayments} from '../../functions/_shared/closePayments';
import type {Deps, Handler} from '../../functions/_shared/deps';
import {stripeWebhook} from '../../functions/_shared/stripeWebhook';
import {createPost, type Post} from '../../local/pay/post';
import type {PayEvent, PaySession} from '../../local/pay/state';
import type {Site} from './site';

export interface Person {
  readonly id: string;
  /** Seconds since 1970. */
  deletedAt: number | undefined;
}

/** Some buyers, and Stripe, whose events wait until a step delivers them. */
export interface World {
  readonly site: Site;
  readonly people: readonly Person[];
  /** Payment pages whose address a buyer has been told, with the buyer. */
  readonly pages: Map<PaySession, Person>;
  /** Slips that are out, with the time at which each was taken. */
  readonly slips: Map<PaySession, number>;
  readonly delivered: PayEvent[];
  readonly send: Post['send'];
  /** Calls a function of the backend as somebody. */
  readonly ask: (
    make: (deps: Deps) => Handler,
    who: Person,
    body: object,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** The next call of this database function dies before it arrives. */
  lostRpc: string | undefined;
  /** What happened, for people. */
  readonly trail: string[];
}

export const seconds = (site: Site): number => Math.floor(site.now().getTime() / 1000);

const CLEAN = `truncate auth.users, private.stripe_events, private.stripe_payments,
  private.stripe_disputes, private.stripe_subscriptions, private.rate_limits cascade`;

/** Begins anew, with four buyers of whom nobody has bought anything. */
export async function openWorld(site: Site): Promise<World> {
  const {backend} = site;
  const {state, secret} = backend.pay;
  for (const map of [state.sessions, state.subscriptions, state.payments, state.repeats]) {
    map.clear();
  }
  state.held.splice(0);
  state.holdsEvents = true;
  state.nextCall = undefined;
  await site.sql(CLEAN);
  const rows = await backend.database.run({role: 'owner'}, (query) =>
    query(`insert into auth.users (id, email, created_at, updated_at)
      select gen_random_uuid(), 'buyer' || n || '@example.com', now(), now()
      from generate_series(1, 4) as n returning id::text`),
  );
  const deps: Deps = {
    ...backend.deps,
    rpc: async (name, args) => {
      if (world.lostRpc === name) {
        world.lostRpc = undefined;
        throw new Error(`${name} did not arrive`);
      }
      return backend.deps.rpc(name, args);
    },
  };
  const world: World = {
    site,
    people: rows.map(({id}) => ({id: String(id), deletedAt: undefined})),
    pages: new Map(),
    slips: new Map(),
    delivered: [],
    send: createPost(state, deps.stripe, () => stripeWebhook(deps), secret, site.now).send,
    ask: async (make, {id}, body) => {
      const handler = make({...deps, userOf: () => Promise.resolve(id)});
      const request = {method: 'POST', body: JSON.stringify(body)};
      const answer = await handler(new Request('https://functions.invalid/', request));
      return (await answer.json()) as Record<string, unknown>;
    },
    lostRpc: undefined,
    trail: [],
  };
  return world;
}

export async function goToPage(world: World, who: Person, product: string): Promise<string> {
  const {url, reason} = await world.ask(checkout, who, {product});
  if (typeof url !== 'string') return String(reason);
  const page = world.site.backend.pay.state.sessions.get(url.split('/').at(-1) ?? '');
  if (page !== undefined) world.pages.set(page, who);
  return 'a page';
}

export async function sync(world: World, page: PaySession): Promise<void> {
  const who = world.pages.get(page);
  if (who !== undefined) await world.ask(checkoutSync, who, {session_id: page.id});
}

/** Deletes an account as the page does. @returns why not, or `ok` */
export async function removeAccount(world: World, who: Person): Promise<string> {
  const {site} = world;
  const amr = [{method: 'otp', timestamp: seconds(site)}];
  const remove = async (): Promise<string> => {
    const [row] = await site.backend.database.run(
      {role: 'authenticated', claims: {sub: who.id, amr}},
      (query) =>
        query(`select coalesce(a ->> 'reason', 'ok') as said
        from public.delete_my_account() as a`),
    );
    return String(row?.['said']);
  };
  let said = await remove();
  if (said === 'payment_open') {
    await world.ask(closePayments, who, {});
    said = await remove();
  }
  if (said === 'ok') who.deletedAt = seconds(site);
  return said;
}

/** One attempt to deliver an event that waits. */
export async function deliver(world: World, event: PayEvent): Promise<boolean> {
  const {held} = world.site.backend.pay.state;
  const {ok} = await world.send(event);
  const at = held.indexOf(event);
  if (ok && at !== -1) world.delivered.push(...held.splice(at, 1));
  return ok;
}
