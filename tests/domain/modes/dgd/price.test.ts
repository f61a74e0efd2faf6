import { describe, expect, it } from 'vitest';

import { SERVICE_TYPES } from '../../../../domain/desk/service-types';
import { priceOfService } from '../../../../domain/desk/services';
import { dgdCancelFee } from '../../../../domain/modes/dgd/cancel';
import type { DgdForm } from '../../../../domain/modes/dgd/form';
import { serviceHours } from '../../../../domain/modes/dgd/hours';
import { DGD } from '../../../../domain/modes/dgd/mode';
import { extraCounts } from '../../../../domain/modes/dgd/price';
import { SERVICE_PRICES } from '../../../../stories/modes/service-prices.fixtures';
import { SERVICE_WORDS } from '../../../../src/copy/desk/services';
import { goodsOf } from '../../../support/goods-of';
import { dgdQuoteFor, soundDgd } from '../../../support/dgd-order';

const component = (at: number) => ({ name: `成分${at}`, casNo: '', percent: '10' });
const goods = (at: number) => ({ unNo: '1230', name: `货物${at}`, kg: '10' });
const many = <TRow>(count: number, row: (at: number) => TRow): TRow[] =>
  Array.from({ length: count }, (_, at) => row(at));

const yuanOf = (type: (typeof SERVICE_TYPES)[number], change: Partial<DgdForm> = {}) =>
  DGD.price({ ...soundDgd(type), ...change }, dgdQuoteFor(type), goodsOf)?.totalYuan.amount;

describe('price of a service', () => {
  it.each([
    [
      'a classification with two extra components, hurried',
      '1',
      { components: many(7, component), isRush: true },
      138_000,
    ],
    ['eight goods in one box', '7', { together: many(8, goods) }, 45_000],
    ['six goods of a store', '8', { count: '6' }, 108_000],
    ['a check ahead of a booking', '6', {}, 0],
    ['a package certificate cannot be hurried', '3', { isRush: true }, 120_000],
    ['a data sheet that is only looked over', '2', { sdsKind: 'REVIEW', markets: ['CN-zh'] }, 30_000],
    ['three boxes declared', '4', { boxNos: many(3, () => ({ no: 'CSQU3054383' })) }, 56_000],
    ['batteries', '5', {}, 150_000],
    ['a number for a year', '9', { scope: 'YEAR' }, 360_000],
  ] as const)('is $3 for %s', (_, type, change, amount) => {
    expect(yuanOf(type, change as Partial<DgdForm>)).toBe(amount);
  });

  it('equals that of the desk tool for every input', () => {
    for (const type of SERVICE_TYPES)
      for (const count of ['1', '4', '5', '19', '20', '99'])
        for (const isRush of [false, true]) {
          const form = { ...soundDgd(type), count, isRush };
          const asked = { type, count: Number(count), extras: extraCounts(type, form), isRush };
          expect(DGD.price(form, dgdQuoteFor(type), goodsOf)?.totalYuan.amount).toBe(
            priceOfService(asked, SERVICE_PRICES).amount,
          );
        }
  });

  it('sums its lines and is null without a count', () => {
    const charges = DGD.price({ ...soundDgd('8'), count: '6', isRush: true }, dgdQuoteFor('8'), goodsOf);
    expect(charges?.lines.map(({ item, total }) => [item, total.amount])).toEqual([
      ['DGSV', 120_000],
      ['DGSB', -12_000],
      ['DGSR', 54_000],
    ]);
    expect(yuanOf('8', { count: '' })).toBeUndefined();
    expect(yuanOf('8', { count: '100' })).toBeUndefined();
  });

  it.each([
    ['1', 'component', { components: many(7, component) }],
    ['2', 'review', { sdsKind: 'REVIEW', markets: ['CN-zh'] }],
    ['5', 'battery', {}],
  ] as const)('is null when service %s has no rate for %s', (type, extra, change) => {
    const quote = dgdQuoteFor(type);
    const extras = Object.fromEntries(Object.entries(quote.rates.extras).filter(([name]) => name !== extra));
    const form = { ...soundDgd(type), ...change } as DgdForm;
    expect(DGD.price(form, quote, goodsOf)).not.toBeNull();
    expect(DGD.price(form, { ...quote, rates: { ...quote.rates, extras } }, goodsOf)).toBeNull();
  });

  it('carries the service titles of the page', () => {
    for (const type of SERVICE_TYPES) expect(dgdQuoteFor(type).offer.supplier?.nameCn).toBe(SERVICE_WORDS[type].title);
  });
});

// Table 4.3: price, hours, and rush hours if available.
describe('nine services, as the paper lists them', () => {
  it.each([
    ['1', '货物分类判定', 80_000, 16, 8],
    ['2', 'SDS 编制与审核', 60_000, 24, 12],
    ['3', '危包证代办', 120_000, 40, null],
    ['4', '海事货申报', 40_000, 4, null],
    ['5', '空运鉴定', 90_000, 24, 12],
    ['6', '班轮接载预审', 0, 8, null],
    ['7', '拼箱相容性审核', 30_000, 8, 4],
    ['8', '仓储准入审核', 20_000, 8, 4],
    ['9', '应急电话登记', 20_000, 2, null],
  ] as const)('give title, price and hours of service %s, %s', (type, title, fen, hours, hurried) => {
    const ask = (isRush: boolean) => priceOfService({ type, count: 1, extras: {}, isRush }, SERVICE_PRICES);
    expect(SERVICE_WORDS[type].title).toBe(title);
    expect(ask(false)).toEqual({ amount: fen, hours, isRush: false, factor: 1 });
    expect(ask(true)).toEqual(
      hurried === null ? ask(false) : { amount: (fen * 3) / 2, hours: hurried, isRush: true, factor: 1 },
    );
    expect(dgdQuoteFor(type).offer.detail).toMatchObject({ hours, canRush: hurried !== null });
  });
});

describe('working hours of a service', () => {
  it.each([
    ['1', true, 8],
    ['1', false, 16],
    ['3', true, 40],
  ] as const)('match the table for service %s, rush %s', (type, isRush, hours) => {
    expect(serviceHours(dgdQuoteFor(type).offer.detail, isRush)).toBe(hours);
  });
});

describe('cancellation fee of a service', () => {
  const total = { amount: 138_000, currency: '1' };
  it.each([
    ['UNDER_REVIEW', 0],
    ['PENDING_UPDATE', 0],
    ['CONFIRMED', 27_600],
    ['BOOKED', 69_000],
  ] as const)('is a share in state %s', (state, amount) => {
    expect(dgdCancelFee(state, total)).toEqual({ amount, currency: '1' });
  });
  it('is null after the result', () => {
    expect(dgdCancelFee('COMPLETED', total)).toBeNull();
  });
});
