import { describe, expect, it } from 'vitest';

import { SMS_LIMITS } from '../../../domain/people/sms';

type Limit = { count: number; seconds: number };

const DAY = 86_400;
const MINUTE = 60;
const MESSAGES = 1_000;
const GOAL = 50;

/** Daily messages of a sender that sends whenever every window has room. */
function sentInADay(limits: readonly Limit[]): number {
  const sent: number[] = [];
  for (let now = 0; now < DAY; now += MINUTE) {
    const hasRoom = () => limits.every(({ count, seconds }) => sent.filter((at) => at > now - seconds).length < count);
    while (hasRoom()) sent.push(now);
  }
  return sent.length;
}

describe('cost of 1,000 messages to strangers without captcha protection', () => {
  const ofAddress = sentInADay(SMS_LIMITS.perAddress);
  const ofNetwork = sentInADay(SMS_LIMITS.perNetwork);

  it('is at least 50 address-days', () => {
    expect(ofAddress).toBe(20);
    expect(MESSAGES / ofAddress).toBeGreaterThanOrEqual(GOAL);
  });

  it('is not lower with many addresses of one network', () => {
    const addresses = Math.ceil(ofNetwork / ofAddress);
    expect([ofNetwork, addresses]).toEqual([100, 5]);
    expect((MESSAGES / ofNetwork) * addresses).toBeGreaterThanOrEqual(GOAL);
  });

  it('is not lower with accounts, which count at the address too', () => {
    const accounts = Math.ceil(MESSAGES / sentInADay(SMS_LIMITS.perAccount));
    expect(accounts).toBeGreaterThan(1);
    expect(sentInADay([...SMS_LIMITS.perAccount, ...SMS_LIMITS.perAddress])).toBe(ofAddress);
  });

  it('is at least a hundred numbers', () => {
    expect(MESSAGES / sentInADay(SMS_LIMITS.perNumber)).toBeGreaterThanOrEqual(100);
  });
});
