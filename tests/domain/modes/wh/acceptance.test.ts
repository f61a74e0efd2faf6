import { expect, it } from 'vitest';

import type { WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import { goodsById } from '../../../../server/world/dangerous-goods/library';
import { offerNamed, offersFor } from '../../../../server/trade/modes/wh/offers';
import { BOOKED_AT } from '../../../support/fcl-order';
import { pickedInto } from '../../../support/picked-row';
import { quietWh, QUIET, soundWh, STORED, whFacts, whQuoteFor } from '../../../support/wh-order';
import { untouchedWorld } from '../../../support/untouched-world';

const NOBODY = untouchedWorld(BOOKED_AT);

const found = (search: Partial<WhSearch>) => offersFor({ ...STORED, ...search }, NOBODY);

/** What a room says to goods that were searched for. */
function said(id: string, search: Partial<WhSearch>): string[] {
  const offer = offerNamed({ ...STORED, city: null, ...search }, `W-${id}`, NOBODY)?.offer;
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

it('WE2: lists rooms of either class where the flash point lies between them, and leaves it to a person', () => {
  const resin = found({ unNo: '1866' });
  expect(new Set(resin.map(({ detail }) => detail.room.fires[0]?.charAt(0)))).toEqual(new Set(['A', 'B']));
  for (const { acceptance } of resin) expect(['MANUAL', 'BLOCK']).toContain(acceptance.level);
  expect(resin[0]?.detail.fire).toMatchObject({ item: 'B1', isSure: false, degrees: 28 });
});

it('WE3: takes 1307 into rooms of 甲 alone, and by hand', () => {
  const rooms = found({ unNo: '1307' });
  expect(rooms.every(({ detail }) => detail.room.fires.includes('A1'))).toBe(true);
  expect(rooms.filter(({ acceptance }) => acceptance.level.startsWith('PASS'))).toEqual([]);
  expect(rooms[0]?.detail.fire).toMatchObject({ item: 'A1', isSure: false, degrees: 27 });
});

it('WE4: lets glacial acetic acid stand where its licence says so, once somebody has looked by name', () => {
  expect(said('SHLD-A', { unNo: '2789' })).toEqual(['NEED_APPROVAL', 'whTempWarm', 'whMajorUntold', 'whByName']);
});

it('WE5: turns highly toxic goods away everywhere', () => {
  const rooms = found({ city: null, unNo: '1689' });
  expect(rooms).toHaveLength(20);
  expect(new Set(rooms.map(({ acceptance }) => acceptance.level))).toEqual(new Set(['BLOCK']));
  expect(rooms[0]?.detail.findings.map(({ code }) => code)).toContain('whToxic');
});

it('WE6: has 22 t where 26 t are asked for, and says where else', () => {
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

it('WE9: refuses no days, ten years and one day, and yesterday', () => {
  const faults = (change: Partial<WhForm>) => codesOf({ ...soundWh, ...change }, {}, 'JXZP-A');
  expect([faults({ days: '0' }), faults({ days: '3651' })]).toEqual([['whDays'], ['whDays']]);
  expect([faults({ inDate: '2026-11-19' }), faults({ inDate: '2027-05-20' })]).toEqual([['whInPast'], ['whInLate']]);
  expect(faults({ stackLayers: '4' })).toEqual(['whStackHigh']);
  expect(faults({ expiry: '2026-12-30' })).toEqual(['whExpiryEarly']);
});

it('WE11: counts packing that burns: more than a quarter of the weight is for a person, half the volume is not more than half', () => {
  const packed = (packWeight: string, packVolume: string) => {
    const form = { ...quietWh, offerId: 'W-JXZP-C', packWeight, packVolume };
    return WH.acceptance(form, whFacts(whQuoteFor(QUIET, 'JXZP-C'))).findings.map(({ code }) => code);
  };
  expect(packed('30', '10')).toContain('whPackShare');
  expect(packed('10', '50')).not.toContain('whPackShare');
  expect(packed('25', '50.1')).toContain('whPackShare');
});

it('WE12: lets what burns less into a room for more, at the price of that room, and never the other way round', () => {
  expect(said('QZQG-C', { unNo: '1789', tons: 1 })).toContain('whFireHigher');
  expect(said('NBHX-C', { unNo: '1294' })).toEqual(['not listed']);
  expect(judged(filled('toluene'), { unNo: '1294' }, 'JXZP-A')[0]).toBe('NEED_APPROVAL');
  expect(WH.acceptance(filled('toluene'), { ...whFacts(), quote: inRoomB() }).level).toBe('BLOCK');
});

/** A quote of n-butanol in a room of 乙, under which somebody fills in toluene. */
const inRoomB = () => whQuoteFor({ ...STORED, unNo: '1120' }, 'NBHX-C');

it('WE13: takes white phosphorus where its class stands, and nowhere beside organic peroxides', () => {
  expect(said('NTRD-B', { unNo: '1381', tons: 1 })[0]).toBe('NEED_APPROVAL');
  expect(said('SHBS-B', { unNo: '1381', tons: 1, temp: 'COLD' })).toEqual(['not listed']);
  expect(said('SHHS-A', { unNo: '1381', tons: 1 })).toEqual(['not listed']);
});

it('WE14: leaves aluminium powder to a person', () => {
  const offer = offerNamed({ ...STORED, city: null, unNo: '1396', tons: 1 }, 'W-NBHX-B', NOBODY)?.offer;
  expect(offer?.acceptance.level).toBe('MANUAL');
  expect(offer?.detail.fire).toMatchObject({ item: 'A4', isSure: false });
});

it('lets the store say what sorting costs, for no tariff does', () => {
  const found = WH.acceptance({ ...soundWh, sorting: '按批号' }, whFacts()).findings;
  expect(found).toContainEqual(
    expect.objectContaining({ code: 'whSorting', level: 'NEED_APPROVAL', given: { sorting: '按批号' } }),
  );
  expect(WH.acceptance(soundWh, whFacts()).findings.map(({ code }) => code)).not.toContain('whSorting');
});

it('never says yes to a room that is licensed for class 3 and 2.1 together, nor to a hazard beyond its licence', () => {
  expect(said('SHHS-A', { unNo: '1170' })).toContain('whMixedLicence');
  expect(said('JXZP-A', { unNo: '1230' })).toContain('whSubRisk');
});

it('does not answer for goods, or days, that the room was not looked into for', () => {
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

it('WE1: puts toluene among the fiercest, and is sure of it', () => {
  expect(found({ unNo: '1294' })[0]?.detail.fire).toEqual({ item: 'A1', isSure: true, why: 'flashLow', degrees: 4 });
});

it('takes no goods on a day that is over, after the gate has shut, or past the days a room is booked ahead', () => {
  const state = (inDate: string, now = BOOKED_AT) =>
    offersFor({ ...STORED, inDate }, { ...NOBODY, now }).find(({ offerId }) => offerId === 'W-JXZP-A')?.state;
  expect([state('2026-11-19'), state('2026-11-20'), state('2027-05-19'), state('2027-05-20')]).toEqual([
    'CLOSED',
    'OPEN',
    'OPEN',
    'CLOSED',
  ]);
  expect(state('2026-11-20', Date.parse('2026-11-20T09:00:00.000Z'))).toBe('CLOSED');
});

it('WE6: names the room of the same store that takes the rest, as long as two are enough, and none where there is no other', () => {
  const acid = (tons: number) =>
    Object.fromEntries(
      found({ unNo: '1789', tons }).map(({ offerId, detail }) => [
        offerId,
        detail.split && [detail.split.room, detail.split.rest / 1e6],
      ]),
    );
  const most = (id: string) =>
    (offerNamed({ ...STORED, unNo: '1789' }, id, NOBODY)?.offer.detail.leastGrams ?? 0) / 1e6;
  const [b, c] = [most('W-SHLD-B'), most('W-SHLD-C')];
  expect(Math.min(b, c)).toBeGreaterThan(10);
  expect(acid(b + c)).toMatchObject({ 'W-SHLD-B': ['SHLD-C', c], 'W-SHLD-C': ['SHLD-B', b] });
  expect(acid(10)['W-SHLD-B']).toBeNull();
  expect(found({ temp: 'COOL', tons: 26 }).map(({ detail }) => detail.split)).toEqual([null]);
});

it('knows nothing of neighbours for goods that are typed as something else than their number says', () => {
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

it('names no price before it is known how much stays, on how many pallets and for how long', () => {
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

it('leaves goods of which nobody knows how they burn to a person', () => {
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
