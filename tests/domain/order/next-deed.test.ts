import { describe, expect, it } from 'vitest';

import { nextDeed } from '../../../domain/order/receipt/next-deed';
import { EVERY_ORDER, readOrderQuery, orderQuerySearch, type OrderQuery } from '../../../domain/order/life/order-query';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { buildCsv } from '../../../domain/values/csv';
import { ORDER } from '../../support/plans/order/orders';

const NOW = Date.parse('2026-11-20T04:00:00.000Z');
const order: PlacedOrder = {
  ...ORDER,
  state: 'CONFIRMED',
  verifyBy: null,
  closesAt: null,
  papers: [],
  cutoffs: [],
  etd: '2026-12-05T14:00:00.000Z',
  eta: '2026-12-12T09:00:00.000Z',
};
const after = (change: Partial<PlacedOrder>) => nextDeed({ ...order, ...change }, NOW);
const paper = (dueAt: string | null, isHere: boolean) => ({ docType: 'SDS', name: 'SDS', dueAt, isHere });

describe('next task of an order', () => {
  it.each([
    ['its offer has lapsed', { state: 'AWAIT_VERIFY', offerLapsedAt: '2026-11-19T04:00:00.000Z' }, { kind: 'CHOOSE' }],
    [
      'the house waits for papers',
      { state: 'PENDING_UPDATE', asked: { papers: [], reason: '', replyBy: '2026-11-21T02:00:00.000Z' } },
      { kind: 'REPLY', at: '2026-11-21T02:00:00.000Z' },
    ],
    [
      'a verification is waited for',
      { state: 'AWAIT_VERIFY', verifyBy: '2026-11-22T01:00:00.000Z' },
      { kind: 'VERIFY', at: '2026-11-22T01:00:00.000Z' },
    ],
    [
      'two papers are missing',
      {
        papers: [
          paper('2026-11-25T09:00:00.000Z', false),
          paper('2026-11-24T09:00:00.000Z', false),
          paper(null, false),
        ],
      },
      { kind: 'PAPERS', count: 2, at: '2026-11-24T09:00:00.000Z' },
    ],
    ['the house reads it', { state: 'DG_REVIEW' }, { kind: 'REVIEW' }],
    [
      'a cut-off is ahead and another one is over',
      {
        cutoffs: [
          { code: 'SI', at: '2026-11-19T09:00:00.000Z' },
          { code: 'CY_CLOSE', at: '2026-12-04T09:00:00.000Z' },
        ],
      },
      { kind: 'CUTOFF', at: '2026-12-04T09:00:00.000Z' },
    ],
    ['nothing but its leaving is ahead', {}, { kind: 'LEAVE', at: '2026-12-05T14:00:00.000Z' }],
    ['it is on its way', { state: 'DEPARTED' }, { kind: 'ARRIVE', at: '2026-12-12T09:00:00.000Z' }],
    ['its day is over', { etd: '2026-11-19T09:00:00.000Z' }, { kind: 'HOUSE', at: '' }],
  ] as const)('is given when %s', (_, change, deed) => {
    expect(after(change as unknown as Partial<PlacedOrder>)).toMatchObject(deed);
  });

  it.each(['COMPLETED', 'REJECTED', 'CANCELLED', 'AUTO_CANCELLED'] as const)('is null when %s', (state) => {
    expect(after({ state })).toBeNull();
  });
});

describe('order list query', () => {
  const MODES = ['FCL', 'MALL'] as const;
  it.each<OrderQuery>([
    EVERY_ORDER,
    { ...EVERY_ORDER, words: '甲醇 & 1230', page: 3 },
    { words: 'ML26', mode: 'MALL', stage: 'TODO', from: '2026-11-01', to: '2026-11-20', page: 1 },
  ])('is parsed from its address: $words', (query) => {
    expect(readOrderQuery(orderQuerySearch(query), MODES)).toEqual(query);
  });

  it('drops invalid values', () => {
    expect(readOrderQuery('?mode=XYZ&stage=SOON&from=2026-13-40&page=-2&ticket=secret', MODES)).toEqual(EVERY_ORDER);
  });
});

describe('CSV sheet', () => {
  it('quotes separators and turns formulas into text', () => {
    expect(buildCsv([['a,b', '"c"', '=1+1', '甲苯']])).toBe('\u{FEFF}"a,b","""c""",\'=1+1,甲苯\r\n');
  });
});
