import * as v from 'valibot';

/*
 * What the backend answers, as supabase/migrations and supabase/functions send it, and what of it
 * the pages use. Further fields are let pass, so that the backend can grow before the pages do.
 */

/** PostgreSQL writes `+00:00`, JavaScript `Z`. */
const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const MomentOrNone = v.nullable(Moment);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Yen = Count;
/** An address that a visitor is sent to: never `javascript:`; http for the local pay page. */
const Web = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//u));
/**
 * Where the numbers of a slip are: the payment service's page and no other, or the local one. One that
 * leads elsewhere counts as none: the rest of the answer is good.
 */
const Voucher = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^(?:https:\/\/payments\.stripe\.com\/|http:\/\/127\.0\.0\.1:\d+\/)/u),
    ),
  ),
  null,
);
const Period = v.nullable(v.picklist(['month', 'year']));

const DeviceSchema = v.object({
  id: v.string(),
  name: v.string(),
  platform: v.picklist(['windows', 'macos']),
  app_version: v.nullish(v.string(), ''),
  last_seen_at: Moment,
});

const LicenceSchema = v.object({
  id: v.string(),
  key: v.string(),
  source: v.picklist(['purchase', 'membership', 'code']),
  state: v.picklist(['active', 'expired', 'suspended', 'revoked']),
  expires_at: MomentOrNone,
  max_devices: Count,
  /** Different computers within 30 days: how many at most, how many more, and from when on, if none. */
  computers: v.object({most: Count, left: Count, next_at: MomentOrNone}),
  devices: v.array(DeviceSchema),
});

const MembershipSchema = v.object({
  id: v.string(),
  product_name: v.string(),
  amount: Yen,
  period: Period,
  status: v.picklist(['active', 'past_due', 'canceled']),
  cancel_at_period_end: v.boolean(),
  current_period_end: MomentOrNone,
});

const OrderSchema = v.object({
  id: v.string(),
  product_name: v.string(),
  amount: Yen,
  status: v.picklist(['pending', 'paid', 'failed', 'expired', 'refunded']),
  /** Whether the buyer has a slip of a convenience store and has not paid it yet. */
  awaiting_payment: v.boolean(),
  voucher_url: Voucher,
  voucher_expires_at: v.nullish(Moment, null),
  receipt_url: v.nullable(Web),
  /** What was given back; a backend that does not say it yet has given nothing. */
  refunded: v.optional(Yen, 0),
  created_at: Moment,
});

export const AccountSchema = v.object({
  account: v.object({
    display_name: v.nullable(v.string()),
    newsletter: v.boolean(),
  }),
  /** Newest first, like all lists. */
  licences: v.array(LicenceSchema),
  memberships: v.array(MembershipSchema),
  orders: v.array(OrderSchema),
  events: v.array(v.object({id: v.number(), kind: v.string(), created_at: Moment})),
  /** Whether the payment service knows the visitor: there is something to manage. */
  has_billing: v.boolean(),
  /** The time of the server: what has ended does not hang on the clock of a visitor's machine. */
  now: Moment,
});

const Kind = v.picklist(['one_time', 'subscription']);

export const ProductsSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    description: v.nullish(v.string(), ''),
    kind: Kind,
    period: Period,
    amount: Yen,
  }),
);

export const OrderStatusSchema = v.object({
  status: v.picklist(['pending', 'awaiting_payment', 'paid', 'failed', 'expired', 'refunded']),
  product_id: v.string(),
  product_name: v.string(),
  amount: Yen,
  receipt_url: v.nullable(Web),
  /** Of a slip of a convenience store: where its numbers are, and until when it can be paid. */
  voucher_url: Voucher,
  voucher_expires_at: v.nullish(Moment, null),
  licence_key: v.nullable(v.string()),
  period: Period,
  /** Of a membership: when the paid period ends, and whether the next one then begins. */
  period_end: MomentOrNone,
  renews: v.nullable(v.boolean()),
});

export const RedeemedSchema = v.object({expires_at: MomentOrNone});
export const AddressSchema = v.object({url: Web});
/** An answer that says no, and why. */
export const RefusalSchema = v.object({ok: v.literal(false), reason: v.string()});

export type Account = v.InferOutput<typeof AccountSchema>;
export type Licence = Account['licences'][number];
export type Device = Licence['devices'][number];
export type Membership = Account['memberships'][number];
export type Order = Account['orders'][number];
export type Product = v.InferOutput<typeof ProductsSchema>[number];
export type OrderStatus = v.InferOutput<typeof OrderStatusSchema>;
