import { describe, expect, it } from 'vitest';

import { NOTHING_AFTERWARDS } from '../../../../../domain/order/receipt/result';
import { flexiMode } from '../../../../../server/trade/modes/flexi/mode';
import { regionName } from '../../../../../server/world/regions/regions';
import { flexiQuoteFor, SEA, soundFlexi } from '../../../../support/flexi-order';

const mode = flexiMode(SEA);
const quote = flexiQuoteFor();
const form = soundFlexi(quote);
const order = {
  form,
  quote,
  charges: mode.order.price(form, quote, () => null) ?? quote.offer.price!.charges,
  takings: [],
  alternative: null,
};

describe('flexitank order summary', () => {
  it('has filling level, fitting place and time', () => {
    expect(mode.brief(order, [], [], NOTHING_AFTERWARDS)).toMatchObject({
      bags: 1,
      litres: 21_600,
      kg: 23_976,
      sizeL: 22_000,
      percent: 98.2,
      fitDay: form.fitDay,
      fitAddress: '上海市浦东新区 化工路 18 号 3 号装卸台',
    });
  });

  it('requires SDS, non-dangerous certificate and bag approval a day before fitting', () => {
    const papers = mode.papers(order);
    expect(papers.map(({ docType }) => docType)).toEqual(['SDS_CN', 'NONDG', 'BAGOK', 'VGM']);
    expect(papers[0]?.dueAt?.slice(0, 10) ?? '').toBe(
      new Date(Date.parse(`${form.fitDay}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10),
    );
  });

  it('sets document deadlines after the order, for next-day fitting two hours before', () => {
    // Fitting at 08:00 in China is midnight UTC.
    const fitted = { ...form, fitDay: '2026-12-01', fitWindow: '08:00-10:00' as const };
    const dueWith = (lockedUntil: string) =>
      mode.papers({ ...order, form: fitted, quote: { ...quote, lockedUntil } })[0]?.dueAt;
    expect(dueWith('2026-11-29T06:00:00.000Z'), 'in good time').toBe('2026-11-30T00:00:00.000Z');
    expect(dueWith('2026-11-30T12:00:00.000Z'), 'a day and a half before').toBe('2026-11-30T12:00:00.000Z');
    expect(dueWith('2026-12-01T13:00:00.000Z'), 'the evening before').toBe('2026-11-30T22:00:00.000Z');
  });

  it('gives the cancellation fee by state and time', () => {
    const now = Date.parse('2026-11-20T02:00:00Z');
    const late = Date.parse(`${form.fitDay}T01:00:00Z`);
    expect(mode.cancelFee(order, 'CONFIRMED', now, [])?.amount).toBe(50_000);
    expect(mode.cancelFee(order, 'BOOKED', late, [])?.amount, 'its hour is over and nobody has fitted it').toBe(
      200_000,
    );
    expect(mode.cancelFee(order, 'BOOKED', late, ['箱检合格'])?.amount).toBe(200_000);
    expect(mode.cancelFee(order, 'BOOKED', now, ['箱检合格', '液袋已安装'])?.amount).toBe(320_000);
    expect(mode.cancelFee(order, 'BOOKED', now, ['液袋已安装，照片已收'])?.amount, 'as of before').toBe(320_000);
    expect(mode.cancelFee(order, 'BOOKED', now, ['已灌装'])?.amount).toBe(320_000);
  });

  it('has the bags on its booking note', () => {
    expect(mode.prints.note(order).own?.map(([name]) => name)).toContain('安装地点');
  });
});

describe('district name', () => {
  it('includes its province and city, with municipalities once', () => {
    expect([regionName('310115'), regionName('330206'), regionName('999999')]).toEqual([
      '上海市浦东新区',
      '浙江省宁波市北仑区',
      '',
    ]);
  });
});
