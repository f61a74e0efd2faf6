import { describe, expect, it } from 'vitest';

import { isRule, requiredSignatures } from '../../../domain/mall/approval-rule';

/** ¥50,000 and ¥500,000. */
const RULE = { oneAbove: 5_000_000, twoAbove: 50_000_000 };

describe('required signatures', () => {
  it.each([
    ['nobody where nothing is set', null, 90_000_000, 0],
    ['nobody at the sum itself', RULE, 5_000_000, 0],
    ['one a fen above it', RULE, 5_000_001, 1],
    ['one at the second sum', RULE, 50_000_000, 1],
    ['two a fen above that', RULE, 50_000_001, 2],
    ['one of any sum, where two are never asked', { oneAbove: 700, twoAbove: null }, 99_000_000, 1],
    ['two at once, where both sums are the same', { oneAbove: 700, twoAbove: 700 }, 701, 2],
  ] as const)('are $3: %s', (_, rule, total, needs) => expect(requiredSignatures(rule, total)).toBe(needs));

  it('count earlier orders that fewer people signed', () => {
    expect(requiredSignatures(RULE, 2_000_000, [{ total: 3_000_000, signed: 0 }])).toBe(0);
    expect(requiredSignatures(RULE, 2_000_001, [{ total: 3_000_000, signed: 0 }])).toBe(1);
    expect(requiredSignatures(RULE, 2_000_001, [{ total: 3_000_000, signed: 1 }]), 'one has signed for that').toBe(0);
    expect(requiredSignatures(RULE, 20_000_001, [{ total: 30_000_000, signed: 1 }])).toBe(2);
    expect(requiredSignatures(RULE, 20_000_001, [{ total: 30_000_000, signed: 2 }]), 'two have signed for that').toBe(
      1,
    );
  });
});

it.each([
  [RULE, true],
  [{ oneAbove: 0, twoAbove: null }, true],
  [{ oneAbove: 800, twoAbove: 799 }, false],
  [{ oneAbove: -1, twoAbove: null }, false],
  [{ oneAbove: 0.5, twoAbove: null }, false],
])('rule %j is valid: %s', (rule, can) => expect(isRule(rule)).toBe(can));
