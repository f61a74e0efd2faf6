// Input rules, amounts and legal texts, written out once. Take nothing here from the tested code: a changed constant
// must be changed here as well, on purpose.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ANONYMOUS_QUOTES, QUOTES_KEPT } from '../../domain/offer/quote-limit';
import { cancelFee } from '../../domain/order/money/cancel-fees';
import { codeFault, passwordFault, phoneFault } from '../../domain/people/credentials';
import { isMobileNumber } from '../../domain/people/phone';
import { formatMoney } from '../../domain/values/money';

describe('typed input of the specification', () => {
  it('accepts a phone of eleven digits: 1, then 2 to 9', () => {
    const numbers = [
      '12800138000',
      '13800138000',
      '19912345678',
      '10800138000',
      '11800138000',
      '1380013800',
      '138001380000',
    ];
    expect(numbers.map(isMobileNumber)).toEqual([true, true, true, false, false, false, false]);
    expect(['', '1380013800', '10800138000', '13800138000'].map(phoneFault)).toEqual([
      'phoneRequired',
      'phoneLength',
      'phoneInvalid',
      null,
    ]);
  });

  it('accepts a code of four to six characters, with five to submit', () => {
    expect(['', '123', '1234', '12345', '123456', '1234567'].map(codeFault)).toEqual([
      'codeRequired',
      'codeLength',
      'codeTooShort',
      null,
      null,
      'codeLength',
    ]);
  });

  it('accepts a password from six characters', () => {
    expect(['', '12345', '123456'].map(passwordFault)).toEqual(['passwordRequired', 'passwordTooShort', null]);
  });
});

describe('amounts of the specification', () => {
  it('format with separators and two decimals, rounded up, parentheses for credit, ¥ for code 1 and $ otherwise', () => {
    expect(formatMoney({ amount: 123_456_701, currency: '1' })).toBe('¥1,234,567.01');
    expect(formatMoney({ amount: 100.2, currency: '2' })).toBe('$1.01');
    expect(formatMoney({ amount: -50_000, currency: '1' })).toBe('(¥500.00)');
  });

  it('set the cancellation fee by state and box', () => {
    const fee = (
      state: 'UNDER_REVIEW' | 'DG_REVIEW' | 'PENDING_UPDATE' | 'CONFIRMED' | 'BOOKED',
      type: '20GP' | '40GP' | '40HQ',
    ) => cancelFee(state, [{ type, count: 1 }])?.amount;
    const row = (state: Parameters<typeof fee>[0]) => [fee(state, '20GP'), fee(state, '40GP'), fee(state, '40HQ')];
    expect([row('UNDER_REVIEW'), row('DG_REVIEW'), row('PENDING_UPDATE')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(row('CONFIRMED')).toEqual([50_000, 80_000, 80_000]);
    expect(row('BOOKED')).toEqual([200_000, 360_000, 360_000]);
  });

  it('limit price locks to sixty an hour without an account, and keep two hundred with one', () => {
    expect(ANONYMOUS_QUOTES).toEqual({ count: 60, seconds: 3_600 });
    expect(QUOTES_KEPT).toBe(200);
  });
});

describe('legal texts', () => {
  const notice = readFileSync('server/world/content/legal/privacy-notice.ts', 'utf8');
  const agreement = readFileSync('server/world/content/legal/user-agreement.ts', 'utf8');

  it('name fifteen working days, thirty days, eighteen and fourteen years', () => {
    for (const words of ['15 个工作日', '30 日', '18 周岁', '14 周岁']) expect(notice).toContain(words);
  });

  it('date from 2020-07-14 and change with seven days’ notice', () => {
    for (const text of [agreement, notice]) expect(text).toContain("version: '2020-07-14'");
    expect(agreement).toMatch(/七日|7 ?日|七天|7 ?天/);
  });
});
