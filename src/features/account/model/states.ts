import type {Account, Device, Licence, Membership, Order, Product} from '../client/answers';
import type {FailureCode} from '../client/failureCodes';
import {dayText} from './formats';

/** How something stands, for people: `tone` is what the sign beside it says. */
export interface State {
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
}

/** How a licence stands at `now`. */
export function licenceState({state, expires_at}: Licence, now: Date): State {
  if (state === 'suspended') return {text: '停止中', tone: 'warn'};
  if (state === 'revoked') return {text: '取り消し（返金）', tone: 'bad'};
  if (state === 'expired' || (expires_at !== null && expires_at <= now)) {
    return {text: '期限切れ', tone: 'bad'};
  }
  const until = expires_at === null ? '' : `（${dayText(expires_at)}まで）`;
  return {text: `有効${until}`, tone: 'good'};
}

/** Whether Pro can be used with a licence at `now`. */
export function isHeld(licence: Licence, now: Date): boolean {
  return licenceState(licence, now).tone === 'good';
}

/** Whether a membership is paid for at `now`, cancelled or not. */
const isPaid = ({status, current_period_end: end}: Membership, now: Date): boolean =>
  status === 'active' && end !== null && end > now;

/**
 * A licence as its owner counts: a membership goes on by itself, or holds as long as it is paid for.
 * The days of grace after that are for payments that are late, and stand where one is.
 */
export function asPaid(licence: Licence, memberships: readonly Membership[], now: Date): Licence {
  if (licence.source !== 'membership') return licence;
  const paid = memberships.find((membership) => isPaid(membership, now));
  if (paid === undefined) return licence;
  return {...licence, expires_at: paid.cancel_at_period_end ? paid.current_period_end : null};
}

/** What a licence that cannot be used means for its owner, and what to do; undefined while it can. */
export function licenceAdvice(licence: Licence, now: Date): string | undefined {
  if (isHeld(licence, now)) return undefined;
  if (licence.state === 'suspended') {
    return 'お支払いについてカード会社が確認しています。確認が終わるまで、Proは使えません。';
  }
  if (licence.state === 'revoked')
    return 'お支払いが取り消されたため、このキーは使えません。もう一度使うときは、購入すると新しいキーが発行されます。';
  return {
    purchase: '期限が過ぎたため、このキーは使えません。',
    membership: 'もう一度申し込むと、同じキーのまま使えます。',
    code: '新しい特典コードを使うと、同じキーのまま使えます。',
  }[licence.source];
}

/** Licences that can be used come before the others; the order stays otherwise. */
export function usableFirst(licences: readonly Licence[], now: Date): readonly Licence[] {
  const isUsable = (licence: Licence): boolean => isHeld(licence, now);
  return [...licences.filter(isUsable), ...licences.filter((licence) => !isUsable(licence))];
}

/** Whether a membership was cancelled, and holds for a while: until then that can be taken back. */
export const endsLater = (membership: Membership, now: Date): boolean =>
  membership.cancel_at_period_end && isPaid(membership, now);

/** How a membership stands at `now`, and whether its card has to be changed. */
export function membershipState(
  {status, current_period_end, cancel_at_period_end}: Membership,
  now: Date,
): State & {readonly needsCard: boolean} {
  if (status === 'past_due') {
    const canceled = cancel_at_period_end ? '・解約済み' : '';
    // Whoever has cancelled owes the next period nothing: a new card is not what is asked for.
    return {
      text: `お支払いに失敗しました${canceled}`,
      tone: 'bad',
      needsCard: !cancel_at_period_end,
    };
  }
  if (status === 'canceled' || cancel_at_period_end) {
    if (current_period_end === null || current_period_end <= now) {
      return {text: '解約済み', tone: 'none', needsCard: false};
    }
    const text = `解約済み・${dayText(current_period_end)}まで利用できます`;
    return {text, tone: 'warn', needsCard: false};
  }
  const next = current_period_end === null ? '' : `（次の更新日：${dayText(current_period_end)}）`;
  return {text: `有効${next}`, tone: 'good', needsCard: false};
}

/** A membership whose payment failed. `until` is the day on which Pro ends, while it can be used. */
const LATE = {
  running: (until: string | undefined): string =>
    `支払いは、決済サービスがやり直すことがあります。${until === undefined ? 'Proは、支払いが済むまで使えません。' : `支払いが済まないと、Proを使えるのは${until}までです。`}`,
  canceled: (until: string | undefined): string =>
    `解約済みのため、次の更新はありません。${until === undefined ? 'Proは、今使えません。' : `Proは、${until}まで使えます。`}続けるときは、「お支払いの管理」で解約を取り消し、カードを変更してください。`,
} as const;

/**
 * What a payment that failed means: until when Pro can be used, and what happens next. The licence knows
 * the day, because it holds for some days after the period that was paid; undefined where nothing failed.
 */
export function lateAdvice(
  {status, cancel_at_period_end}: Membership,
  licences: readonly Licence[],
  now: Date,
): string | undefined {
  if (status !== 'past_due') return undefined;
  const held = licences.find(
    (licence) => licence.source === 'membership' && isHeld(licence, now),
  )?.expires_at;
  const until = held === undefined || held === null ? undefined : dayText(held);
  return cancel_at_period_end ? LATE.canceled(until) : LATE.running(until);
}

const ORDERS: Readonly<Record<Order['status'], State>> = {
  // Also whoever has left the payment page: nothing is owed.
  pending: {text: '支払い前', tone: 'none'},
  paid: {text: '支払い済み', tone: 'good'},
  failed: {text: '失敗', tone: 'bad'},
  // Of the payment page: a slip that nobody paid has failed.
  expired: {text: '支払いなし（手続きの期限切れ）', tone: 'none'},
  refunded: {text: '返金済み', tone: 'none'},
};

/** A payment page ends so long after its order was made (supabase/functions/_shared/checkout.ts). */
const PAGE_LIVES_MS = 90 * 60_000;

/**
 * How an order stands at `now`. A part of its price may have been given back; of a page that was never
 * opened nobody tells that its time is over.
 */
export function orderState(
  {
    status,
    awaiting_payment,
    refunded,
    created_at,
  }: Pick<Order, 'status' | 'awaiting_payment' | 'refunded' | 'created_at'>,
  now: Date,
): State {
  if (awaiting_payment) return {text: 'コンビニでの支払い待ち', tone: 'warn'};
  if (status === 'pending' && now.getTime() - created_at.getTime() >= PAGE_LIVES_MS) {
    return ORDERS.expired;
  }
  const state = ORDERS[status];
  if (status !== 'paid' || refunded === 0) return state;
  return {...state, text: `${state.text}（うち${refunded.toLocaleString('ja-JP')}円を返金済み）`};
}

/** How long a slip of a convenience store keeps its owner from another order: seven days. */
const SLIP_COUNTS_MS = 7 * 86_400_000;

/** The order whose slip can still be paid, in the eyes of the backend. */
export function openSlip({orders, now}: Pick<Account, 'orders' | 'now'>): Order | undefined {
  return orders.find(
    ({status, awaiting_payment, created_at}) =>
      status === 'pending' &&
      awaiting_payment &&
      now.getTime() - created_at.getTime() < SLIP_COUNTS_MS,
  );
}

/**
 * Why an account cannot be deleted now: the first reason that the backend would give
 * (`delete_my_account` in supabase/migrations) of those that its owner has to deal with first.
 */
export function deletionObstacle(account: Account): FailureCode | undefined {
  const goesOn = account.memberships.some(
    ({status, cancel_at_period_end}) => status !== 'canceled' && !cancel_at_period_end,
  );
  if (goesOn) return 'subscription_active';
  return openSlip(account) === undefined ? undefined : 'payment_pending';
}

/**
 * Why an account cannot buy a product now: the first reason that the backend would give
 * (`create_order` in supabase/migrations), so that nobody confirms an order in vain.
 */
export function objection(
  account: Account,
  {kind}: Pick<Product, 'kind'>,
): FailureCode | undefined {
  const {licences, memberships} = account;
  if (licences.some(({source, state}) => source === 'purchase' && state !== 'revoked')) {
    return 'already_owned';
  }
  const running = memberships.filter(({status}) => status !== 'canceled');
  if (kind === 'subscription' && running.length > 0) return 'already_subscribed';
  if (kind === 'one_time' && running.some((membership) => !membership.cancel_at_period_end)) {
    return 'membership_running';
  }
  return openSlip(account) === undefined ? undefined : 'payment_pending';
}

const SOURCES: Readonly<Record<Licence['source'], string>> = {
  purchase: '買い切り',
  membership: 'メンバーシップ',
  code: '特典コード',
};

/** How a licence was got. */
export function sourceText({source}: Licence): string {
  return SOURCES[source];
}

/** The system of a device. */
export function platformText({platform}: Device): string {
  return platform === 'windows' ? 'Windows' : 'macOS';
}

/** The kinds that supabase/migrations write. */
const EVENTS: Readonly<Record<string, string>> = {
  account_created: 'アカウントを作りました',
  licence_issued: 'ライセンスを発行しました',
  code_redeemed: '特典コードを使いました',
  device_added: 'PCを登録しました',
  device_removed: 'PCの登録を解除しました',
  order_paid: 'お支払いが完了しました',
  order_failed: 'お支払いが完了しませんでした',
  order_expired: '支払わないまま、手続きの期限が切れました',
  order_refunded: '返金しました',
  order_restored: '返金が取り消され、お支払い済みに戻りました',
  membership_active: 'メンバーシップが有効になりました',
  membership_past_due: 'メンバーシップのお支払いに失敗しました',
  membership_canceled: 'メンバーシップが終わりました',
  membership_cancel_requested: 'メンバーシップの解約を受け付けました',
  dispute_open: 'お支払いに異議の申し立てがあり、ライセンスを停止しました',
  dispute_won: 'お支払いの異議が解決し、ライセンスを再開しました',
  dispute_lost: 'お支払いの異議が認められ、ライセンスを取り消しました',
};

/** What happened, in the list of recent activity. */
export function eventText(kind: string): string {
  return EVENTS[kind] ?? 'アカウントに変更がありました';
}
