-- For the local backend and tests only; `supabase db push` does not run it.
-- What a hosted project sells is entered in its SQL editor (supabase/README.md).
insert into public.products (id, name, description, kind, period, amount, sort) values
  ('pro-lifetime', 'Pro 買い切りライセンス', '期限のないProのライセンスです。', 'one_time', null, 5500, 1),
  ('pro-monthly', 'Pro メンバーシップ（月額）', '毎月のお支払いでProを使えます。', 'subscription', 'month', 500, 2),
  ('pro-yearly', 'Pro メンバーシップ（年額）', '1年ごとのお支払いでProを使えます。', 'subscription', 'year', 5000, 3);

-- Codes that people can remember and therefore guess: a hosted project makes only random ones.
insert into private.redeem_codes (hash, label, grant_days, max_uses, expires_at) values
  (private.code_hash('FAN-TEST-2026'), '2026年11月のメンバー', 35, 100, '2099-12-31T15:00:00Z'),
  (private.code_hash('FAN-PAST-2020'), '受付の終わったコード', 35, 100, '2020-12-31T15:00:00Z'),
  (private.code_hash('FAN-ONCE-2026'), '先着1名のコード', 35, 1, '2099-12-31T15:00:00Z');
