import { describe, expect, it } from 'vitest';

import type { ModeId } from '../../../domain/mode-ids';
import { deedOf, isDue, leadsTo, standsAt, wrongIn } from '../../../machines/order/enquiry-case/enquiry-case.rules';
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
])('a counter-offer of %s dollars is wrong: %s', (counter, isWrong) => {
  expect(wrongIn('counter', typed({ counter }))).toEqual(isWrong ? ['counter'] : []);
});

it.each([
  ['say', 'message', 1, 500],
  ['decline', 'reason', 2, 200],
  ['counter', 'why', 2, 200],
] as const)('to %s, its %s is from %d to %d signs long, blanks around it not counted', (asked, field, least, most) => {
  const isWrong = (length: number) => wrongIn(asked, typed({ [field]: ` ${'价'.repeat(length)} ` })).length > 0;
  expect([least - 1, least, most, most + 1].map(isWrong)).toEqual([true, false, false, true]);
});

it('sends what was typed without the blanks around it, and a price in cents', () => {
  expect(deedOf('counter', typed({ counter: '1,600.5', why: ' 偏高 ' }), ANSWERED.answer)).toEqual({
    kind: 'say',
    text: '偏高',
    counter: { amount: 160_050, currency: '2' },
  });
  expect(deedOf('say', typed({ message: ' 好 ' }))).toEqual({ kind: 'say', text: '好', counter: null });
  expect(deedOf('decline', typed({ reason: ' 不要了 ' }))).toEqual({ kind: 'decline', reason: '不要了' });
  expect(deedOf('withdraw', typed({}))).toEqual({ kind: 'withdraw' });
});

describe('what was done', () => {
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
  ])('leads from an accepted answer of %s to the form of that mode', (mode, address) => {
    expect(leadsTo(accept, here(answeredIn(mode)))).toBe(address);
  });

  it('leads nowhere where nothing was accepted, or there is no price to order at', () => {
    expect(leadsTo({ kind: 'withdraw' }, here(ACCEPTED))).toBe('');
    expect(leadsTo(accept, here({ ...ACCEPTED, quote: null }))).toBe('');
    expect(leadsTo(accept, { ok: false, code: 'lapsed' })).toBe('');
  });
});

it('is asked again after twenty seconds', () => {
  expect([19_999, 20_000].map((now) => isDue({ readAt: 0 }, now))).toEqual([false, true]);
});

it('an answer lapses, and a wait is over, at the very moment that was named', () => {
  const lapses = Date.parse(ANSWERED.answer?.validUntil ?? '');
  expect([lapses - 1, lapses].map((now) => standsAt(ANSWERED, now))).toEqual(['ANSWERED', 'LAPSED']);
  const due = Date.parse(WAITING.answerBy);
  expect([due - 1, due].map((now) => standsAt(WAITING, now))).toEqual(['OPEN', 'OVERDUE']);
});
