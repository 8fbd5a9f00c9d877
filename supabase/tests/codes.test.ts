import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ENGINES, openSite, call, type Site} from './support/site';

interface Account {
  readonly licences: {key: string; state: string; expires_at: string}[];
  readonly events: {kind: string; detail: Record<string, unknown>}[];
}

const DAY_S = 86_400;

describe.each(ENGINES)('a code of the fan-funding service on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  const newCode = async (days: number): Promise<string> =>
    String(
      await site.sql(`select private.create_redeem_codes('FAN', 'x', ${days}, 9, '2999-01-01')`),
    );
  const account = async (rest: Site['rest'] extends () => infer R ? R : never): Promise<Account> =>
    (await rest.rpc('my_account')).data as Account;

  it('gives a licence for its days, once for each person, however it is typed', async () => {
    const {rest} = await site.signIn();
    const data = await call(rest, 'redeem_code', {p_code: '　ｆａｎ－test 2026 '});
    expect(data).toMatchObject({ok: true});
    const days = (Date.parse((data as {expires_at: string}).expires_at) - +site.now()) / 864e5;
    expect(days).toBeCloseTo(35, 3);
    const {licences, events} = await account(rest);
    expect(licences).toMatchObject([{state: 'active', source: 'code', devices: []}]);
    expect(events[0]).toMatchObject({
      kind: 'code_redeemed',
      detail: {label: '2026年11月のメンバー'},
    });
    const again = await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
    expect(again.data).toEqual({ok: false, reason: 'code_already_used'});
  });

  it('adds its days to the licence of an earlier one, which keeps its key', async () => {
    const {rest} = await site.signIn();
    await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
    const [before] = (await account(rest)).licences;
    await rest.rpc('redeem_code', {p_code: await newCode(30)});
    const {licences} = await account(rest);
    expect(licences).toHaveLength(1);
    expect(licences[0]?.key).toBe(before?.key);
    const more = Date.parse(licences[0]?.expires_at ?? '') - Date.parse(before?.expires_at ?? '');
    expect(more).toBe(30 * DAY_S * 1000);
  });

  it('counts from today when the licence has run out', async () => {
    const {rest, userId, email} = await site.signIn();
    await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
    await site.sql(`update public.licences set expires_at = now() - interval '90 days'
      where user_id = '${userId}' returning 1`);
    expect((await account(rest)).licences[0]?.state).toBe('expired');
    const later = await site.signIn(email);
    const data = await call(later.rest, 'redeem_code', {p_code: await newCode(30)});
    const days = (Date.parse((data as {expires_at: string}).expires_at) - +site.now()) / 864e5;
    expect(days).toBeCloseTo(30, 3);
  });

  it.each([
    ['FAN-PAST-2020', 'code_expired'],
    ['NO-SUCH-CODE', 'code_not_found'],
    ['', 'code_not_found'],
    ["' or 1=1 --", 'code_not_found'],
  ])('%j is refused: %s', async (code, reason) => {
    const {rest} = await site.signIn();
    expect((await rest.rpc('redeem_code', {p_code: code})).data).toEqual({ok: false, reason});
    expect((await account(rest)).licences).toEqual([]);
  });

  it('for one person is used by one, also when eight come at once', async () => {
    const visitors = await Promise.all(Array.from({length: 8}, () => site.signIn()));
    const answers = await Promise.all(
      visitors.map(({rest}) => rest.rpc('redeem_code', {p_code: 'FAN-ONCE-2026'})),
    );
    const reasons = answers.map(({data}) => (data as {reason?: string}).reason ?? 'ok').sort();
    expect(reasons).toEqual([...Array<string>(7).fill('code_exhausted'), 'ok']);
  });

  it('sent eight times at once by one person counts once', async () => {
    const {rest} = await site.signIn();
    const answers = await Promise.all(
      Array.from({length: 8}, () => rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'})),
    );
    expect(answers.filter(({data}) => (data as {ok: boolean}).ok)).toHaveLength(1);
    expect((await account(rest)).licences).toHaveLength(1);
  });

  it('adds up with others that are sent at the same moment', async () => {
    const {rest} = await site.signIn();
    const codes: string[] = [];
    for (let n = 0; n < 8; n += 1) codes.push(await newCode(1));
    await Promise.all(codes.map((p_code) => rest.rpc('redeem_code', {p_code})));
    expect((await account(rest)).licences).toHaveLength(1);
  });

  it('cannot be guessed: ten tries an hour', async () => {
    const {rest} = await site.signIn();
    const reasons: unknown[] = [];
    for (let i = 0; i < 11; i += 1) {
      const data = await call(rest, 'redeem_code', {p_code: `GUESS-${i}`});
      reasons.push((data as {reason: string}).reason);
    }
    expect(reasons).toEqual([...Array<string>(10).fill('code_not_found'), 'rate_limited']);
    const right = await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
    expect(right.data).toMatchObject({reason: 'rate_limited'});
  });

  it('cannot be guessed twice as often around the turn of an hour', async () => {
    const {email} = await site.signIn();
    const [hour, half] = [3_600_000, 1_800_000];
    const guess = async (times: number): Promise<unknown[]> => {
      const {rest} = await site.signIn(email);
      const reasons: unknown[] = [];
      for (let n = 0; n < times; n += 1) {
        const answer = await call(rest, 'redeem_code', {p_code: `GUESS-${n}`});
        reasons.push((answer as {reason: string}).reason);
      }
      return reasons;
    };
    const limited = (count: number): string[] => Array<string>(count).fill('rate_limited');
    const missed = (count: number): string[] => Array<string>(count).fill('code_not_found');
    // To five minutes before the hour.
    site.advance((2 * hour - (+site.now() % hour)) / 1000 - 300);
    expect(await guess(10)).toEqual(missed(10));
    site.advance(600);
    expect(await guess(2)).toEqual(limited(2));
    // Who was refused did not lose anything by trying.
    site.advance(half / 1000);
    expect(await guess(2)).toEqual(limited(2));
    site.advance(half / 1000);
    expect(await guess(11)).toEqual([...missed(10), ...limited(1)]);
  });

  it('each try counts for an hour', async () => {
    const hit = (): Promise<unknown> => site.sql(`select private.hit('tries', 2, '1 hour')`);
    expect(await hit()).toBe(true);
    for (let n = 0; n < 3; n += 1) {
      site.advance(2400);
      expect([n, await hit()]).toEqual([n, true]);
    }
    expect(await hit()).toBe(false);
  });

  it('is kept as a hash', async () => {
    const text = await site.sql(`select json_agg(c)::text from private.redeem_codes as c`);
    expect(String(text)).not.toMatch(/FAN/u);
  });
  it('is made at random, shown once and used as it was printed', async () => {
    const made = await site.sql(`select json_agg(c)::text from private.create_redeem_codes(
      'FAN-2027-01', '2027年1月のメンバー', 31, 500, '2099-01-01', 200) as c`);
    const codes = JSON.parse(String(made)) as string[];
    expect(new Set(codes).size).toBe(200);
    // Each place of 12 shows all 32 symbols: 60 random bits.
    const parts = codes.map((code) => {
      expect(code).toMatch(/^FAN-2027-01(?:-[\dA-HJKMNP-TV-Z]{4}){3}$/u);
      return code.slice('FAN-2027-01'.length).replaceAll('-', '');
    });
    for (let at = 0; at < 12; at += 1) {
      expect(new Set(parts.map((part) => part[at])).size).toBeGreaterThan(24);
    }
    const {rest} = await site.signIn();
    const data = await call(rest, 'redeem_code', {p_code: codes[7]?.toLowerCase()});
    expect(data).toMatchObject({ok: true});
  });
  it.each(['', 'fan', 'FAN 2027', 'FAN--1', 'X'.repeat(25)])(
    'is not printed behind %j',
    async (prefix) => {
      const run = site.sql(
        `select private.create_redeem_codes('${prefix}', 'x', 1, 1, '2099-01-01')`,
      );
      await expect(run).rejects.toThrow(/prefix/u);
    },
  );
  it.each(['revoked', 'suspended'])('revives no licence that is %s', async (status) => {
    const {rest, userId} = await site.signIn();
    await rest.rpc('redeem_code', {p_code: 'FAN-TEST-2026'});
    await site.sql(`update public.licences set status = '${status}'
      where user_id = '${userId}' returning 1`);
    await rest.rpc('redeem_code', {p_code: await newCode(30)});
    const states = (await account(rest)).licences.map(({state}) => state);
    expect(states.sort()).toEqual(['active', status].sort());
    const [old] = (await account(rest)).licences.filter(({state}) => state === status);
    const left = (Date.parse(old?.expires_at ?? '') - +site.now()) / 1000 / DAY_S;
    expect(left).toBeCloseTo(35, 2);
  });
});
