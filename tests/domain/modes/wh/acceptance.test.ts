import { expect, it } from 'vitest';

import type { WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import { goodsById } from '../../../../server/world/dangerous-goods/library';
import { findOffer, listOffers } from '../../../../server/trade/modes/wh/offers';
import { BOOKED_AT } from '../../../support/fcl-order';
import { pickedInto } from '../../../support/picked-row';
import { quietWh, QUIET, soundWh, STORED, whFacts, whQuoteFor } from '../../../support/wh-order';
import { untouchedWorld } from '../../../support/untouched-world';

const NOBODY = untouchedWorld(BOOKED_AT);

const found = (search: Partial<WhSearch>) => listOffers({ ...STORED, ...search }, NOBODY);

function said(id: string, search: Partial<WhSearch>): string[] {
  const offer = findOffer({ ...STORED, city: null, ...search }, `W-${id}`, NOBODY)?.offer;
  if (!offer) return ['not listed'];
  return [offer.acceptance.level, ...offer.detail.findings.map(({ code }) => code)];
}

function filled(goodsId: string, change: Partial<WhForm> = {}): WhForm {
  const goods = goodsById(goodsId);
  const [row] = soundWh.goods;
  if (!goods || !row) throw new Error('there are no goods');
  return { ...soundWh, goods: [pickedInto(row, goods)], ...change };
}

const judged = (form: WhForm, search: Partial<WhSearch>, id: string) => {
  const { level, findings } = WH.acceptance(form, whFacts(whQuoteFor({ ...STORED, ...search }, id)));
  return [level, ...findings.map(({ code }) => code)];
};

const codesOf = (form: WhForm, search: Partial<WhSearch>, id: string) =>
  WH.faults(form, whFacts(whQuoteFor({ ...STORED, ...search }, id))).map(({ code }) => code);

it('WE2: lists rooms of both fire categories when the flash point is between, with a manual check', () => {
  const resin = found({ unNo: '1866' });
  expect(new Set(resin.map(({ detail }) => detail.room.fires[0]?.charAt(0)))).toEqual(new Set(['A', 'B']));
  for (const { acceptance } of resin) expect(['MANUAL', 'BLOCK']).toContain(acceptance.level);
  expect(resin[0]?.detail.fire).toMatchObject({ item: 'B1', isSure: false, degrees: 28 });
});

it('WE3: accepts 1307 in 甲 rooms only, with a manual check', () => {
  const rooms = found({ unNo: '1307' });
  expect(rooms.every(({ detail }) => detail.room.fires.includes('A1'))).toBe(true);
  expect(rooms.filter(({ acceptance }) => acceptance.level.startsWith('PASS'))).toEqual([]);
  expect(rooms[0]?.detail.fire).toMatchObject({ item: 'A1', isSure: false, degrees: 27 });
});

it('WE4: accepts glacial acetic acid by licence, after a check by name', () => {
  expect(said('SHLD-A', { unNo: '2789' })).toEqual(['NEED_APPROVAL', 'whTempWarm', 'whMajorUntold', 'whByName']);
});

it('WE5: refuses highly toxic goods everywhere', () => {
  const rooms = found({ city: null, unNo: '1689' });
  expect(rooms).toHaveLength(20);
  expect(new Set(rooms.map(({ acceptance }) => acceptance.level))).toEqual(new Set(['BLOCK']));
  expect(rooms[0]?.detail.findings.map(({ code }) => code)).toContain('whToxic');
});

it('WE6: offers 22 t when 26 t are wanted, with alternatives', () => {
  const cool = { temp: 'COOL' as const, tons: 26, city: '310100' };
  expect(found(cool).map(({ offerId, state, detail }) => [offerId, state, detail.leastGrams / 1e6])).toEqual([
    ['W-SHBS-A', 'SOLD_OUT', 22],
  ]);
  const form = filled('methanol', { storageTemp: 'COOL', offerId: 'W-SHBS-A' });
  const heavy = { ...form, goods: form.goods.map((row) => ({ ...row, grossKg: '26000', volume: '34' })) };
  expect(codesOf(heavy, cool, 'SHBS-A')).toEqual(['whOverFree']);
  expect(found({ tons: 26 }).find(({ offerId }) => offerId === 'W-SHHS-A')).toMatchObject({
    state: 'OPEN',
    detail: { leastGrams: 115_000_000, room: { temp: 'NORMAL' } },
  });
});

it('WE9: rejects zero days, over ten years, and yesterday', () => {
  const faults = (change: Partial<WhForm>) => codesOf({ ...soundWh, ...change }, {}, 'JXZP-A');
  expect([faults({ days: '0' }), faults({ days: '3651' })]).toEqual([['whDays'], ['whDays']]);
  expect([faults({ inDate: '2026-11-19' }), faults({ inDate: '2027-05-20' })]).toEqual([['whInPast'], ['whInLate']]);
  expect(faults({ stackLayers: '4' })).toEqual(['whStackHigh']);
  expect(faults({ expiry: '2026-12-30' })).toEqual(['whExpiryEarly']);
});

it('WE11: checks combustible packaging over a quarter of the weight or half the volume', () => {
  const packed = (packWeight: string, packVolume: string) => {
    const form = { ...quietWh, offerId: 'W-JXZP-C', packWeight, packVolume };
    return WH.acceptance(form, whFacts(whQuoteFor(QUIET, 'JXZP-C'))).findings.map(({ code }) => code);
  };
  expect(packed('30', '10')).toContain('whPackShare');
  expect(packed('10', '50')).not.toContain('whPackShare');
  expect(packed('25', '50.1')).toContain('whPackShare');
});

it('WE12: accepts a lower fire category in a higher room at its price, and never the reverse', () => {
  expect(said('QZQG-C', { unNo: '1789', tons: 1 })).toContain('whFireHigher');
  expect(said('NBHX-C', { unNo: '1294' })).toEqual(['not listed']);
  expect(judged(filled('toluene'), { unNo: '1294' }, 'JXZP-A')[0]).toBe('NEED_APPROVAL');
  expect(WH.acceptance(filled('toluene'), { ...whFacts(), quote: inRoomB() }).level).toBe('BLOCK');
});

const inRoomB = () => whQuoteFor({ ...STORED, unNo: '1120' }, 'NBHX-C');

it('WE13: accepts white phosphorus by class, and nowhere beside organic peroxides', () => {
  expect(said('NTRD-B', { unNo: '1381', tons: 1 })[0]).toBe('NEED_APPROVAL');
  expect(said('SHBS-B', { unNo: '1381', tons: 1, temp: 'COLD' })).toEqual(['not listed']);
  expect(said('SHHS-A', { unNo: '1381', tons: 1 })).toEqual(['not listed']);
});

it('WE14: requires a manual check for aluminium powder', () => {
  const offer = findOffer({ ...STORED, city: null, unNo: '1396', tons: 1 }, 'W-NBHX-B', NOBODY)?.offer;
  expect(offer?.acceptance.level).toBe('MANUAL');
  expect(offer?.detail.fire).toMatchObject({ item: 'A4', isSure: false });
});

it('requires approval for sorting, which has no tariff', () => {
  const found = WH.acceptance({ ...soundWh, sorting: '按批号' }, whFacts()).findings;
  expect(found).toContainEqual(
    expect.objectContaining({ code: 'whSorting', level: 'NEED_APPROVAL', given: { sorting: '按批号' } }),
  );
  expect(WH.acceptance(soundWh, whFacts()).findings.map(({ code }) => code)).not.toContain('whSorting');
});

it('never passes a room licensed for 3 and 2.1 together, or a hazard outside the licence', () => {
  expect(said('SHHS-A', { unNo: '1170' })).toContain('whMixedLicence');
  expect(said('JXZP-A', { unNo: '1230' })).toContain('whSubRisk');
});

it('does not judge goods or days outside the quote', () => {
  expect(judged(soundWh, {}, 'JXZP-A')).not.toContain('whStale');
  const twice = { ...soundWh, goods: soundWh.goods.flatMap((row) => [row, { ...row, key: '2' }]) };
  expect(judged(twice, {}, 'JXZP-A'), 'a copied row').not.toContain('whStale');
  const [copy, other] = [twice.goods[0], filled('toluene').goods[0]];
  if (!copy || !other) throw new Error('there are no goods');
  expect(judged({ ...twice, goods: [copy, other] }, {}, 'JXZP-A')).toContain('whStale');
  expect(judged(filled('toluene'), {}, 'JXZP-A')).toContain('whStale');
  expect(judged({ ...soundWh, days: '31' }, {}, 'JXZP-A')).toContain('whStale');
  expect(judged({ ...soundWh, inDate: '2026-12-02' }, {}, 'JXZP-A')).toContain('whStale');
  expect(judged({ ...soundWh, storageTemp: 'COOL' }, {}, 'JXZP-A')).toContain('whTempWrong');
  expect(judged({ ...soundWh, fireSaid: 'C1' }, {}, 'JXZP-A')[0]).toBe('MANUAL');
});

it('WE1: puts toluene into the highest fire category without doubt', () => {
  expect(found({ unNo: '1294' })[0]?.detail.fire).toEqual({ item: 'A1', isSure: true, why: 'flashLow', degrees: 4 });
});

it('closes on a past day, after the gate hour, and beyond the booking period', () => {
  const state = (inDate: string, now = BOOKED_AT) =>
    listOffers({ ...STORED, inDate }, { ...NOBODY, now }).find(({ offerId }) => offerId === 'W-JXZP-A')?.state;
  expect([state('2026-11-19'), state('2026-11-20'), state('2027-05-19'), state('2027-05-20')]).toEqual([
    'CLOSED',
    'OPEN',
    'OPEN',
    'CLOSED',
  ]);
  expect(state('2026-11-20', Date.parse('2026-11-20T09:00:00.000Z'))).toBe('CLOSED');
});

it('WE6: names the second room of the warehouse for the rest, if two suffice', () => {
  const acid = (tons: number) =>
    Object.fromEntries(
      found({ unNo: '1789', tons }).map(({ offerId, detail }) => [
        offerId,
        detail.split && [detail.split.room, detail.split.rest / 1e6],
      ]),
    );
  const most = (id: string) => (findOffer({ ...STORED, unNo: '1789' }, id, NOBODY)?.offer.detail.leastGrams ?? 0) / 1e6;
  const [b, c] = [most('W-SHLD-B'), most('W-SHLD-C')];
  expect(Math.min(b, c)).toBeGreaterThan(10);
  expect(acid(b + c)).toMatchObject({ 'W-SHLD-B': ['SHLD-C', c], 'W-SHLD-C': ['SHLD-B', b] });
  expect(acid(10)['W-SHLD-B']).toBeNull();
  expect(found({ temp: 'COOL', tons: 26 }).map(({ detail }) => detail.split)).toEqual([null]);
});

it('reports no neighbours for goods typed against their number', () => {
  const form = filled('toluene', { inDate: '2026-12-01', days: '30' });
  const search = { unNo: '1294', inDate: '2026-12-01', days: 30 };
  expect(judged(form, search, 'JXZP-A')).toContain('whTogether');
  const [row] = form.goods;
  if (!row) throw new Error('there are no goods');
  for (const goods of [
    { ...row, hazardClass: '5.1' as const },
    { ...row, subRisks: ['8' as const] },
  ]) {
    const codes = judged({ ...form, goods: [goods] }, search, 'JXZP-A');
    expect(codes).toContain('whStale');
    expect(codes).not.toContain('whTogether');
  }
});

it('has no price without weight, pallets and days', () => {
  const quote = whQuoteFor();
  expect(WH.price(soundWh, quote, () => null)).not.toBeNull();
  const goods = soundWh.goods.map((row) => ({ ...row, grossKg: '' }));
  for (const form of [
    { ...soundWh, goods },
    { ...soundWh, pallets: '' },
    { ...soundWh, days: '0' },
  ])
    expect(WH.price(form, quote, () => null)).toBeNull();
});

it('requires a manual check for goods with unknown fire category', () => {
  const [row] = soundWh.goods;
  if (!row) throw new Error('there are no goods');
  const nameless = {
    ...row,
    goodsId: '',
    casNo: '',
    nameCn: '某物',
    unNo: '9999',
    hazardClass: '',
    subRisks: [],
  } as const;
  const of = (goods: typeof row) => WH.acceptance({ ...soundWh, goods: [goods] }, whFacts()).findings;
  const untold = (goods: typeof row) => of(goods).filter(({ code }) => code === 'whFireUntold');
  expect(untold({ ...nameless, subRisks: [] }).map(({ level }) => level)).toEqual(['MANUAL']);
  expect(untold(row)).toEqual([]);
});
