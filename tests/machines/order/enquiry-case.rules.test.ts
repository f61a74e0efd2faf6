import { expect, it } from 'vitest';

import { deedOf, isDue, standsAt, wrongIn } from '../../../machines/order/enquiry-case/enquiry-case.rules';
import type { CaseTyped } from '../../../machines/order/enquiry-case/enquiry-case.types';
import { ANSWERED, WAITING } from '../../../stories/order/enquiry-case.fixtures';

const typed = (change: Partial<CaseTyped>): CaseTyped => ({
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
  expect(deedOf('counter', typed({ counter: '1,600.5', why: ' 偏高 ' }))).toEqual({
    kind: 'say',
    text: '偏高',
    counterUsd: 160_050,
  });
  expect(deedOf('say', typed({ message: ' 好 ' }))).toEqual({ kind: 'say', text: '好', counterUsd: null });
  expect(deedOf('decline', typed({ reason: ' 不要了 ' }))).toEqual({ kind: 'decline', reason: '不要了' });
  expect(deedOf('withdraw', typed({}))).toEqual({ kind: 'withdraw' });
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
