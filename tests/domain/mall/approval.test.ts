import { describe, expect, it } from 'vitest';

import { judgeOrderStanding, judgeStanding, type TotalledSheet } from '../../../domain/mall/approval';
import type { SharedLine, SharedSheet } from '../../../domain/mall/share';
import { DAY_MS } from '../../../domain/values/spans';

const DECIDED = Date.parse('2026-11-20T06:05:00.000Z');
const NOW = DECIDED + DAY_MS;

/** Amounts in fen. */
const line = (lineId: string, kg: number, amount: number) =>
  ({ lineId, kg, price: { perKg: amount / kg, amount } }) as unknown as SharedLine;
const GLYCOL = line('P0071-D200-CNZJG', 2_250, 1_246_500);
const ASH = line('P0083-B25-CNLYG', 800, 140_800);
const HANGZHOU = { way: 'SEND', to: '3301' } as const;

/** Goods of ¥13,873.00 and ¥1,500.00 freight. */
const REVISION: SharedSheet = {
  lines: [GLYCOL, ASH],
  delivery: HANGZHOU,
  kg: 3_050,
  sums: { goods: 1_387_300, freight: 150_000, total: 1_537_300 },
  uncounted: 0,
};
const AGREED = { revision: REVISION, decidedAt: DECIDED, ordered: [], signed: 1, isSentBack: false, rule: null };
/** Two persons above ¥15,500.00. */
const RULE = { oneAbove: 1_000_000, twoAbove: 1_550_000 };
const listOf = (lines: readonly SharedLine[], total: number): TotalledSheet => ({ lines, delivery: HANGZHOU, total });
const LIST = listOf([GLYCOL, ASH], 1_537_300);

describe('approval of the current list', () => {
  it.each([
    ['the same total', LIST, NOW, 'HOLDS'],
    ['in another order', listOf([ASH, GLYCOL], 1_537_300), NOW, 'HOLDS'],
    ['two in a hundred more', { ...LIST, total: 1_568_046 }, NOW, 'RISEN'],
    ['a fen above that', { ...LIST, total: 1_568_047 }, NOW, 'DEARER'],
    ['another quantity', listOf([GLYCOL, line(ASH.lineId, 825, 140_800)], 1_537_300), NOW, 'CHANGED'],
    ['a line less', listOf([GLYCOL], 1_246_500), NOW, 'CHANGED'],
    ['fetched', { ...LIST, delivery: { way: 'SELF', to: '' } as const }, NOW, 'CHANGED'],
    ['nothing listed', null, NOW, 'CHANGED'],
    ['the last moment of seven days', LIST, DECIDED + 7 * DAY_MS - 1, 'HOLDS'],
    ['seven days', LIST, DECIDED + 7 * DAY_MS, 'OVER'],
  ] as const)('R5, 7.11.11: is $3 with %s', (_, list, moment, standing) =>
    expect(judgeStanding(AGREED, list, moment)).toBe(standing),
  );

  it('counts the ordered part with the rest and ends with the last line', () => {
    const part = { lineIds: [GLYCOL.lineId], total: 1_380_000 };
    const agreed = { ...AGREED, ordered: [part] };
    expect(judgeStanding(agreed, listOf([ASH], 157_300), NOW)).toBe('HOLDS');
    expect(judgeStanding(agreed, listOf([ASH], 188_047), NOW)).toBe('DEARER');
    expect(judgeStanding(agreed, LIST, NOW), 'what was ordered is listed anew').toBe('CHANGED');
    const both = { ...AGREED, ordered: [part, { lineIds: [ASH.lineId], total: 157_300 }] };
    expect(judgeStanding(both, LIST, DECIDED + 9 * DAY_MS)).toBe('ORDERED');
  });
});

describe('approval under a two-person rule', () => {
  const risen = { ...LIST, total: 1_550_001 };
  it.each([
    ['at that sum, of one person', AGREED, { ...LIST, total: 1_550_000 }, 'RISEN'],
    ['a fen above it, of one person', AGREED, risen, 'SECOND'],
    ['of two', { ...AGREED, signed: 2 }, risen, 'RISEN'],
    ['dearer by more than may be', AGREED, { ...LIST, total: 1_600_000 }, 'DEARER'],
    ['that the second has sent back', { ...AGREED, isSentBack: true }, LIST, 'SENT_BACK'],
  ] as const)('is $3: %s', (_, agreed, list, standing) =>
    expect(judgeStanding({ ...agreed, rule: RULE }, list, NOW)).toBe(standing),
  );

  it('counts the ordered part', () => {
    const ordered = [{ lineIds: [GLYCOL.lineId], total: 1_390_000 }];
    expect(judgeStanding({ ...AGREED, rule: RULE, ordered }, listOf([ASH], 160_001), NOW)).toBe('SECOND');
  });

  it('needs two persons for partial orders as well', () => {
    const rule = { oneAbove: 0, twoAbove: 1_500_000 };
    const order = listOf([GLYCOL], 1_380_000);
    expect(judgeOrderStanding({ ...AGREED, rule }, LIST, order, NOW)).toBe('SECOND');
    expect(judgeOrderStanding({ ...AGREED, rule, signed: 2 }, LIST, order, NOW)).toBe('HOLDS');
  });
});

describe('order under an approval', () => {
  const glycol = (change: object = {}): TotalledSheet => ({ ...listOf([GLYCOL], 1_380_000), ...change });

  it.each([
    ['a store of the list, at its own price', LIST, glycol(), 'HOLDS'],
    ['one that leaves the total two in a hundred above', LIST, glycol({ total: 1_427_246 }), 'RISEN'],
    ['a fen more', LIST, glycol({ total: 1_427_247 }), 'DEARER'],
    ['of another quantity', LIST, glycol({ lines: [line(GLYCOL.lineId, 2_475, 1_246_500)] }), null],
    ['of goods that are not listed', LIST, glycol({ lines: [GLYCOL, line('P0073-D200-CNZJG', 250, 1)] }), null],
    ['sent elsewhere', LIST, glycol({ delivery: { way: 'SEND', to: '3201' } }), null],
    ['fetched, though it was to be sent', LIST, glycol({ delivery: { way: 'SELF', to: '' } }), null],
    [
      'out of a list that has one line more',
      listOf([GLYCOL, ASH, line('P0001-D200-CNSHA', 160, 1)], 1),
      glycol(),
      'CHANGED',
    ],
  ] as const)('is $3: %s', (_, list, order, standing) =>
    expect(judgeOrderStanding(AGREED, list, order, NOW)).toBe(standing),
  );

  it('is not covered when the pickup city changes', () => {
    const fetched = { ...AGREED, revision: { ...REVISION, delivery: { way: 'SELF', to: '3301' } as const } };
    const list = { ...LIST, delivery: fetched.revision.delivery };
    expect(judgeOrderStanding(fetched, list, glycol({ delivery: { way: 'SELF', to: '' } }), NOW)).toBe('HOLDS');
  });
});

describe('line outside the signed approval', () => {
  const ACETONE: SharedLine = { ...line('P0020-D200-CNZJG', 1_600, 10_000), leftOut: 'PERMIT_MISSING' };
  const SIGNED = { ...AGREED, revision: { ...REVISION, lines: [GLYCOL, ASH, ACETONE], uncounted: 1 } };
  const BUYABLE: SharedLine = line('P0020-D200-CNZJG', 1_600, 10_000);
  const unticked = (one: SharedLine): SharedLine => ({ ...one, leftOut: 'UNTICKED' });

  it.each([
    ['still cannot be ordered', [GLYCOL, ASH, ACETONE], 'HOLDS'],
    ['was taken off', [GLYCOL, ASH], 'HOLDS'],
    ['can be ordered by now, for less than the tolerance', [GLYCOL, ASH, BUYABLE], 'CHANGED'],
  ] as const)('keeps the approval or needs a new one when it %s', (__, lines, standing) =>
    expect(judgeStanding(SIGNED, listOf(lines, 1_537_300), NOW)).toBe(standing),
  );

  it('differs from lines that the owner unticks', () => {
    expect(judgeStanding(SIGNED, listOf([GLYCOL, unticked(ASH), ACETONE], 1_246_500), NOW)).toBe('HOLDS');
    const other = unticked(line('P0001-D200-CNSHA', 160, 1));
    expect(judgeStanding(SIGNED, listOf([GLYCOL, ASH, other], 1_537_300), NOW)).toBe('HOLDS');
  });

  it('is never covered by the approval, whatever it costs', () => {
    const listed = listOf([GLYCOL, ASH, BUYABLE], 0);
    expect(judgeOrderStanding(SIGNED, listed, listOf([BUYABLE], 10_000), NOW)).toBeNull();
    expect(judgeOrderStanding(SIGNED, listed, listOf([GLYCOL, BUYABLE], 1_400_000), NOW)).toBeNull();
    expect(judgeOrderStanding(SIGNED, listed, listOf([GLYCOL], 1_380_000), NOW)).toBe('HOLDS');
  });

  it('ends the approval with the last signed line', () => {
    const ordered = [{ lineIds: [GLYCOL.lineId, ASH.lineId], total: 1_537_300 }];
    expect(judgeStanding({ ...SIGNED, ordered }, listOf([ACETONE], 0), NOW)).toBe('ORDERED');
  });
});
