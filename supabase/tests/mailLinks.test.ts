import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkMail} from '@site/src/features/account/model/inputs';
import {ENGINES, newEmail, openSite, SITE_URL, type Site} from './support/site';

describe.each(ENGINES)('mails on %s', (engine) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(engine);
  });
  afterAll(() => site.close());

  it('the link leads where one was going, but for the page itself, which it does not choose', async () => {
    const email = newEmail();
    const back = `${SITE_URL}/account/signin?next=%2Fmembership%3Fbuy%3Dpro-lifetime`;
    await site.auth().signInWithOtp({email, options: {emailRedirectTo: back}});
    const [mail] = site.backend.outbox.list(email);
    const link = new URL(mail?.link ?? '');
    expect(link.origin + link.pathname).toBe(`${SITE_URL}/account/signin`);
    expect(link.searchParams.get('redirect_to')).toBe(back);
    // Nothing of it ends the address in the mail.
    expect(mail?.html).toContain(
      'redirect_to=https%3A%2F%2Fsite.test%2Faccount%2Fsignin%3Fnext%3D%252Fmembership%253Fbuy%253Dpro-lifetime"',
    );
  });

  it.each([
    '',
    'no-at',
    'a@',
    ' a@example.com',
    'あ@い.jp',
    '👨‍👩‍👧@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses the address %j', async (email) => {
    const {error} = await site.auth().signInWithOtp({email});
    expect(error?.code).toBe('validation_failed');
  });

  it.each(['taro@example.com', '..odd..@docomo.ne.jp', "o'neil+x_y/z=1@a-b.example.co.jp"])(
    'takes the address %s, as the page does',
    async (email) => {
      expect(checkMail(email)).toEqual({ok: true, value: email});
      expect((await site.auth().signInWithOtp({email})).error).toBeNull();
    },
  );
});
