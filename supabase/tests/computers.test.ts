import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {appOf, licenceOf, owner, setLicence, type Answer} from './support/app';
import {ENGINES, openSite, type Site} from './support/site';

const DAY_S = 86_400;

describe.each(ENGINES)('computers that are released, and keep a certificate, on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());
  const {activate, deactivate} = appOf(() => site);

  /** Registers a computer for a certificate and gives its place back at once. */
  async function pass(key: string, n: number): Promise<Answer> {
    const answer = await activate(key, n);
    if (answer.ok) expect(await deactivate(key, n)).toEqual({ok: true});
    return answer;
  }
  const days = (text: unknown): number => (Date.parse(String(text)) - +site.now()) / 1000 / DAY_S;

  it('are six in thirty days, however many want one', async () => {
    const {visitor, key} = await owner(site);
    const certified: number[] = [];
    for (let n = 1; n <= 29; n += 1) {
      const {ok, reason, max_computers: most} = await pass(key, n);
      if (ok) certified.push(n);
      else expect([reason, most]).toEqual(['computer_limit', 6]);
    }
    expect(certified).toEqual([1, 2, 3, 4, 5, 6]);
    // The page is no way around it.
    const {devices} = await licenceOf(visitor);
    expect(devices).toEqual([]);
  });

  it('are counted when the page releases them, too', async () => {
    const {visitor, key} = await owner(site);
    for (let n = 1; n <= 6; n += 1) {
      await activate(key, n);
      const [device] = (await licenceOf(visitor)).devices;
      const release = await visitor.rest.rpc('deactivate_device', {p_device_id: device?.id});
      expect(release.data).toEqual({ok: true});
    }
    expect((await activate(key, 7)).reason).toBe('computer_limit');
  });

  it('come back without being counted again', async () => {
    const {visitor, key} = await owner(site);
    for (const n of [1, 2, 3, 4, 5, 6]) await pass(key, n);
    for (const n of [2, 5, 2, 6]) expect(await pass(key, n)).toMatchObject({ok: true});
    for (const n of [1, 2, 3]) expect(await activate(key, n)).toMatchObject({ok: true});
    expect((await licenceOf(visitor)).computers).toMatchObject({most: 6, left: 0});
    // Places are still three.
    expect((await activate(key, 4)).reason).toBe('device_limit');
  });

  it('stop to count thirty days after the last certificate, which is told', async () => {
    const {visitor, key, id} = await owner(site);
    await setLicence(site, id, `expires_at = null`);
    await pass(key, 1);
    site.advance(10 * DAY_S);
    for (const n of [2, 3, 4]) await pass(key, n);
    for (const n of [5, 6]) await activate(key, n);
    const refused = await activate(key, 7);
    expect(days(refused.next_at)).toBeCloseTo(20, 2);
    const {computers} = await licenceOf(await site.signIn(visitor.email));
    expect(Date.parse(String(computers.next_at))).toBe(Date.parse(String(refused.next_at)));
    // A new certificate of a known computer begins its thirty days again.
    await pass(key, 1);
    expect(days((await activate(key, 7)).next_at)).toBeCloseTo(30, 2);
    site.advance(29 * DAY_S);
    expect((await activate(key, 7)).reason).toBe('computer_limit');
    site.advance(DAY_S + 60);
    expect(await activate(key, 7)).toMatchObject({ok: true});
    // Those that have a place stay among the counted: 5, 6 and 7.
    const later = await site.signIn(visitor.email);
    expect((await licenceOf(later)).computers).toEqual({most: 6, left: 3, next_at: null});
    const kept = await site.sql(`select string_agg(right(fingerprint, 1), '' order by fingerprint)
      from private.licence_computers where licence_id = '${id}'`);
    expect(kept).toBe('567');
  });

  it('are taken off the count by support', async () => {
    const {visitor, key} = await owner(site);
    await activate(key, 1);
    for (const n of [2, 3, 4, 5, 6]) await pass(key, n);
    expect((await activate(key, 7)).reason).toBe('computer_limit');
    const forgotten = await site.sql(`select private.forget_released_computers('${key}')::text`);
    expect(forgotten).toBe('5');
    expect(await activate(key, 7)).toMatchObject({ok: true});
    expect((await licenceOf(visitor)).computers).toMatchObject({left: 4});
  });

  it('are more for a licence that has more places', async () => {
    const {key, id} = await owner(site);
    await setLicence(site, id, 'max_devices = 5');
    for (let n = 1; n <= 10; n += 1) expect(await pass(key, n)).toMatchObject({ok: true});
    expect(await pass(key, 11)).toMatchObject({reason: 'computer_limit', max_computers: 10});
  });
});
