import { describe, expect, it } from 'vitest';

import { amendableRows, amendedForm, readAmounts } from '../../../../domain/modes/lcl/amended';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { lclPrice } from '../../../../domain/modes/lcl/acceptance';
import { compareTons, priceMeasured } from '../../../../domain/modes/lcl/measured';
import { changedLines } from '../../../../domain/offer/changed-lines';
import { formatMoney, roundedUp } from '../../../../domain/values/money';
import { lclQuoteFor, soundLcl } from '../../../support/lcl-order';

const quote = lclQuoteFor();
const orderOf = (kg: number, m3: number) => {
  const goods = soundLcl.goods.map((row) => ({ ...row, grossKg: String(kg), volume: String(m3) }));
  const form: LclForm = { ...soundLcl, goods, services: [] };
  const charges = lclPrice(form, quote);
  if (!charges) throw new Error('there is no price');
  return { form, quote, charges };
};

describe('LCL goods measured at the shed', () => {
  it.each([
    [1.45, 1.45, 'SAME', 0],
    [1.45, 1.595, 'SAME', 0],
    [1.45, 1.596, 'MORE', 0],
    [1.45, 1.9, 'MORE', 0],
    [2, 1.85, 'SAME', 0],
    [2, 1, 'LESS', 0.8],
  ] as const)('compare %d tons booked with %d measured: %s', (booked, came, outcome, short) => {
    expect(compareTons(booked, came)).toStrictEqual({ outcome, short });
  });

  it('to Rotterdam pay $49.60 for the shortfall of two tons, nothing at 1.85 (LE15), and 1.90 of 1.45 in full (LE14)', () => {
    const atTariff = { ...quote, rates: { ...quote.rates, ocean: 6200 } };
    const order = (kg: number, m3: number) => {
      const { form } = orderOf(kg, m3);
      const charges = lclPrice(form, atTariff);
      if (!charges) throw new Error('there is no price');
      return { form, quote: atTariff, charges };
    };
    const lineOf = (item: string, { lines }: ReturnType<typeof priceMeasured>['now']) => {
      const line = lines.find((one) => one.item === item);
      return line && [line.quantity, formatMoney(line.unitPrice), formatMoney(line.total)];
    };
    expect(lineOf('DFR', priceMeasured(order(800, 2), { kg: 400, m3: 1 }).now)).toStrictEqual([
      0.8,
      '$62.00',
      '$49.60',
    ]);
    const close = priceMeasured(order(800, 2), { kg: 740, m3: 1.85 });
    expect([close.outcome, lineOf('DFR', close.now), close.now]).toStrictEqual(['SAME', undefined, close.before]);
    const more = priceMeasured(order(580, 1.45), { kg: 600, m3: 1.9 });
    expect([more.outcome, lineOf('OF', more.before), lineOf('OF', more.now)]).toStrictEqual([
      'MORE',
      [1.45, '$62.00', '$89.90'],
      [1.9, '$62.00', '$117.80'],
    ]);
  });

  it('cost the booked amount within a tenth', () => {
    const order = orderOf(860, 1.45);
    const { outcome, before, now } = priceMeasured(order, { kg: 900, m3: 1.59 });
    expect([outcome, now]).toStrictEqual(['SAME', before]);
  });

  it('cost the measured amount when larger, row by row', () => {
    const { outcome, came, before, now } = priceMeasured(orderOf(860, 1.45), { kg: 900, m3: 1.9 });
    expect([outcome, came.charged]).toStrictEqual(['MORE', 1.9]);
    expect(now).toStrictEqual(orderOf(900, 1.9).charges);
    const changes = changedLines(before.lines, now.lines).map(({ name, before: old, now: later }) => [
      name,
      (later?.amount ?? 0) - (old?.amount ?? 0),
    ]);
    expect(changes.slice(0, 2)).toStrictEqual([
      ['海运费', Math.round(quote.rates.ocean * 0.45)],
      ['低硫附加费', 225],
    ]);
    expect(changes.map(([name]) => name)).not.toContain('文件费');
  });

  it('pay by the total weight when heavier than large', () => {
    const [row] = soundLcl.goods;
    if (!row) throw new Error('there are no goods');
    const goods = [
      { ...row, grossKg: '1200', volume: '0.6' },
      { ...row, grossKg: '800', volume: '0.4' },
    ];
    const form: LclForm = { ...soundLcl, goods, services: [] };
    const charges = lclPrice(form, quote);
    if (!charges) throw new Error('there is no price');
    const { outcome, now, before } = priceMeasured({ form, quote, charges }, { kg: 3000, m3: 1 });
    const tons = (all: typeof now) => all.lines.find(({ item }) => item === 'OF')?.quantity;
    expect([outcome, tons(before), tons(now)]).toStrictEqual(['MORE', 2, 3]);
  });

  it('pay dead freight for the empty room: of two tons one came', () => {
    const { outcome, now, before } = priceMeasured(orderOf(1000, 2), { kg: 500, m3: 1 });
    expect(outcome).toBe('LESS');
    const dead = now.lines.find(({ item }) => item === 'DFR');
    expect([dead?.quantity, dead?.total.amount]).toStrictEqual([0.8, Math.round(quote.rates.ocean * 0.8)]);
    // Nine tenths of the ocean freight are charged in any case.
    const sea = (item: string, lines: typeof now.lines) => lines.find((line) => line.item === item)?.total.amount ?? 0;
    expect(sea('OF', now.lines) + sea('DFR', now.lines)).toBe(roundedUp(sea('OF', before.lines) * 0.9));
    expect(formatMoney(dead?.unitPrice ?? { amount: 0, currency: '2' })).toBe(
      formatMoney({ amount: quote.rates.ocean, currency: '2' }),
    );
  });
});

describe('LCL amount amendment', () => {
  const { form } = orderOf(860, 1.05);
  const amended = (kg: number, m3: number, from = form) =>
    amendedForm(from, amendableRows(from, readAmounts(form)), [{ kg, m3 }]);

  it.each([
    ['as it is', 860, 1.05, true],
    ['a tenth more', 946, 1.155, true],
    ['a tenth less', 774, 0.945, true],
    ['a gram more than that', 946.01, 1.05, false],
    ['too large', 860, 1.156, false],
    ['nothing', 0, 1.05, false],
    ['no number', Number.NaN, 1.05, false],
  ])('is allowed: $3, when the amount is %s', (_, kg, m3, isTaken) => {
    expect(amended(kg, m3) !== null).toBe(isTaken);
  });

  it('is bounded by the first booking, however often repeated', () => {
    const once = amended(946, 1.1);
    expect(once && amended(1030, 1.1, once)).toBeNull();
    expect(once && amended(780, 1.05, once)).not.toBeNull();
  });

  it('adjusts the values that depend on weight', () => {
    const more = amended(946, 1.1);
    expect(more?.goods[0]).toMatchObject({ grossKg: '946', volume: '1.1', netKg: '913' });
    expect(more?.lcl['1']?.unitKg).toBe('189.2');
  });

  it('requires one amount per row', () => {
    expect(amendedForm(form, amendableRows(form, readAmounts(form)), [])).toBeNull();
  });
});
