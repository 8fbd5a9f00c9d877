import {describe, expect, it} from 'vitest';
import {knownProviders} from '../../lib/signInProviders';
import {accountFacts} from './accountFacts';

const labels = (field: unknown): string[] =>
  accountFacts(knownProviders(field)).map(({label}) => label);

describe('what the policy says of an account', () => {
  it('names the services that vouch for visitors, if there are any', () => {
    expect(labels(['twitch', 'google', 'evil'])).toContain('Google、Twitchから受け取る情報');
    for (const none of [[], undefined, 'twitch']) {
      expect(labels(none).join()).not.toContain('から受け取る情報');
    }
  });
});
