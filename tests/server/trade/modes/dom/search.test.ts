import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { domSearch } from '../../../../../contract/modes/dom/search';
import { LOOPS } from '../../../../../domain/modes/dom/loops';
import type { DomSearch } from '../../../../../domain/modes/dom/search';
import {
  journeyDays,
  departuresBetween,
  findDeparture,
  findJourney,
  journeysBetween,
} from '../../../../../server/trade/modes/dom/departures';
import { findOffer, listOffers } from '../../../../../server/trade/modes/dom/offers';
import { findAlternatives, searchDom } from '../../../../../server/trade/modes/dom/mode';
import { domSearchOf } from '../../../../support/dom-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const on = (change: Partial<DomSearch>, world = NOW) => listOffers(domSearchOf(change), world);
const portOnly = { from: null, to: null };
const danger = (orgPortCode: string, dstPortCode: string, unNo: string | null) =>
  on({ ...portOnly, orgPortCode, dstPortCode, isDanger: 'Y', unNo, goods: null });
const codesOf = (offers: ReturnType<typeof on>) =>
  [...new Set(offers.flatMap(({ detail }) => detail.findings.map(({ level, code }) => `${level} ${code}`)))].toSorted();

const LANES = new Set(
  LOOPS.flatMap(({ calls }) =>
    calls.flatMap((one, at) => calls.slice(at + 1).map((other) => `${one.code} ${other.code}`)),
  ),
);

const shown = (org: string, dst: string, weeks = 1) =>
  journeysBetween(org, dst, '2026-11-22', weeks).map((way) => [
    ...way.map(({ stockId, loop }) => `${stockId} ${loop}`),
    journeyDays(way),
  ]);

describe('domestic loops', () => {
  it('D1: leave Tianjin for Nansha on Thursday and Friday', () => {
    expect(shown('CNTXG', 'CNNSA')).toStrictEqual([
      ['BCHU-CNTXG-CNNSA-261126 N1S', 9],
      ['SLHY-CNTXG-CNNSA-261127 N2S', 8],
    ]);
  });

  it('D2: leave Shanghai for Nanjing on Monday', () => {
    expect(shown('CNSHA', 'CNNKG')).toStrictEqual([['BCHU-CNSHA-CNNKG-261123 Y1U', 3]]);
  });

  it('D3, D13: transship at Shanghai between river and south, with enough time', () => {
    expect(departuresBetween('CNCKG', 'CNNSA', '2026-11-22', 4)).toStrictEqual([]);
    expect(shown('CNCKG', 'CNNSA')).toStrictEqual([['BCHU-CNCKG-CNSHA-261126 Y1D', 'BCHU-CNSHA-CNNSA-261210 E1S', 19]]);
    for (const offer of on({ ...portOnly, orgPortCode: 'CNCKG' })) {
      expect(offer.detail.waitsHours).toBeGreaterThanOrEqual(48);
      expect(offer.detail.legs).toHaveLength(2);
    }
  });

  it('never transship between coastal ports or call at ports outside the loop', () => {
    expect(shown('CNYIK', 'CNXMN')).toStrictEqual([]);
    expect(shown('CNSHK', 'CNTXG')).toStrictEqual([]);
    expect(shown('CNSHA', 'CNSHK')).toStrictEqual([]);
  });

  it('have one departure per carrier, lane and weekday, found by exact name only', () => {
    const all = [...LANES].flatMap((lane) => {
      const [org = '', dst = ''] = lane.split(' ');
      return departuresBetween(org, dst, '2026-11-22', 1);
    });
    expect(new Set(all.map(({ stockId }) => stockId)).size).toBe(all.length);
    for (const departure of all) expect(findDeparture(departure.stockId)).toStrictEqual(departure);
    for (const name of ['BCHU-CNTXG-CNNSA-261125', 'SLHY-CNTXG-CNNSA-261126', 'BCHU-CNCKG-CNNSA-261126', 'x', ''])
      expect(findJourney(name), name).toBeNull();
    const [first, second] = ['BCHU-CNCKG-CNSHA-261126', 'BCHU-CNSHA-CNNSA-261210'];
    expect(findJourney(`${first}~${second}`)).toHaveLength(2);
    expect(findJourney(`${first}~BCHU-CNSHA-CNNSA-261203`), 'it leaves before the other comes').toBeNull();
    expect(findJourney(`${second}~${first}`)).toBeNull();
    expect(findJourney('BCHU-CNTXG-CNSHA-261126~BCHU-CNSHA-CNNSA-261203'), 'somebody sails all the way').toBeNull();
  });

  it('keep ship and voyage at all calls', () => {
    const [fromTianjin] = departuresBetween('CNTXG', 'CNNSA', '2026-11-22', 1);
    const [fromShanghai] = departuresBetween('CNSHA', 'CNNSA', '2026-11-29', 1).filter(({ loop }) => loop === 'N1S');
    expect([fromShanghai?.vessel, fromShanghai?.voyage]).toStrictEqual([fromTianjin?.vessel, fromTianjin?.voyage]);
  });
});

describe('domestic sea search', () => {
  it('prices include tax, with a unit price per box', () => {
    const [offer] = on({ boxes: 2 }).filter(({ price }) => price !== null);
    expect(offer?.price?.charges.lines.at(-1)?.item).toBe('TAX');
    expect(offer?.price?.units[0]?.total.currency).toBe('1');
    expect(offer?.price?.units[0]?.total.amount).toBeLessThan(offer?.price?.charges.totalYuan.amount ?? 0);
    const { days, until } = searchDom(domSearchOf(), NOW);
    expect(days.find(({ lowest }) => lowest)?.lowest?.currency).toBe('1');
    expect(until).toBeGreaterThan(NOW.now);
  });

  it('closes booking two days and weights one day before departure', () => {
    const offer = on({}).find(({ offerId }) => offerId === 'BCHU-CNTXG-CNNSA-261126');
    expect(offer?.cutoffs).toStrictEqual([
      { code: 'DOM_BOOK', at: '2026-11-24T10:00:00.000Z' },
      { code: 'DOM_WEIGHT', at: '2026-11-25T10:00:00.000Z' },
      { code: 'CY_CLOSE', at: '2026-11-25T16:00:00.000Z' },
    ]);
    const late = { ...NOW, now: Date.parse('2026-11-24T10:01:00Z') };
    expect(findOffer(domSearchOf(), 'BCHU-CNTXG-CNNSA-261126', late)?.offer.state).toBe('CLOSED');
    const intime = { ...NOW, now: Date.parse('2026-11-24T09:59:00Z') };
    expect(findOffer(domSearchOf(), 'BCHU-CNTXG-CNNSA-261126', intime)?.offer.state).not.toBe('CLOSED');
  });

  it('D10: gives no price for dangerous goods, with the reasons against them', () => {
    const nacn = '1689';
    expect(danger('CNTXG', 'CNNSA', '1230').every(({ price, state }) => price === null && state !== 'OPEN')).toBe(true);
    expect(codesOf(danger('CNSHA', 'CNWUH', nacn))).toContain('BLOCK domRiverBan');
    expect(codesOf(danger('CNTXG', 'CNTAG', nacn))).toContain('BLOCK domRiverBan');
    expect(codesOf(danger('CNTXG', 'CNNSA', nacn))).not.toContain('BLOCK domRiverBan');
    expect(codesOf(danger('CNTXG', 'CNNSA', nacn))).toContain('BLOCK domCarrierRefuses');
    expect(codesOf(danger('CNSHA', 'CNWUH', '1230')).filter((code) => code.includes('River'))).toStrictEqual([]);
    expect(codesOf(danger('CNSHA', 'CNCKG', '1294'))).toContain('BLOCK domPort');
    expect(codesOf(danger('CNDLC', 'CNSHA', '1294')), 'a carrier without any').toContain('BLOCK domCarrierRefuses');
  });

  it('never passes dangerous goods, known or unknown', () => {
    for (const unNo of ['1294', '1230', '3077', '9999', null]) {
      for (const { acceptance } of danger('CNTXG', 'CNNSA', unNo))
        expect(['NEED_APPROVAL', 'MANUAL', 'BLOCK'], String(unNo)).toContain(acceptance.level);
    }
    expect(danger('CNTXG', 'CNNSA', '9999')[0]?.acceptance.level).toBe('MANUAL');
    expect(danger('CNTXG', 'CNNSA', null)[0]?.acceptance.level).toBe('MANUAL');
  });

  it('detects dangerous goods declared harmless by UN number or name', () => {
    expect(on({ unNo: '1294', goods: null })[0]?.acceptance.level).toBe('BLOCK');
    expect(on({ goods: '甲醇' })[0]?.acceptance.level).toBe('BLOCK');
    expect(on({ unNo: '9999', goods: null })[0]?.acceptance.level).toBe('MANUAL');
    expect(on({ goods: '甘油' })[0]?.acceptance.level).toBe('PASS');
  });

  it('adds a road hint and a heavy charge for heavy boxes, and none for a sample search', () => {
    const heavy = { kg: 27_500, isTrial: false };
    expect(codesOf(on(heavy))).toStrictEqual(['PASS domFits', 'PASS domHeavy', 'PASS domRoad']);
    expect(codesOf(on({ ...heavy, ...portOnly }))).toStrictEqual(['PASS domFits', 'PASS domHeavy']);
    expect(codesOf(on({ isTrial: true }))).toStrictEqual([]);
  });

  it('warns of low water on the upper river in winter, without a charge', () => {
    const upwards = (etd: string) => on({ ...portOnly, orgPortCode: 'CNSHA', dstPortCode: 'CNCKG', etd })[0];
    const [winter, spring] = [upwards('2027-01-04'), upwards('2027-05-03')];
    expect(winter?.detail.findings.map(({ code }) => code)).toContain('domLowWater');
    expect(spring?.detail.findings.map(({ code }) => code)).not.toContain('domLowWater');
    expect([winter?.acceptance.level, spring?.acceptance.level]).toStrictEqual(['PASS', 'PASS']);
  });

  it('gives no price when the door city belongs to another port or is too far', () => {
    expect(on({ from: '3701' }).every(({ price }) => price === null)).toBe(true);
    const farAway = on({ orgPortCode: 'CNWUH', dstPortCode: 'CNSHA', from: '6101', to: null });
    expect(farAway.length).toBeGreaterThan(0);
    expect(farAway.every(({ price }) => price === null)).toBe(true);
  });

  it('requires approval for a tight transshipment', () => {
    const offers = on({ ...portOnly, orgPortCode: 'CNCKG' });
    const tight = offers.filter(({ detail }) => (detail.waitsHours ?? 0) <= 72);
    expect(tight.length).toBeGreaterThan(0);
    for (const { acceptance } of tight) expect(acceptance.level).toBe('NEED_APPROVAL');
  });

  it('is sold out beyond the remaining boxes of either ship', () => {
    const [open] = on({}).filter(({ state }) => state === 'OPEN');
    const slots = open?.left[0]?.amount ?? 0;
    expect(on({ boxes: 50 }).find(({ offerId }) => offerId === open?.offerId)?.state).toBe(
      slots < 50 ? 'SOLD_OUT' : 'OPEN',
    );
    const search = { ...portOnly, orgPortCode: 'CNCKG', boxes: 1 };
    const [via] = on(search).filter(({ state }) => state === 'OPEN');
    const second = via?.detail.legs[1]?.stockId ?? '';
    const full = { ...NOW, taken: (stockId: string) => (stockId === second ? 999 : 0) };
    expect(on(search, full).find(({ offerId }) => offerId === via?.offerId)?.state).toBe('SOLD_OUT');
  });

  it('offers the nearest bookable sailings to a missed one', () => {
    const [, missed] = on({});
    const others = findAlternatives(domSearchOf(), missed?.offerId ?? '', NOW);
    expect(others).toHaveLength(2);
    expect(others.every(({ state, offerId }) => state === 'OPEN' && offerId !== missed?.offerId)).toBe(true);
  });

  it('starts on the requested day within the booking horizon', () => {
    const [first] = on({ etd: '2027-03-01' });
    expect(first?.leavesAt.slice(0, 10)).toBe('2027-03-04');
    expect(findOffer(domSearchOf(), first?.offerId ?? '', NOW)?.offer.offerId).toBe(first?.offerId);
    expect(on({ etd: '2027-06-30' })).toStrictEqual([]);
    expect(on({ etd: '2026-01-01' })[0]?.leavesAt).toBe(on({})[0]?.leavesAt);
  });

  it('accepts two different mainland ports and a declared nature only', () => {
    const refused = (change: object) => v.safeParse(domSearch, { ...domSearchOf(), ...change }).success;
    expect(refused({})).toBe(true);
    for (const change of [
      { dstPortCode: 'CNTXG' },
      { dstPortCode: 'USLAX' },
      { isDanger: undefined },
      { boxType: '20RF' },
      { kg: 28_300 },
      { kg: 0 },
      { from: '9999' },
      { tax: '13' },
    ])
      expect(refused(change), JSON.stringify(change)).toBe(false);
  });
});
