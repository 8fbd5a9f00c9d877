import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ENGINES, openSite, type Site} from './support/site';

const HOUR = 3600;
const DAY = 24 * HOUR;

// Limits are met with an hour to spare: the clock goes on while a test runs.
describe.each(ENGINES)('how long a session lasts on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  it('renews no session after 30 days without use, and says so as GoTrue does', async () => {
    const {auth, session} = await site.signIn();
    site.advance(30 * DAY - HOUR);
    const used = await auth.refreshSession({refresh_token: session.refresh_token});
    expect(used.error).toBeNull();
    site.advance(30 * DAY + HOUR);
    const refresh_token = used.data.session?.refresh_token ?? '';
    const {error} = await auth.refreshSession({refresh_token});
    expect(error).toMatchObject({
      status: 400,
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    });
  });

  it('renews no session that is older than 180 days, however much it is used', async () => {
    const {auth, session} = await site.signIn();
    let token = session.refresh_token;
    for (let renewal = 0; renewal < 9; renewal += 1) {
      site.advance(20 * DAY - HOUR);
      const {data, error} = await auth.refreshSession({refresh_token: token});
      expect(error).toBeNull();
      token = data.session?.refresh_token ?? '';
    }
    site.advance(10 * HOUR);
    const {error} = await auth.refreshSession({refresh_token: token});
    expect(error).toMatchObject({
      status: 400,
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired',
    });
  });
});
