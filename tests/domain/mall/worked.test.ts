import { describe, expect, it } from 'vitest';

import {
  purchaseVerdict,
  purchaseVerdictBeside,
  permitBearing,
  type Buyer,
  type GuardedGoods,
  type ReadPaper,
} from '../../../domain/mall/purchase-right';
import { roadKm, SEND_CITIES, STOCK_CITIES } from '../../../domain/mall/places';
import { landedPerKg, nextTier, unitPrice } from '../../../domain/mall/price';
import type { Pack, Rates } from '../../../domain/mall/product';
import { countBoxes, quantityFault, wholePacks } from '../../../domain/mall/quantity';
import { sendPrice } from '../../../domain/mall/send';
import type { AuditStatus } from '../../../domain/people/enterprise';

const TIERS = [
  { fromKg: 0, factor: 1.06 },
  { fromKg: 1000, factor: 1.02 },
  { fromKg: 5000, factor: 1 },
  { fromKg: 20_000, factor: 0.97 },
  { fromKg: 100_000, factor: 0.95 },
];
const rates = (baseYuanPerTon: number, level = 1): Rates => ({ baseYuanPerTon, level, tiers: TIERS });
const IPA = rates(7300);
const DRUM = 0.55;

const pack = (over: Partial<Pack>): Pack => ({
  skuId: 'P0005-D200',
  form: 'D200',
  kind: '1A1',
  netKg: 160,
  tareKg: 18.5,
  per20: 80,
  adderYuanPerKg: DRUM,
  leastKg: 160,
  mostKg: null,
  ...over,
});

describe('price per kilogram', () => {
  it('M1 follows the kilograms of the order and is rounded up', () => {
    expect(unitPrice(IPA, DRUM, 2400)).toBe(800);
    expect(unitPrice(IPA, DRUM, 2400) * 2400).toBe(1_920_000);
  });

  it('M2 falls by tier', () => {
    expect([160, 1000, 5000, 20_000, 100_000].map((kg) => unitPrice(IPA, DRUM, kg))).toEqual([829, 800, 785, 764, 749]);
  });

  it('M3 follows the total of all packs', () => {
    const together = 3200 + 15_000;
    expect(unitPrice(IPA, DRUM, together) * 3200 + unitPrice(IPA, 0.4, together) * 15_000).toBe(14_062_000);
  });

  it('M4, M5 counts bags and bulk alike', () => {
    expect(unitPrice(rates(1650), 0.15, 40_000) * 40_000).toBe(7_040_000);
    expect(unitPrice(rates(4700), 0, 22_000) * 22_000).toBe(10_032_000);
  });

  it('M12 includes the container that brings the goods', () => {
    const kg = 80 * 225;
    const drums = pack({ netKg: 225, per20: 80 });
    const goods = unitPrice(rates(4700), DRUM, kg) * kg;
    expect([countBoxes(drums, kg), goods]).toEqual([1, 9_450_000]);
    expect(landedPerKg(goods + 434_200, kg)).toBe(550);
  });

  it('shows the amount missing to the next tier, and nothing on the last', () => {
    expect(nextTier(TIERS, 2400)).toEqual({ tier: { fromKg: 5000, factor: 1 }, addKg: 2600 });
    expect(nextTier(TIERS, 100_000)).toBeNull();
  });
});

describe('delivery truck price', () => {
  const km = (store: string, city: string) => roadKm(store, city) ?? Number.NaN;

  it('M8 charges a part load of dangerous goods', () => {
    expect(km('CNZJG', '3301')).toBe(241);
    expect(sendPrice({ km: 241, grossKg: 16 * 178.5, isDanger: true })).toEqual({ total: 132_805, trucks: null });
  });

  it('M9 charges a full truck from ten tons', () => {
    expect(km('CNLYG', '4101')).toBe(666);
    expect(sendPrice({ km: 666, grossKg: 20_160, isDanger: false })).toEqual({ total: 612_720, trucks: 1 });
  });

  it('M10 is higher for dangerous goods', () => {
    expect(sendPrice({ km: km('CNZJG', '3401'), grossKg: 80 * 198.5, isDanger: true }).total).toBe(488_106);
  });

  it('knows the distance from every warehouse to every city', () => {
    for (const store of STOCK_CITIES) for (const city of SEND_CITIES) expect(km(store, city)).toBeGreaterThan(0);
    expect(roadKm('CNSHA', '3301')).toBeNull();
  });
});

describe('quantity', () => {
  it('is whole packs, between the minimum sold and the stock', () => {
    const faults = (kg: number | null, over: Partial<Pack> = {}) => quantityFault(pack(over), kg, 100_000);
    expect(faults(null)).toBe('kgMissing');
    expect(faults(100)).toBe('kgNotWhole');
    expect(faults(160, { leastKg: 320 })).toBe('kgTooFew');
    expect(faults(24_000, { netKg: 1000, mostKg: 23_000 })).toBe('kgTooMany');
    expect(faults(112_000)).toBe('kgNotInStock');
    expect(faults(2400)).toBeNull();
  });

  it('6.16.1 offers the packs on both sides of 100 kg in drums of 160', () => {
    expect(wholePacks(pack({}), 100)).toEqual([160]);
    expect(wholePacks(pack({}), 200)).toEqual([160, 320]);
  });

  it('M13 fills containers by weight or count, whichever needs more', () => {
    expect(countBoxes(pack({ netKg: 1500, tareKg: 60, per20: 20 }), 20 * 1500)).toBe(2);
    expect(countBoxes(pack({ netKg: 270 }), 80 * 270)).toBe(1);
    expect(countBoxes(pack({ netKg: 25, tareKg: 0.2, per20: 800 }), 25_000)).toBe(2);
    expect(countBoxes(pack({ per20: null }), 160)).toBeNull();
  });
});

describe('purchase gates', () => {
  const TODAY = '2026-11-22';
  const goods = (over: Partial<GuardedGoods>): GuardedGoods => ({
    goodsId: 'isopropanol',
    gate: 'LICENCE',
    isRetail: false,
    isPriced: true,
    ...over,
  });
  const soda = goods({ goodsId: 'soda-ash', gate: 'OPEN', isRetail: true });
  const acetone = goods({ goodsId: 'acetone', gate: 'PERMIT' });
  const person = (age: number | null): Buyer => ({ kind: 'PERSON', age });
  const firm = (papers: readonly ReadPaper[], status: AuditStatus = 'PASS'): Buyer => ({
    kind: 'ENTERPRISE',
    status,
    name: '',
    papers,
  });
  const licence = { paperId: 'L', number: 'L-1', paper: 'HAZLIC', validTo: '2027-05-01' } as const;
  const use = { paperId: 'U', number: 'U-1', paper: 'USEPROOF', validTo: '2027-01-01' } as const;
  const permit = {
    paperId: 'A',
    paper: 'PRECREG',
    number: 'P-1',
    goodsId: 'acetone',
    kg: 5000,
    leftKg: 3000,
    validTo: '2026-12-10',
  } as const;

  it.each([
    ['BUY', soda, person(20), 100],
    ['RETAIL_LIMIT', soda, person(20), 125],
    ['UNDER_AGE', soda, person(17), 100],
    ['BUY', soda, person(null), 100],
    ['ENTERPRISE_ONLY', goods({}), person(40), 160],
    ['PAPER_MISSING', goods({}), firm([]), 160],
    ['PAPER_EXPIRED', goods({}), firm([{ ...licence, validTo: '2026-11-21' }]), 160],
    ['BUY', goods({}), firm([{ ...licence, validTo: TODAY }]), 160],
    ['BUY', goods({}), firm([use]), 160],
    ['PERMIT_MISSING', acetone, firm([licence]), 160],
    ['PERMIT_SHORT', acetone, firm([licence, permit]), 3200],
    ['BUY', acetone, firm([licence, permit]), 2880],
    ['BUY', acetone, firm([licence, permit, { ...permit, paperId: 'B', leftKg: 3200 }]), 3200],
    ['PERMIT_MISSING', acetone, firm([licence, { ...permit, goodsId: 'mek' }]), 160],
    ['PERMIT_MISSING', acetone, firm([licence, { ...permit, validTo: '2026-11-21' }]), 160],
    ['ENQUIRE', goods({ isPriced: false }), firm([licence]), 20_000],
    ['BUY_AWAIT_VERIFY', goods({ gate: 'OPEN' }), firm([], 'WAIT'), 225],
    ['BUY_AWAIT_VERIFY', goods({ gate: 'OPEN' }), firm([], 'NONE'), 225],
    ['VERIFY_FIRST', goods({ gate: 'OPEN' }), firm([], 'REJECT'), 225],
    ['VERIFY_FIRST', goods({ gate: 'OPEN' }), firm([], 'EXPIRED'), 225],
    ['VERIFY_FIRST', goods({}), firm([licence], 'WAIT'), 160],
    ['SIGN_IN', goods({}), null, 160],
  ] as const)('M11, 6.16.2, 6.16.3, 6.16.8, 6.16.9 give the answer %s', (answer, guarded, buyer, kg) => {
    expect(purchaseVerdict(guarded, buyer, kg, TODAY)).toBe(answer);
  });

  it('take a substance from the permit that ends first and has enough left', () => {
    const other = { ...permit, paperId: 'B', leftKg: 2000, validTo: '2026-12-01' };
    const past = { ...permit, paperId: 'C', validTo: '2026-11-21' };
    const bears = (kg: number) =>
      permitBearing([permit, licence, past, other], { goodsId: 'acetone', kg }, TODAY)?.paperId;
    expect([2000, 2001, 3000, 3001].map(bears)).toEqual(['B', 'A', 'A', undefined]);
  });

  const citric = goods({ goodsId: 'citric-acid', gate: 'OPEN', isRetail: true });
  it.each([
    ['a person two goods beyond the limit', 'RETAIL_LIMIT', soda, 50, person(20), [[citric, 75]]],
    ['a person two goods up to the limit', 'BUY', soda, 50, person(20), [[citric, 50]]],
    [
      'a person beside what they may not buy',
      'BUY',
      soda,
      100,
      person(20),
      [
        [goods({}), 160],
        [citric, 125],
      ],
    ],
    [
      'an enterprise two grades beyond its permit',
      'PERMIT_SHORT',
      acetone,
      1600,
      firm([licence, permit]),
      [[acetone, 1440]],
    ],
    ['an enterprise beside other goods', 'BUY', acetone, 1600, firm([licence, permit]), [[citric, 1440]]],
  ] as const)('consider the whole order: %s', (_, answer, guarded, kg, buyer, beside) => {
    const others = beside.map(([other, otherKg]) => ({ guarded: other, kg: otherKg }));
    expect(purchaseVerdictBeside({ guarded, kg }, others, buyer, TODAY)).toBe(answer);
  });
});
