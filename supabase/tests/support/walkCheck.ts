import type {PayPayment, PaySubscription} from '../../local/pay/state';
import type {World} from './walkWorld';

interface Shop {
  readonly orders: readonly {
    id: string;
    root: string;
    kind: string;
    status: string;
    refund_reason: string | null;
    paid_at: number | null;
    payments: readonly string[];
  }[];
  readonly memberships: readonly {
    id: string;
    user_id: string;
    stripe_subscription_id: string;
    status: string;
    until: number;
  }[];
  readonly licences: readonly {
    user_id: string;
    source: string;
    order_id: string;
    membership_id: string | null;
    status: string;
    until: number | null;
  }[];
  readonly actions: readonly {kind: string; target: string; is_done: boolean}[];
}

const READ = `select json_build_object(
  'orders', (select coalesce(json_agg(x), '[]') from (
    select o.id, (private.find_order(jsonb_build_object('order', o.id))).id as root, o.kind, o.status,
      o.refund_reason, floor(extract(epoch from o.paid_at)) as paid_at, array(
        select p.payment_intent from private.payments_of(o) as p) as payments
    from public.orders as o) as x),
  'memberships', (select coalesce(json_agg(x), '[]') from (
    select m.*, extract(epoch from m.current_period_end) as until from public.memberships as m) as x),
  'licences', (select coalesce(json_agg(x), '[]') from (
    select l.*, extract(epoch from l.expires_at) as until from public.licences as l) as x),
  'actions', (select coalesce(json_agg(x), '[]') from (
    select a.kind, a.target, a.done_at is not null as is_done from private.stripe_actions as a) as x)
)::text`;

/** What became of the money, as Stripe has it. */
const isKept = ({amount, refunded, dispute}: PayPayment): boolean =>
  refunded < amount && dispute?.status !== 'lost';
const isDisputed = (payment: PayPayment): boolean =>
  isKept(payment) && payment.dispute?.status === 'needs_response';

/** Money that came back to the shop: what is to be done with it people decide. */
const hasBounced = ({refunds}: PayPayment): boolean =>
  refunds.some(({status}) => status === 'failed');

const GRACE = 3 * 86_400;
const newest = (payments: readonly PayPayment[]): number =>
  Math.max(-1, ...payments.map(({periodEnd}) => periodEnd ?? -1));
const stateOf = (kept: readonly PayPayment[]): string =>
  kept.length === 0 ? 'revoked' : kept.some(isDisputed) ? 'suspended' : 'active';

/** What is wrong once all events have arrived: goods without money, money without goods. */
export async function wrongsOf(world: World): Promise<string[]> {
  const shop = JSON.parse(String(await world.site.sql(READ))) as Shop;
  const {payments, subscriptions} = world.site.backend.pay.state;
  return [
    ...[...payments.values()].flatMap((payment) => wrongPayment(world, shop, payment)),
    ...shop.licences.flatMap((licence) => wrongPurchase(world, shop, licence)),
    ...shop.memberships.flatMap((membership) => wrongMembership(world, shop, membership)),
    ...[...subscriptions.values()].flatMap((one) => wrongSubscription(world, shop, one)),
    // What was bought once more after a refund that then fails stays beside it.
    ...([...payments.values()].some(hasBounced)
      ? []
      : world.people.flatMap(({id}) => doubles(shop, id))),
    ...shop.actions.flatMap(({kind, target, is_done: isDone}) => {
      const payment = payments.get(target);
      const canBe = payment === undefined || (isKept(payment) && !isDisputed(payment));
      return isDone || !canBe ? [] : [`${kind} of ${target} was never done`];
    }),
  ];
}

function wrongPayment({pages}: World, {orders}: Shop, payment: PayPayment): string[] {
  const order = orders.find((one) => one.payments.includes(payment.id));
  if (order === undefined) return [`${payment.id} was paid and belongs to no order`];
  if (!isKept(payment)) {
    return order.status === 'refunded' ? [] : [`${payment.id} is back, its order ${order.status}`];
  }
  if (order.refund_reason !== null) {
    return isDisputed(payment) || hasBounced(payment)
      ? []
      : [`${payment.id} bought nothing (${order.refund_reason})`];
  }
  const who = [...pages].find(([page]) => page.orderId === order.root)?.[1];
  if (who?.deletedAt !== undefined && (order.paid_at ?? Infinity) > who.deletedAt) {
    return [`${payment.id} was paid without an account`];
  }
  return order.status === 'paid' ? [] : [`${payment.id} is paid, its order ${order.status}`];
}

function wrongPurchase(world: World, shop: Shop, licence: Shop['licences'][number]): string[] {
  if (licence.source !== 'purchase') return [];
  const order = shop.orders.find(({id}) => id === licence.order_id);
  const paid = [...world.site.backend.pay.state.payments.values()].filter(
    (payment) => order?.payments.includes(payment.id) === true && isKept(payment),
  );
  return licence.status === stateOf(paid) ? [] : [`a licence is ${licence.status}`];
}

function wrongMembership(
  world: World,
  shop: Shop,
  {id, stripe_subscription_id: name, status, until}: Shop['memberships'][number],
): string[] {
  const {payments, subscriptions} = world.site.backend.pay.state;
  const one = subscriptions.get(name);
  if (one === undefined) return [`${name} is unknown to Stripe`];
  const kept = [...payments.values()].filter((p) => p.subscription === name && isKept(p));
  const isEnded = one.status === 'canceled';
  const isOurs = shop.actions.some(({target}) => target === name);
  const ended = isEnded && !isOurs ? Math.min(one.endedAt ?? Infinity, one.periodEnd) : Infinity;
  const end = Math.min(ended, newest(kept));
  const wrong: string[] = [];
  const known = one.status === 'unpaid' ? 'past_due' : one.status;
  if (status !== known) wrong.push(`${name} is ${one.status}, its membership ${status}`);
  if (kept.length > 0 && until !== end) wrong.push(`${name} is paid until ${end}, not ${until}`);
  const licence = shop.licences.find(({membership_id: of}) => of === id);
  // The key of an ended membership goes to the next one.
  if (licence === undefined) return isEnded ? wrong : [...wrong, `${name} has no licence`];
  if (licence.status !== stateOf(kept)) wrong.push(`the licence of ${name} is ${licence.status}`);
  const proUntil = isEnded ? end : end + GRACE;
  if (kept.length > 0 && licence.until !== proUntil) {
    wrong.push(`${name} has Pro until ${String(licence.until)}, not ${proUntil}`);
  }
  return wrong;
}

/** Whatever goes on taking money must belong to somebody who gets something for it. */
function wrongSubscription(world: World, shop: Shop, one: PaySubscription): string[] {
  const paid = [...world.site.backend.pay.state.payments.values()].filter(
    ({subscription}) => subscription === one.id,
  );
  if (one.status === 'canceled') return [];
  const back = newest(paid.filter((payment) => !isKept(payment)));
  if (back > newest(paid.filter(isKept))) return [`${one.id} goes on after its money went back`];
  const who = [...world.pages].find(([page]) => page.orderId === one.orderId)?.[1];
  const isServed = shop.memberships.some(({stripe_subscription_id: of}) => of === one.id);
  return isServed || who?.deletedAt !== undefined ? [] : [`${one.id} runs for nothing`];
}

function doubles({licences, memberships}: Shop, id: string): string[] {
  const living = licences.filter((l) => l.user_id === id && l.source === 'purchase');
  const running = memberships.filter((m) => m.user_id === id && m.status !== 'canceled');
  return [
    ...(living.filter(({status}) => status !== 'revoked').length > 1 ? ['two licences'] : []),
    ...(running.length > 1 ? ['two memberships'] : []),
  ];
}
