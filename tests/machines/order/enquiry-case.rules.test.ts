import { describe, expect, it } from 'vitest';

import type { ModeId } from '../../../domain/mode-ids';
import {
  enquiryDeed,
  isDue,
  acceptedOrderPath,
  enquiryStateAt,
  enquiryDeedFaults,
} from '../../../machines/order/enquiry-case/enquiry-case.rules';
import type { CaseEnquiry, CaseFields, EnquiryDeed } from '../../../machines/order/enquiry-case/enquiry-case.types';
import { ACCEPTED, ANSWERED, CASE_NOW, WAITING } from '../../../stories/order/enquiry-case.fixtures';

const typed = (change: Partial<CaseFields>): CaseFields => ({
  message: '周四前能定吗',
  reason: '价格偏高',
  counter: '1600',
  why: '上月是这个价',
  ...change,
});

it.each([
  ['0', true],
  ['0.01', false],
  ['-1', true],
  ['12.345', true],
  ['1,600', false],
  ['10000000', false],
  ['10000000.01', true],
  ['贵了', true],
  ['', true],
])('treats a counter-offer of %s dollars as invalid: %s', (counter, isWrong) => {
  expect(enquiryDeedFaults('counter', typed({ counter }))).toEqual(isWrong ? ['counter'] : []);
});

it.each([
  ['say', 'message', 1, 500],
  ['decline', 'reason', 2, 200],
  ['counter', 'why', 2, 200],
] as const)('limits the action %s in its %s to %d to %d trimmed characters', (asked, field, least, most) => {
  const isWrong = (length: number) =>
    enquiryDeedFaults(asked, typed({ [field]: ` ${'价'.repeat(length)} ` })).length > 0;
  expect([least - 1, least, most, most + 1].map(isWrong)).toEqual([true, false, false, true]);
});

it('sends trimmed text and a price in cents', () => {
  expect(enquiryDeed('counter', typed({ counter: '1,600.5', why: ' 偏高 ' }), ANSWERED.answer)).toEqual({
    kind: 'say',
    text: '偏高',
    counter: { amount: 160_050, currency: '2' },
  });
  expect(enquiryDeed('say', typed({ message: ' 好 ' }))).toEqual({ kind: 'say', text: '好', counter: null });
  expect(enquiryDeed('decline', typed({ reason: ' 不要了 ' }))).toEqual({ kind: 'decline', reason: '不要了' });
  expect(enquiryDeed('withdraw', typed({}))).toEqual({ kind: 'withdraw' });
});

describe('enquiry action', () => {
  const accept: EnquiryDeed = { kind: 'accept', answerNo: 1, shownTotal: { amount: 180_000, currency: '2' } };
  const here = (enquiry: CaseEnquiry) => ({ ok: true as const, enquiry, now: CASE_NOW });
  const answeredIn = (mode: ModeId): CaseEnquiry => ({
    ...ACCEPTED,
    answer: ACCEPTED.answer && { ...ACCEPTED.answer, offer: { ...ACCEPTED.answer.offer, mode } },
  });

  it.each<[ModeId, string]>([
    ['FCL', '/shippingFcl/addOrder?quote=quote-1'],
    ['LCL', '/shippingLcl?step=order&quote=quote-1'],
    ['AIR', '/airLift/airLiftOrder?quote=quote-1'],
    ['TANK', '/tankIndex?step=order&quote=quote-1'],
    ['FLEXI', '/fluidBag?step=order&quote=quote-1'],
    ['DOM', '/domesticTrade/orderPage?quote=quote-1'],
  ])('opens the order form of the mode for an accepted answer of %s', (mode, address) => {
    expect(acceptedOrderPath(accept, here(answeredIn(mode)))).toBe(address);
  });

  it('opens nothing without an acceptance or a quote', () => {
    expect(acceptedOrderPath({ kind: 'withdraw' }, here(ACCEPTED))).toBe('');
    expect(acceptedOrderPath(accept, here({ ...ACCEPTED, quote: null }))).toBe('');
    expect(acceptedOrderPath(accept, { ok: false, code: 'lapsed' })).toBe('');
  });
});

it('is refreshed after twenty seconds', () => {
  expect([19_999, 20_000].map((now) => isDue({ readAt: 0 }, now))).toEqual([false, true]);
});

it('lapses or becomes overdue at the exact moment', () => {
  const lapses = Date.parse(ANSWERED.answer?.validUntil ?? '');
  expect([lapses - 1, lapses].map((now) => enquiryStateAt(ANSWERED, now))).toEqual(['ANSWERED', 'LAPSED']);
  const due = Date.parse(WAITING.answerBy);
  expect([due - 1, due].map((now) => enquiryStateAt(WAITING, now))).toEqual(['OPEN', 'OVERDUE']);
});
