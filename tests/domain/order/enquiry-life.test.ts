import { describe, expect, it } from 'vitest';

import { BUILT_IN } from '../../../domain/values/days-off';
import {
  promisedAnswerTime,
  ENQUIRY_ACTS,
  ENQUIRY_STATES,
  enquiryStateAt,
  type KeptEnquiry,
  mayCounter,
  mayDo,
} from '../../../domain/order/enquiry/enquiry-life';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const HOUR = 3_600_000;

describe('answer deadline of an enquiry', () => {
  it.each([
    ['Friday 17:30, two working hours', '2026-11-20T17:30', '2026-12-01T00:00', '2026-11-23T10:30'],
    ['the person’s own, where that is sooner', '2026-11-20T09:00', '2026-11-20T11:00', '2026-11-20T11:00'],
    ['on a working morning', '2026-11-23T09:00', '2026-11-25T09:00', '2026-11-23T11:00'],
    ['over the National Day', '2026-09-30T17:00', '2026-10-20T09:00', '2026-10-08T10:00'],
    ['in a year nobody has published, as was asked for', '2027-01-04T09:00', '2027-01-08T09:00', '2027-01-08T09:00'],
  ])('is $3 when sent at $1: %s', (_, sent, deadline, expected) => {
    expect(promisedAnswerTime(at(sent), at(deadline), BUILT_IN)).toBe(at(expected));
  });
});

describe('enquiry state', () => {
  const kept = (change: Partial<KeptEnquiry>): KeptEnquiry => ({
    state: 'OPEN',
    answerBy: at('2026-11-20T12:00'),
    validUntil: null,
    orderNo: null,
    ...change,
  });
  const noon = at('2026-11-20T12:00');
  const answered = kept({ state: 'ANSWERED', validUntil: noon });
  it.each([
    ['waited for to the very moment', kept({}), noon, 'OPEN'],
    ['late after it', kept({}), noon + 1, 'OVERDUE'],
    ['late for 72 hours', kept({}), noon + 72 * HOUR, 'OVERDUE'],
    ['and closed then', kept({}), noon + 72 * HOUR + 1, 'CLOSED'],
    ['answered', answered, noon - 1, 'ANSWERED'],
    ['an answer that holds no more', answered, noon, 'LAPSED'],
    ['accepted', kept({ state: 'ACCEPTED', validUntil: noon }), noon + HOUR, 'ACCEPTED'],
    ['ordered', kept({ state: 'ACCEPTED', orderNo: 'FC2611207K3M9Q' }), noon, 'ORDERED'],
    ['declined', kept({ state: 'DECLINED', validUntil: noon }), noon + HOUR, 'DECLINED'],
  ])('is $3 when %s', (_, enquiry, now, state) => {
    expect(enquiryStateAt(enquiry, now)).toBe(state);
  });

  it('allows withdrawal until acceptance, and acceptance only while the answer is valid', () => {
    expect(ENQUIRY_STATES.filter((state) => mayDo('withdraw', state)).toSorted()).toEqual(
      ['ANSWERED', 'LAPSED', 'OPEN', 'OVERDUE'].toSorted(),
    );
    expect(ENQUIRY_STATES.filter((state) => mayDo('accept', state))).toEqual(['ANSWERED']);
  });

  it('allows a late answer, but none after the end', () => {
    expect(ENQUIRY_ACTS.answer).toContain('OVERDUE');
    for (const end of ['CLOSED', 'WITHDRAWN', 'DECLINED', 'REFUSED', 'ORDERED'] as const)
      expect(mayDo('answer', end), end).toBe(false);
  });

  it('allows one counter-offer', () => {
    const message = { seq: 1, at: '', byHouse: false, text: '', counter: null };
    expect(mayCounter('ANSWERED', [message])).toBe(true);
    expect(
      mayCounter('ANSWERED', [message, { ...message, counter: { amount: 1, currency: '2', isTaxed: false } }]),
    ).toBe(false);
    expect(mayCounter('LAPSED', [])).toBe(false);
  });
});
