import { describe, expect, it } from 'vitest';

import { SEND } from '../../../../domain/mall/send';
import { mallCancelFee } from '../../../../domain/modes/mall/cancel';
import { earliestDeliveryDay, latestPickupDay, readyDay } from '../../../../domain/modes/mall/days';
import { MALL } from '../../../../domain/modes/mall/mode';
import { mallCharges } from '../../../../domain/modes/mall/price';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { MallLine } from '../../../../domain/modes/mall/search';
import { mallFacts, mallQuoteFor, soundMall } from '../../../support/mall-order';

const TIERS = [
  { fromKg: 0, factor: 1.06 },
  { fromKg: 1000, factor: 1.02 },
  { fromKg: 5000, factor: 1 },
  { fromKg: 20_000, factor: 0.97 },
  { fromKg: 100_000, factor: 0.95 },
];
const [SAMPLE] = mallQuoteFor('fetched').search.lines as [MallLine, ...MallLine[]];
const IPA = { baseYuanPerTon: 7300, level: 1, tiers: TIERS };

const line = (kg: number, pack: Partial<MallLine['sold']>, hazardClass: '3' | '' = '3'): MallLine => ({
  ...SAMPLE,
  productId: 'P0005',
  kg,
  rates: IPA,
  sold: { ...SAMPLE.sold, netKg: 160, tareKg: 18.5, adderYuanPerKg: 0.55, ...pack },
  row: { ...SAMPLE.row, hazardClass },
});
const charged = (
  lines: MallLine[],
  {
    city = 'CNZJG',
    to = '' as const,
    rates = IPA,
    loads = [lines.map((_, at) => at)],
  }: { city?: string; to?: '' | '3301' | '4101'; rates?: typeof IPA; loads?: number[][] } = {},
) =>
  mallCharges(
    { way: to === '' ? 'SELF' : 'SEND', toCity: to },
    { search: { city, lines, loads }, rates: { products: { P0005: rates }, send: SEND } },
  );
const totals = (of: ReturnType<typeof charged>) => of?.lines.map(({ item, total }) => [item, total.amount]);

describe('price of a mall order', () => {
  it('M1, M3 follows the total of all packs of a product, to the fen', () => {
    expect(totals(charged([line(2400, {})]))).toEqual([['GDS', 1_920_000]]);
    const both = [line(3200, {}), line(15_000, { netKg: 750, adderYuanPerKg: 0.4 })];
    expect(charged(both)?.totalYuan.amount).toBe(14_062_000);
  });

  it('M8, M9 adds the delivery truck, part load or full', () => {
    expect(totals(charged([line(2560, {})], { to: '3301' }))?.[1]).toEqual(['FRT', 132_805]);
    const ash = [line(20_000, { netKg: 25, tareKg: 0.2, adderYuanPerKg: 0.15 }, '')];
    expect(totals(charged(ash, { city: 'CNLYG', to: '4101' }))?.[1]).toEqual(['FRT', 612_720]);
  });

  it('counts a truck for each segregated load', () => {
    const [one, other] = [line(2560, {}), line(1600, { form: 'I1000' })];
    const apart = charged([one, other], { to: '3301', loads: [[0], [1]] });
    const single = (only: MallLine) => totals(charged([only], { to: '3301' }))?.[1]?.[1];
    expect(totals(apart)?.slice(2)).toEqual([
      ['FRT', single(one)],
      ['FRT', single(other)],
    ]);
  });

  it('is null without a destination, or when a line cannot be delivered', () => {
    expect(mallCharges({ way: 'SEND', toCity: '' }, mallQuoteFor('fetched'))).toBeNull();
    expect(charged([{ ...line(2400, {}), isSendable: false }], { to: '3301' })).toBeNull();
  });

  it('has a cancellation fee of at least two hundred yuan, and none before confirmation', () => {
    expect(mallCancelFee('UNDER_REVIEW', 1_920_000)?.amount).toBe(0);
    expect(mallCancelFee('CONFIRMED', 1_920_000)?.amount).toBe(38_400);
    expect(mallCancelFee('BOOKED', 1_920_000)?.amount).toBe(96_000);
    expect(mallCancelFee('BOOKED', 100_000)?.amount).toBe(20_000);
    expect(mallCancelFee('CARGO_IN', 1_920_000)).toBeNull();
  });
});

/** Friday evening in China, 20 November. */
const NOW = Date.parse('2026-11-20T10:00:00Z');

describe('pickup and delivery day', () => {
  const quote = mallQuoteFor('fetched');

  it('is the first working day after preparation, plus the days of the distance', () => {
    expect(readyDay(quote, NOW)).toBe('2026-11-23');
    expect(earliestDeliveryDay(quote, '3301', NOW)).toBe('2026-11-24');
    expect(earliestDeliveryDay(quote, '2301', NOW)).toBe('2026-11-27');
    expect(earliestDeliveryDay(quote, '', NOW)).toBeNull();
  });

  it.each([
    ['2026-11-22T10:00', ['mallPickup']],
    ['2026-11-23T07:59', ['mallPickupHour']],
    ['2026-11-23T08:00', []],
    ['2026-11-23T16:00', []],
    ['2026-11-23T16:01', ['mallPickupHour']],
    ['2026-11-28T10:00', ['mallPickupHour']],
    ['2026-12-23T16:00', []],
    ['2026-12-24T08:00', ['mallLate']],
  ])('for pickup at %s gives %j', (pickupAt, codes) => {
    const facts = { ...mallFacts('fetched'), now: NOW };
    const faults = MALL.faults({ ...soundMall('fetched'), pickupAt }, facts);
    expect(faults.map(({ code }) => code)).toEqual(codes);
  });

  it('is no earlier than the possible delivery', () => {
    const facts = { ...mallFacts('sent'), now: NOW };
    const of = (deliverOn: string) =>
      MALL.faults({ ...soundMall('sent'), deliverOn }, facts).map(({ code, given }) => [code, given]);
    expect(of('2026-11-24')).toEqual([['mallDeliver', { day: '2026-11-25' }]]);
    expect(of('2026-11-25')).toEqual([]);
    expect(of('2026-12-23')).toEqual([]);
    expect(of('2026-12-24')).toEqual([['mallLate', { day: '2026-12-23', days: 30 }]]);
  });

  it('lies before the expiry of any lot with released stock', () => {
    const lotsOf = (change: object): MallQuote => {
      const lines = quote.search.lines.map((one) => ({
        ...one,
        lots: one.lots.map((lot) => ({ ...lot, expiresOn: '2026-12-05', isReleased: true, kg: 400, ...change })),
      }));
      return { ...quote, search: { ...quote.search, lines } };
    };
    expect(latestPickupDay(lotsOf({}), NOW)).toBe('2026-12-04');
    expect(latestPickupDay(lotsOf({ kg: 0 }), NOW)).toBe('2026-12-23');
    expect(latestPickupDay(lotsOf({ isReleased: false }), NOW)).toBe('2026-12-23');
  });
});

it('is impossible for goods in flexitanks', () => {
  const facts = mallFacts('sent');
  const quote = mallQuoteFor('sent');
  const lines = quote.search.lines.map((one) => ({ ...one, isSendable: false }));
  const faults = MALL.faults(soundMall('sent'), { ...facts, quote: { ...quote, search: { ...quote.search, lines } } });
  expect(faults.map(({ path, code }) => [path, code])).toContainEqual(['way', 'mallNotSent']);
});

it('is kept when another quote changes the goods', () => {
  const form = soundMall('fetched');
  const other: MallQuote = { ...mallQuoteFor('sent'), quoteId: 'other' };
  const later = MALL.quoted(form, other);
  expect(later.goods.map(({ goodsId }) => goodsId)).toEqual(['soda-ash']);
  expect([later.isDanger, later.way, later.plateNo]).toEqual(['N', 'SELF', form.plateNo]);
});
