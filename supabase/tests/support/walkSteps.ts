import type {PayPayment, PaySubscription} from '../../local/pay/state';
import {deliver, goToPage, removeAccount, seconds, sync, type World} from './walkWorld';

const PRODUCTS = ['pro-lifetime', 'pro-monthly', 'pro-yearly'] as const;
const DAY = 86_400;

/** Chance for one step, the same for the same seed (mulberry32). */
export interface Dice {
  /** From 0 up to and without 1. */
  readonly roll: () => number;
  readonly pick: <T>(items: readonly T[]) => T | undefined;
}

export function diceOf(seed: number): Dice {
  let state = seed;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {roll, pick: (items) => items[Math.floor(roll() * items.length)]};
}

type Step = (world: World, dice: Dice) => Promise<string | undefined>;

const stripe = ({site}: World) => site.backend.pay;
const living = ({people}: World) => people.filter(({deletedAt}) => deletedAt === undefined);

/** What Stripe does by itself when time has passed. */
async function passTime(world: World, dice: Dice): Promise<void> {
  const {actions, state} = stripe(world);
  const now = seconds(world.site);
  for (const page of state.sessions.values()) {
    if (page.status === 'open' && page.expiresAt <= now) await actions.expire(page);
  }
  for (const [page, taken] of world.slips) {
    if (taken + 3 * DAY > now) continue;
    world.slips.delete(page);
    await actions.konbiniLapsed(page);
  }
  for (const one of state.subscriptions.values()) {
    while (['active', 'past_due'].includes(one.status) && one.periodEnd <= now) {
      if (one.cancelAtPeriodEnd) await actions.end(one);
      else if (one.status === 'active' && dice.roll() < 0.7) await actions.renew(one);
      else await actions.failRenewal(one);
      // Of two events of one second nobody can tell which came first: here a month lies between.
      world.site.advance(2 * 3600);
    }
  }
}

async function chase(world: World, dice: Dice): Promise<string | undefined> {
  const {actions, state} = stripe(world);
  const late = [...state.subscriptions.values()].filter(
    ({status}) => status === 'past_due' || status === 'unpaid',
  );
  const one = dice.pick(late);
  if (one === undefined) return undefined;
  const how = dice.roll();
  if (how < 0.5) await actions.renew(one);
  else if (how < 0.7) await actions.end(one);
  else await actions.failRenewal(one, 'unpaid');
  return one.status;
}

async function manage(world: World, dice: Dice): Promise<string | undefined> {
  const {actions, state} = stripe(world);
  const all = [...state.subscriptions.values()];
  const one: PaySubscription | undefined = dice.pick(all.filter((s) => s.status !== 'canceled'));
  if (one === undefined) return undefined;
  if (dice.roll() < 0.15) await actions.end(one);
  else await actions.cancelAtEnd(one, !one.cancelAtPeriodEnd);
  return one.status === 'canceled' ? 'ended' : `cancelled: ${String(one.cancelAtPeriodEnd)}`;
}

/** Shop and bank: refunds, also such that fail, disputes, decisions. */
async function moveMoney(world: World, dice: Dice): Promise<string | undefined> {
  const {actions, state} = stripe(world);
  const one: PayPayment | undefined = dice.pick([...state.payments.values()]);
  const left = one === undefined ? 0 : one.amount - one.refunded;
  if (one !== undefined && one.refunded > 0 && dice.roll() < 0.4) {
    await actions.failRefund(one);
    return `${one.id.slice(0, 7)} has ${one.refunded} of its refunds left`;
  }
  if (one === undefined || left === 0 || one.dispute?.status === 'lost') return undefined;
  if (one.dispute?.status === 'needs_response') {
    await actions.dispute(one, dice.roll() < 0.5 ? 'won' : 'lost');
  } else if (dice.roll() < 0.5) {
    await actions.dispute(one, 'needs_response');
  } else {
    await actions.refund(one, dice.roll() < 0.7 ? left : 1);
  }
  return `${one.id.slice(0, 7)} ${one.dispute?.status ?? ''} ${one.refunded}`;
}

const STEPS: Readonly<Record<string, readonly [weight: number, step: Step]>> = {
  checkout: [
    14,
    async (world, dice) => {
      const who = dice.pick(living(world));
      return who && goToPage(world, who, dice.pick(PRODUCTS) ?? '');
    },
  ],
  twoTabs: [
    4,
    async (world, dice) => {
      const who = dice.pick(living(world));
      if (who === undefined) return undefined;
      const products = [dice.pick(PRODUCTS) ?? '', dice.pick(PRODUCTS) ?? ''];
      const said = await Promise.all(products.map((product) => goToPage(world, who, product)));
      return said.join(', ');
    },
  ],
  payByCard: [
    14,
    async (world, dice) => {
      const page = dice.pick([...world.pages.keys()].filter(({status}) => status === 'open'));
      if (page) await stripe(world).actions.card(page);
      return page?.product;
    },
  ],
  takeSlip: [
    4,
    async (world, dice) => {
      const open = [...world.pages.keys()].filter((page) => page.status === 'open');
      const page = dice.pick(open.filter(({mode}) => mode === 'payment'));
      if (page) world.slips.set(page, seconds(world.site));
      if (page) await stripe(world).actions.konbini(page);
      return page?.product;
    },
  ],
  paySlip: [
    4,
    async (world, dice) => {
      const page = dice.pick([...world.slips.keys()]);
      if (page) world.slips.delete(page);
      if (page) await stripe(world).actions.konbiniPaid(page);
      return page?.product;
    },
  ],
  wait: [
    9,
    async (world, dice) => {
      const time = dice.pick([600, 3600, DAY, 4 * DAY, 20 * DAY, 40 * DAY]) ?? 0;
      world.site.advance(time);
      await passTime(world, dice);
      return `${time / DAY} days`;
    },
  ],
  chase: [5, chase],
  manage: [9, manage],
  moveMoney: [12, moveMoney],
  leave: [
    3,
    async (world, dice) => {
      const who = dice.pick(living(world));
      return who && removeAccount(world, who);
    },
  ],
  sync: [
    4,
    async (world, dice) => {
      const page = dice.pick([...world.pages.keys()]);
      if (page) await sync(world, page);
      return page?.status;
    },
  ],
  deliver: [
    24,
    async (world, dice) => {
      const event = dice.pick(stripe(world).state.held);
      if (event) await deliver(world, event);
      return event?.type;
    },
  ],
  deliverAgain: [
    4,
    async (world, dice) => {
      const event = dice.pick(world.delivered);
      if (event) await deliver(world, event);
      return event?.type;
    },
  ],
  /** A backup of the database is restored: a page that can be paid is not known any more. */
  forget: [
    3,
    async (world, dice) => {
      const page = dice.pick([...world.pages.keys()].filter(({status}) => status === 'open'));
      if (page) {
        await world.site.sql(`update public.orders set checkout_session_id = null
          where id = '${page.orderId}' and status = 'pending' returning 1`);
      }
      return page?.product;
    },
  ],
  crash: [
    4,
    (world, dice) => {
      const how = dice.pick(['lost', 'unanswered', 'finish_stripe_action', 'attach_checkout']);
      if (how === 'lost' || how === 'unanswered') stripe(world).state.nextCall = how;
      else world.lostRpc = how;
      return Promise.resolve(how);
    },
  ],
};

const TOTAL = Object.values(STEPS).reduce((sum, [weight]) => sum + weight, 0);

/** Takes the step that a number stands for. No two happen in the same second. */
export async function takeStep(world: World, seed: number): Promise<void> {
  const dice = diceOf(seed);
  world.site.advance(1);
  let at = dice.roll() * TOTAL;
  for (const [name, [weight, step]] of Object.entries(STEPS)) {
    at -= weight;
    if (at >= 0) continue;
    const said = await step(world, dice);
    if (said !== undefined) world.trail.push(`${name}: ${said}`);
    return;
  }
}

/** Delivers everything, whatever else it brings, in any order. @throws Error if that never ends */
export async function deliverAll(world: World, seed: number): Promise<void> {
  const {state} = stripe(world);
  const dice = diceOf(seed);
  state.nextCall = undefined;
  world.lostRpc = undefined;
  let refused = 0;
  for (let event = dice.pick(state.held); event; event = dice.pick(state.held)) {
    if (!(await deliver(world, event))) refused += 1;
    if (refused > 50) throw new Error(`${event.type} is refused for good`);
  }
}
