-- Tables of accounts, membership and Pro licences.
-- `public` is what the API shows (own rows only, see the next file); `private` is never exposed.
-- Amounts are whole yen including tax.

create schema private;

create table public.products (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null check (char_length(name) between 1 and 100),
  description text not null default '',
  kind text not null check (kind in ('one_time', 'subscription')),
  period text check (period in ('month', 'year')),
  amount integer not null check (amount > 0),
  currency text not null default 'jpy' check (currency = 'jpy'),
  sort integer not null default 0,
  active boolean not null default true,
  check ((kind = 'subscription') = (period is not null))
);

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (
    char_length(display_name) between 1 and 50
    and display_name = btrim(display_name)
    and display_name !~ '[[:cntrl:]]'
  ),
  newsletter boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Kept for seven years without the person when an account is deleted (corporate tax law).
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  product_id text not null references public.products (id),
  product_name text not null,
  kind text not null check (kind in ('one_time', 'subscription', 'renewal')),
  period text check (period in ('month', 'year')),
  amount integer not null check (amount >= 0),
  currency text not null,
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  -- A payment at a convenience store: the buyer has a slip and has not paid yet.
  awaiting_payment boolean not null default false,
  checkout_session_id text unique,
  payment_intent_id text,
  subscription_id text,
  invoice_id text unique,
  receipt_url text check (receipt_url ~ '^(https://|http://127\.0\.0\.1:)'),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  refunded_at timestamptz
);
create index orders_user_id_idx on public.orders (user_id, created_at desc);
create index orders_product_id_idx on public.orders (product_id);
create index orders_payment_intent_id_idx on public.orders (payment_intent_id);
create index orders_subscription_id_idx on public.orders (subscription_id);

create table public.memberships (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null references public.products (id),
  stripe_subscription_id text not null unique,
  status text not null check (status in ('active', 'past_due', 'canceled')),
  cancel_at_period_end boolean not null default false,
  current_period_end timestamptz not null,
  -- When Stripe made the event that was applied last; older ones that come later are left out.
  last_event_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index memberships_user_id_idx on public.memberships (user_id);
create index memberships_product_id_idx on public.memberships (product_id);

create table public.licences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  key text not null unique check (key ~ '^PRO(-[0-9A-HJKMNP-TV-Z]{5}){5}$'),
  source text not null check (source in ('purchase', 'membership', 'code')),
  order_id uuid references public.orders (id),
  membership_id uuid unique references public.memberships (id) on delete cascade,
  status text not null default 'active' check (status in ('active', 'suspended', 'revoked')),
  -- Empty for a licence without an end.
  expires_at timestamptz,
  max_devices integer not null default 3 check (max_devices between 1 and 100),
  created_at timestamptz not null default now()
);
create index licences_user_id_idx on public.licences (user_id);
create unique index licences_order_id_idx on public.licences (order_id);

create table public.devices (
  id uuid primary key default gen_random_uuid(),
  licence_id uuid not null references public.licences (id) on delete cascade,
  -- SHA-256 of the machine's id; the id itself never leaves the computer.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 1 and 80),
  platform text not null check (platform in ('windows', 'macos')),
  app_version text not null check (app_version ~ '^[0-9A-Za-z.+-]{1,32}$'),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (licence_id, fingerprint)
);

create table public.account_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index account_events_user_id_idx on public.account_events (user_id, id desc);

create table private.stripe_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique
);

create table private.stripe_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);

-- Only the hash of a code is kept: who reads the table cannot use the codes.
create table private.redeem_codes (
  hash bytea primary key check (octet_length(hash) = 32),
  label text not null,
  grant_days integer not null check (grant_days between 1 and 3660),
  max_uses integer not null check (max_uses > 0),
  uses integer not null default 0 check (uses between 0 and max_uses),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table private.redemptions (
  code_hash bytea not null references private.redeem_codes (hash),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (code_hash, user_id)
);
create index redemptions_user_id_idx on private.redemptions (user_id);

create table private.rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  ends_at timestamptz not null,
  primary key (bucket, window_start)
);
create index rate_limits_ends_at on private.rate_limits (ends_at);
