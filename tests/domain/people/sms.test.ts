import { describe, expect, it } from 'vitest';

import { SMS_LIMITS } from '../../../domain/people/sms';

type Limit = { count: number; seconds: number };

const DAY = 86_400;
const MINUTE = 60;
const MESSAGES = 1_000;
const GOAL = 50;

/** Messages of a sender in a day who sends whenever every window has room. */
function sentInADay(limits: readonly Limit[]): number {
  const sent: number[] = [];
  for (let now = 0; now < DAY; now += MINUTE) {
    const hasRoom = () => limits.every(({ count, seconds }) => sent.filter((at) => at > now - seconds).length < count);
    while (hasRoom()) sent.push(now);
  }
  return sent.length;
}

describe('the price of 1,000 messages to strangers, whatever solves the picture', () => {
  const ofAddress = sentInADay(SMS_LIMITS.perAddress);
  const ofNetwork = sentInADay(SMS_LIMITS.perNetwork);

  it('is 50 address-days at least', () => {
    expect(ofAddress).toBe(20);
    expect(MESSAGES / ofAddress).toBeGreaterThanOrEqual(GOAL);
  });

  it('is no less for many addresses of one network', () => {
    const addresses = Math.ceil(ofNetwork / ofAddress);
    expect([ofNetwork, addresses]).toEqual([100, 5]);
    expect((MESSAGES / ofNetwork) * addresses).toBeGreaterThanOrEqual(GOAL);
  });

  it('is no less for accounts whose links send: they count at the address that presses as well', () => {
    const accounts = Math.ceil(MESSAGES / sentInADay(SMS_LIMITS.perAccount));
    expect(accounts).toBeGreaterThan(1);
    expect(sentInADay([...SMS_LIMITS.perAccount, ...SMS_LIMITS.perAddress])).toBe(ofAddress);
  });

  it('is paid over a hundred numbers at least', () => {
    expect(MESSAGES / sentInADay(SMS_LIMITS.perNumber)).toBeGreaterThanOrEqual(100);
  });
});
