import { describe, expect, it } from 'vitest';

import type { BoxContent } from '../../../../../server/trade/modes/lcl/boxes-now';
import { readSearchGoods } from '../../../../../server/trade/modes/lcl/goods-asked';
import { findOffer, listOffers } from '../../../../../server/trade/modes/lcl/offers';
import { findAlternatives, searchLcl } from '../../../../../server/trade/modes/lcl/mode';
import { row, searchFor, worldAt } from './asked';

const NOW = '2026-11-21T01:42:00Z';
const paint = searchFor('CNSHA', 'NLRTM', row('1263', 860, 1.45));
const named = (search: typeof paint, offerId: string, world = worldAt(NOW)) => findOffer(search, offerId, world)?.offer;

describe('LCL departures of a search', () => {
  it('cover every shed of the port for eight weeks, by departure time', () => {
    const offers = listOffers(paint, worldAt(NOW));
    expect(offers).toHaveLength(16);
    expect(new Set(offers.map(({ detail }) => detail.shed.code))).toStrictEqual(new Set(['SHWG', 'SHLG']));
    const moments = offers.map(({ leavesAt }) => leavesAt);
    expect(moments).toStrictEqual(moments.toSorted());
  });

  it('have shed opening and closing and booking cut-offs', () => {
    const offer = named(paint, 'L-SHWG-NLRTM-261209');
    expect(offer?.cutoffs).toStrictEqual([
      { code: 'DG_APPLY', at: '2026-11-29T10:00:00.000Z' },
      { code: 'DG_DOC', at: '2026-12-02T10:00:00.000Z' },
      { code: 'CFS_OPEN', at: '2026-12-02T10:00:00.000Z' },
      { code: 'CFS_CLOSE', at: '2026-12-04T09:00:00.000Z' },
      { code: 'SI', at: '2026-12-05T10:00:00.000Z' },
      { code: 'MARITIME_DECL', at: '2026-12-06T10:00:00.000Z' },
      { code: 'CUSTOMS', at: '2026-12-06T10:00:00.000Z' },
      { code: 'STUFFING', at: '2026-12-06T22:00:00.000Z' },
    ]);
    expect([offer?.closesAt, offer?.state]).toStrictEqual(['2026-11-29T10:00:00.000Z', 'OPEN']);
    const general = named(searchFor('CNSHA', 'NLRTM', row(null, 900, 1.8)), 'L-SHWG-NLRTM-261209');
    expect(general?.cutoffs.map(({ code }) => code)).toStrictEqual([
      'CFS_OPEN',
      'SI',
      'CUSTOMS',
      'CFS_CLOSE',
      'STUFFING',
    ]);
    expect(general?.cutoffs[3]?.at).toBe('2026-12-06T10:00:00.000Z');
    expect(named(paint, 'L-SHWG-NLRTM-261125')?.state).toBe('CLOSED');
  });

  it('show box content by class, with its meaning', () => {
    const offer = named(searchFor('CNSHA', 'NLRTM', row('1230', 400, 0.6)), 'L-SHWG-NLRTM-261209');
    expect(offer?.detail.boxes).toStrictEqual([
      { classes: ['9'], level: 'PASS_CHECK_DGL', leftM3: 10.6, leftKg: 8480, mostM3: 25 },
    ]);
    expect(offer?.acceptance.reason).toBe('箱内已有第 9 类，无一般隔离要求，仍需查第 16b 栏');
    expect(offer?.left).toStrictEqual([{ measure: 'L', amount: 10_600 }]);
    for (const one of listOffers(paint, worldAt(NOW)))
      for (const box of one.detail.boxes)
        expect(Object.keys(box).toSorted()).toStrictEqual(['classes', 'leftKg', 'leftM3', 'level', 'mostM3']);
  });

  it('stay listed on a conflict, and name the next that accepts the goods', () => {
    const peroxide = searchFor('CNTAO', 'JPOSA', row('2014', 1200, 1.1, 40));
    const offer = named(peroxide, 'L-QDHD-JPOSA-261204');
    expect(offer?.acceptance).toMatchObject({
      level: 'BLOCK',
      reason: '本班箱位已有第 3 类，不得同箱；下一班有箱位 01-08',
    });
    expect(offer?.detail).toMatchObject({ box: null, nextFit: { day: '2027-01-08', offerId: 'L-QDHD-JPOSA-270108' } });
  });

  it('skip closed departures when naming the next', () => {
    const methanol = searchFor('CNSHA', 'DEHAM', row('1230', 400, 0.6));
    const [gone, closed] = ['L-SHWG-DEHAM-261125', 'L-SHWG-DEHAM-261202'].map((id) =>
      named(methanol, id, worldAt('2026-11-23T03:00:00.000Z')),
    );
    expect([gone?.state, closed?.state]).toStrictEqual(['CLOSED', 'CLOSED']);
    expect(gone?.detail.nextFit).toStrictEqual({ day: '2026-12-16', offerId: 'L-SHWG-DEHAM-261216' });
  });

  it('exclude closed weeks from the share of weeks with room', () => {
    const methanol = searchFor('CNSHA', 'DEHAM', row('1230', 400, 0.6));
    const share = (now: string) => named(methanol, 'L-SHWG-DEHAM-261125', worldAt(now))?.detail.fitShare;
    expect([share('2026-11-13T03:00:00.000Z'), share('2026-11-23T03:00:00.000Z')]).toStrictEqual([
      [7, 8],
      [5, 8],
    ]);
  });

  it('have no room in a full week, whatever the box content', () => {
    const offer = named(paint, 'L-SHWG-NLRTM-261202');
    expect(offer).toMatchObject({ state: 'SOLD_OUT', left: [{ measure: 'L', amount: 0 }], detail: { box: null } });
  });

  it('state the share of weeks with room, and the break-even volume of an own box', () => {
    expect(named(paint, 'L-SHWG-NLRTM-261202')?.detail.fitShare).toStrictEqual([7, 8]);
    const { breakEven } = named(paint, 'L-SHWG-NLRTM-261209')?.detail ?? {};
    expect(breakEven).toBeGreaterThan(16);
    expect(breakEven).toBeLessThan(19);
  });

  it.each([
    ['CNSHA', 'NLRTM', '1155', 'L-SHWG-NLRTM-261209', 'BLOCK', '包装类别 I'],
    ['CNSHA', 'NLRTM', '1075', 'L-SHWG-NLRTM-261209', 'BLOCK', '不做拼箱，请改整箱'],
    ['CNSHA', 'NLRTM', '1263', 'L-SHLG-NLRTM-261205', 'BLOCK', '的经营许可不含第 3 类'],
    ['CNDLC', 'KRPUS', '1294', 'L-DLDY-KRPUS-261209', 'BLOCK', '没有能存放甲苯的库房'],
    ['CNSHA', 'NLRTM', '1294', 'L-SHWG-NLRTM-261209', 'NEED_APPROVAL', '属管控化学品'],
    ['CNSHA', 'NLRTM', '9999', 'L-SHWG-NLRTM-261209', 'MANUAL', '物质库中没有 UN 9999'],
  ] as const)('from %s to %s block or hold UN %s with a reason', (org, dst, unNo, offerId, level, words) => {
    const offer = named(searchFor(org, dst, row(unNo, 500, 0.8)), offerId);
    expect(offer?.acceptance.level).toBe(level);
    expect(offer?.acceptance.reason).toContain(words);
  });

  it('consider every packing group of the number while it is open', () => {
    const offer = named(searchFor('CNSHA', 'NLRTM', row('1993', 400, 0.8)), 'L-SHWG-NLRTM-261209');
    expect(offer?.acceptance.level).not.toBe('BLOCK');
    expect(offer?.acceptance.level).not.toBe('PASS');
    expect(offer?.acceptance.reason).not.toContain('为包装类别 I');
    const [goods = []] = readSearchGoods(searchFor('CNSHA', 'NLRTM', row('1993', 400, 0.8))).goods;
    expect(goods.map(({ packingGroup }) => packingGroup)).toStrictEqual(['I', 'II', 'III']);
  });

  it('block rows that may not share a box', () => {
    const offer = named(
      searchFor('CNSHA', 'NLRTM', row('1789', 200, 0.2), row('1824', 200, 0.2)),
      'L-SHWG-NLRTM-261209',
    );
    expect(offer?.acceptance).toMatchObject({ level: 'BLOCK', reason: '本票货物之间需隔离，不能进同一个箱' });
  });

  it('include orders placed by others', () => {
    const { goods } = readSearchGoods(searchFor('CNSHA', 'NLRTM', row('2014', 100, 0.1)));
    const body: BoxContent = { goods: goods.flat().map(({ stowed }) => stowed) };
    const inside = (stockId: string) =>
      stockId === 'L-SHWG-NLRTM-270113#1' ? [{ stockId, orderNo: 'A', body, fromDay: null, toDay: null }] : [];
    const taken = (stockId: string, measure: string) =>
      stockId === 'L-SHWG-NLRTM-270113#1' && measure === 'L' ? 100 : 0;
    const before = named(paint, 'L-SHWG-NLRTM-270113');
    const after = named(paint, 'L-SHWG-NLRTM-270113', worldAt(NOW, { inside, taken }));
    expect([before?.acceptance.level, after?.acceptance.level]).toStrictEqual(['NEED_APPROVAL', 'BLOCK']);
    expect(after?.detail.boxes).toMatchObject([{ classes: ['5.1'], leftM3: 24.9 }]);
  });

  it('come with a day strip, a validity time, and alternatives to a missed one', () => {
    const { days, until } = searchLcl(paint, worldAt(NOW));
    expect(days.find(({ day }) => day === '2026-12-09')?.state).toBe('PRICED');
    expect(days.find(({ day }) => day === '2026-12-02')).toStrictEqual({
      day: '2026-12-02',
      lowest: null,
      state: 'SOLD_OUT',
    });
    expect(until).toBeGreaterThan(Date.parse(NOW));
    const others = findAlternatives(paint, 'L-SHWG-NLRTM-261209', worldAt(NOW));
    expect(others.map(({ offerId }) => offerId)).toStrictEqual(['L-SHWG-NLRTM-261216', 'L-SHWG-NLRTM-261223']);
    expect(listOffers(searchFor('CNSHA', 'BDCGP', row(null, 1, 1)), worldAt(NOW))).toStrictEqual([]);
    expect(named(paint, 'L-QDHD-JPOSA-261204')).toBeUndefined();
  });
});
