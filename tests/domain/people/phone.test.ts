import { expect, it } from 'vitest';

import { isMobileNumber, maskMobileNumber, tidyMobileNumber } from '../../../domain/people/phone';

it.each([
  ['13800138000', '13800138000'],
  ['138 0013 8000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['+86 138-0013-8000', '13800138000'],
  ['8613800138000', '13800138000'],
  // Incomplete input keeps its first digits.
  ['86138', '86138'],
  ['86138001380', '86138001380'],
  ['861380013800', '1380013800'],
  ['138001380001', '13800138000'],
  ['电话', ''],
])('%s becomes %s in a number field', (typed, kept) => {
  expect(tidyMobileNumber(typed)).toBe(kept);
});

it.each([
  ['13800138000', true],
  ['12000000000', true],
  ['19999999999', true],
  ['11800138000', false],
  ['10800138000', false],
  ['23800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['13800138000\n', false],
])('%j is a mainland mobile number: %s', (value, isOne) => {
  expect(isMobileNumber(value)).toBe(isOne);
});

it('shows the first three digits of a number and the last four', () => {
  expect(maskMobileNumber('13812345678')).toBe('138****5678');
});
