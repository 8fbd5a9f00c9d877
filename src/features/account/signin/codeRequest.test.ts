import {describe, expect, it} from 'vitest';
import {isAlive, keptRequest, secondsToResend, sentBefore} from './codeRequest';

describe('what the history keeps of a code', () => {
  const request = {mail: 'a@example.com', sentAt: 1_000_000};

  it('is read again', () => {
    expect(keptRequest(request)).toEqual(request);
    expect(keptRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
  });

  it.each([
    undefined,
    null,
    'a@example.com',
    {},
    {...request, mail: '<b>'},
    {...request, mail: 'A@Example.com'},
    {...request, sentAt: '1'},
    {...request, sentAt: NaN},
    {...request, sentAt: -1},
  ])('and nothing else: %j', (state) => {
    expect(keptRequest(state)).toBeUndefined();
  });
});

describe('a code that was sent', () => {
  it.each([
    [0, 60, true],
    [1, 60, true],
    [1000, 59, true],
    [59_001, 1, true],
    [60_000, 0, true],
    [599_999, 0, true],
    [600_000, 0, false],
    // The server counts from later on.
    [-1_680_000, 1740, true],
    // A clock that was set back.
    [-86_400_000, 1800, true],
  ])('%d ms after: %d s to the next, alive %s', (passed, left, alive) => {
    const now = 1_000_000 + passed;
    expect([secondsToResend(1_000_000, now), isAlive(1_000_000, now)]).toEqual([left, alive]);
  });

  it('is there where the server says to wait for another one', () => {
    const limit = {code: 'over_email_send_rate_limit', waitSeconds: 27} as const;
    const sentAt = sentBefore(limit, 1_000_000) ?? 0;
    expect(secondsToResend(sentAt, 1_000_000)).toBe(27);
    const longer = sentBefore({...limit, waitSeconds: 1740}, 1_000_000) ?? 0;
    expect(secondsToResend(longer, 1_060_000)).toBe(1680);
    // Until another one can be sent, that one still signs in.
    expect(isAlive(longer, 1_000_000 + 1_740_000)).toBe(true);
    // The limit of the whole project says nothing of this address.
    expect(sentBefore({code: 'over_email_send_rate_limit'}, 1_000_000)).toBeUndefined();
    expect(sentBefore({code: 'network', waitSeconds: 27}, 1_000_000)).toBeUndefined();
  });
});
