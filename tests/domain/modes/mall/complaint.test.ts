import { describe, expect, it } from 'vitest';

import { complaintKinds, judgeComplaint } from '../../../../domain/modes/mall/complaint';
import { chargeLine, sumTotals } from '../../../../domain/offer/charge-lines';
import { YUAN } from '../../../../domain/values/money';

const yuan = (amount: number) => ({ amount, currency: YUAN });
const goods = (name: string, perKg: number, quantity: number) =>
  chargeLine({ item: 'GDS', name, unit: 'KG', unitPrice: yuan(perKg), quantity, part: 'GOODS' });
const LINES = [
  goods('异丙醇 99.9%', 800, 2_400),
  chargeLine({ item: 'FRT', name: '送货', unit: 'BL', unitPrice: yuan(132_805), quantity: 1, part: 'ROAD' }),
  goods('乙二醇 聚酯级', 456, 920),
];
const ORDER = { charges: { lines: LINES, ...sumTotals(LINES) } };
const COUPON = chargeLine({
  item: 'CPN',
  name: '券',
  unit: 'BL',
  unitPrice: yuan(-30_000),
  quantity: 1,
  part: 'COUPON',
});

/** Signed at 23:30 in China. */
const SIGNED = new Date('2026-03-02T15:30:00Z');
const at = (text: string) => ({ before: [], since: SIGNED, now: new Date(text) });
const FILED = { kind: 'FILED', count: 0 };
const kinds = (before: { kind: string; count: number }[], now = '2026-03-04T04:00:00Z') =>
  complaintKinds(ORDER, 'COMPLETED', { before, since: SIGNED, now: new Date(now) }).map(({ kind }) => kind);

describe('complaint about delivered goods', () => {
  it('is accepted from arrival to the end of the seventh day after receipt', () => {
    expect(complaintKinds(ORDER, 'DEPARTED', at('2026-03-03T00:00:00Z'))).toEqual([]);
    expect(complaintKinds(ORDER, 'CANCELLED', at('2026-03-03T00:00:00Z'))).toEqual([]);
    expect(complaintKinds(ORDER, 'ARRIVED', at('2026-04-30T00:00:00Z'))).toHaveLength(1);
    expect(kinds([], '2026-03-09T15:59:59Z')).toEqual(['FILED']);
    expect(kinds([], '2026-03-09T16:00:00Z')).toEqual([]);
  });

  it('stays open until it ends, and can be filed again after it', () => {
    const late = '2026-05-09T16:00:00Z';
    const open = [
      'SAMPLED',
      'SHORT.0',
      'DAMAGED.0',
      'OFFSPEC.0',
      'SHORT.1',
      'DAMAGED.1',
      'OFFSPEC.1',
      'UNFOUNDED',
      'CLOSED',
    ];
    expect(kinds([FILED], late)).toEqual(open);
    expect(kinds([FILED, { kind: 'SAMPLED', count: 0 }, { kind: 'SHORT.0', count: 2_400 }], late)).toEqual(
      open.filter((kind) => !kind.endsWith('.0')),
    );
    expect(kinds([FILED, { kind: 'UNFOUNDED', count: 0 }])).toEqual(['FILED']);
    expect(kinds([FILED, { kind: 'CLOSED', count: 0 }], late)).toEqual([]);
    expect(kinds([FILED, { kind: 'CLOSED', count: 0 }, FILED])).toEqual(open);
  });

  it('refunds kilograms at the selling price', () => {
    expect(judgeComplaint(ORDER, 'DAMAGED.1', 230.5, [])).toMatchObject({
      note: '破损 230.5 千克',
      lines: [{ item: 'CPL', name: '破损 230.5 千克退款：乙二醇 聚酯级', total: yuan(-105_108) }],
    });
    expect(judgeComplaint(ORDER, 'SAMPLED', 0, [])).toEqual({ lines: [], note: '' });
  });

  it.each([
    ['more than was bought', 'SHORT.1', 921, [], '这一行还有 920 千克可以退款，请改小'],
    ['a tenth too much', 'SHORT.0', 0.3, [{ kind: 'SHORT.0', count: 2_399.9 }], '这一行还有 0.1 千克可以退款，请改小'],
    ['more than is left', 'SHORT.0', 500, [{ kind: 'DAMAGED.0', count: 2_000 }], '这一行还有 400 千克可以退款，请改小'],
  ] as const)('refunds nothing for %s', (_, kind, kg, before, wrong) => {
    expect(judgeComplaint(ORDER, kind, kg, before)).toEqual({ wrong });
  });

  it('refunds at most the paid amount', () => {
    const lines = [goods('异丙醇 99.9%', 800, 100), COUPON];
    const paid = { charges: { lines, ...sumTotals(lines) } };
    expect(judgeComplaint(paid, 'OFFSPEC.0', 100, [])).toMatchObject({ lines: [{ total: yuan(-50_000) }] });
    const gone = { charges: { lines, ...sumTotals([]) } };
    expect(judgeComplaint(gone, 'OFFSPEC.0', 1, [])).toEqual({ wrong: '这张订单的货款已全部退还，不能再退' });
  });
});
