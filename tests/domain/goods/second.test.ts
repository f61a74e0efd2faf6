import { describe, expect, it } from 'vitest';
import { compareOffers, comparePairs } from '../../support/second/compare';
import { PAPER_ROWS } from '../../support/second/paper';
import { secondPair } from '../../support/second/segregation';
import { LISTED_MODES } from '../../support/verdicts/questions';

const PAIRS = 3000;
const SEARCHES = 12;

const firstRow = (unNo: string) => {
  const row = PAPER_ROWS.find((one) => one.unNo === unNo);
  if (!row) throw new Error(`the list lacks UN ${unNo}`);
  return row;
};

describe('second reading of the papers', () => {
  it.each([
    ['1263', '2014', 2],
    ['1789', '1824', 2],
    ['1090', '1294', 0],
    ['1230', '1547', 0],
    ['1350', '1495', 2],
    ['2002', '2558', 2],
    ['2014', '3105', 2],
    ['1547', '1789', 2],
    ['1005', '1017', 2],
    ['2014', '2984', 0],
    ['1350', '1072', 2],
  ] as const)('keeps UN %s and UN %s apart by %d', (one, other, distance) => {
    expect(secondPair(firstRow(one), firstRow(other)).distance).toBe(distance);
  });

  it('forbids no pair that the product allows', () => {
    const { compared, laxer } = comparePairs(PAIRS);
    expect(laxer).toStrictEqual([]);
    expect(compared).toBe(PAIRS);
  });

  it.each(LISTED_MODES)('forbids no offer of %s that the product allows', (mode) => {
    const { compared, laxer } = compareOffers(mode, SEARCHES);
    expect(laxer).toStrictEqual([]);
    expect(compared).toBeGreaterThan(0);
  });
});
