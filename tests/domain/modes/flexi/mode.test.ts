import { describe, expect, it } from 'vitest';

import { BUILT_IN } from '../../../../domain/values/days-off';
import { flexiCancelFee } from '../../../../domain/modes/flexi/cancel';
import { fitDaysUntil, isInTime, workingDaysUntil } from '../../../../domain/modes/flexi/fitting';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import { FLEXI } from '../../../../domain/modes/flexi/mode';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import { measuredRow } from '../../../../domain/modes/flexi/reading';
import { momentOf } from '../../../../domain/values/days';
import { BOOKED_AT } from '../../../support/fcl-order';
import { flexiFacts, flexiQuoteFor, POURED, soundFlexi, worldAt } from '../../../support/flexi-order';

const quote = flexiQuoteFor();
const facts = flexiFacts(quote);
const sound = soundFlexi(quote);

const faultsOf = (change: Partial<FlexiForm>, by: FlexiQuote = quote) =>
  FLEXI.faults({ ...sound, ...change }, flexiFacts(by)).map(({ path, code }) => `${path} ${code}`);
const saidOf = (change: Partial<FlexiForm>) =>
  FLEXI.acceptance({ ...sound, ...change }, facts).findings.map(({ level, code }) => `${level} ${code}`);

describe('flexitank form', () => {
  it('passes when everything is known, with a check behind each pass', () => {
    const acceptance = FLEXI.acceptance(sound, facts);
    expect(acceptance.level).toBe('PASS');
    expect(acceptance.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['flexiBears', 'flexiFits', 'flexiCarrierTakes']),
    );
  });

  it.each([
    [{ litres: '11500' }, 'litres flexiLitres'],
    [{ litres: '24001' }, 'litres flexiLitres'],
    [{ density: '1.7' }, 'density flexiDensity'],
    [{ loadTemp: '61' }, 'loadTemp flexiLoadTemp'],
    [{ viscosity: '0' }, 'viscosity flexiViscosity'],
    [{ bags: '7' }, 'bags flexiBags'],
    [{ notDanger: false }, 'notDanger required'],
    [{ noDgPromise: false }, 'noDgPromise required'],
    [{ sdsDate: '2027-01-01' }, 'sdsDate flexiSdsDate'],
    [{ fitDay: '2026-11-20' }, 'fitDay flexiFitDay'],
    [{ fitDay: '2027-03-01' }, 'fitDay flexiFitDay'],
    [{ pickupRegion: '' }, 'pickupRegion required'],
    [{ pickupAddress: '路' }, 'pickupAddress addressLength'],
    [{ goods: [] }, 'goods required'],
    [{ goods: [...sound.goods, ...sound.goods] }, 'goods flexiOneLiquid'],
  ] satisfies [Partial<FlexiForm>, string][])('reports a fault for %o', (change, said) => {
    expect(faultsOf(change)).toContain(said);
  });

  it('needs no packages and counts bags once', () => {
    expect(sound.goods[0]?.packKind).toBe('');
    expect(measuredRow({ ...sound, bags: '2' })[0]).toMatchObject({ pieces: '2', grossKg: '47952', volume: '43.2' });
  });

  it('names the next free fitting day, or none', () => {
    const [first, second] = quote.offer.detail.fitting.days;
    const full = (left: number[]) => ({
      ...quote,
      offer: {
        ...quote.offer,
        detail: {
          ...quote.offer.detail,
          fitting: {
            ...quote.offer.detail.fitting,
            days: quote.offer.detail.fitting.days.map((one, at) => ({ ...one, left: left[at] ?? 0 })),
          },
        },
      },
    });
    const [told] = FLEXI.faults({ ...sound, fitDay: first?.day ?? '' }, flexiFacts(full([0, 6])));
    expect(told).toEqual({ path: 'fitDay', code: 'flexiDayFull', given: { day: second?.day } });
    expect(faultsOf({ fitDay: first?.day ?? '' }, full([0]))).toContain('fitDay flexiDaysFull');
    expect(faultsOf({ fitDay: first?.day ?? '', bags: '6' }, full([5, 6]))).toContain('fitDay flexiDayFull');
  });

  it('rejects a fitting on the same day, though the price was locked the day before', () => {
    const [first, second] = quote.offer.detail.fitting.days.map(({ day }) => day);
    const midnight = { ...facts, now: momentOf(first ?? '', 0) };
    const saidAt = (fitDay = '') => FLEXI.faults({ ...sound, fitDay }, midnight).map(({ code }) => code);
    expect(saidAt(first)).toContain('flexiFitDay');
    expect(saidAt(second)).not.toContain('flexiFitDay');
    const eve = { ...facts, now: midnight.now - 1 };
    expect(FLEXI.faults({ ...sound, fitDay: first ?? '' }, eve).map(({ code }) => code)).not.toContain('flexiFitDay');
  });

  it('rejects a layer or grade that its supplier does not make', () => {
    const by = flexiQuoteFor({ orgPortCode: 'CNDLC' }, 'XPIN');
    expect(by.offer.supplier?.code).toBe('WQNB');
    const own = soundFlexi(by);
    const said = FLEXI.faults({ ...own, layer: 'MULTI', foodGrade: 'Y' }, flexiFacts(by)).map(({ code }) => code);
    expect(said).toEqual(expect.arrayContaining(['flexiLayerNone', 'flexiFoodNone']));
  });

  it.each([
    [{ isDanger: 'Y' as const }, 'BLOCK flexiDanger'],
    [
      { goods: [{ ...sound.goods[0]!, nameCn: '甲苯', nameEn: 'Toluene', casNo: '', hsCode: '' }] },
      'BLOCK flexiHidden',
    ],
    [{ goods: [{ ...sound.goods[0]!, unNo: '3082' }] }, 'BLOCK flexiDanger'],
    [{ litres: '24000' }, 'BLOCK flexiMass'],
    [{ density: '0.9' }, 'MANUAL flexiDensityOff'],
    [{ density: '' }, 'MANUAL flexiUnread'],
    [{ litres: '19000' }, 'NEED_APPROVAL flexiLead'],
    [{ fitDay: '2026-11-22' }, 'PASS flexiSunday'],
    [{ heatPad: 'N' as const }, 'NEED_APPROVAL flexiCold'],
  ])('for %o reports: %s', (change, said) => {
    expect(saidOf(change)).toContain(said);
  });

  it('judges goods declared as dangerous the same with and without the library answer', () => {
    const waiting = { kind: 'waiting' as const, goods: [] as [], strangers: null };
    const [row] = sound.goods;
    if (!row) throw new Error('there are no goods');
    for (const change of [
      { isDanger: 'Y' as const },
      { goods: [{ ...row, unNo: '1033', hazardClass: '2.1' as const }] },
    ]) {
      const said = (facts: ReturnType<typeof flexiFacts>) => FLEXI.acceptance({ ...sound, ...change }, facts);
      const known = said(flexiFacts(quote));
      expect(said({ ...flexiFacts(quote), identityOf: () => waiting })).toEqual(known);
      expect([known.level, known.findings[0]?.code]).toEqual(['BLOCK', 'flexiDanger']);
    }
  });

  it('is priced by its own values, and null while they are unreadable', () => {
    const goodsOf = () => null;
    const total = (change: Partial<FlexiForm>) =>
      FLEXI.price({ ...sound, ...change }, quote, goodsOf)?.totalUsd.amount ?? null;
    expect(total({ litres: '' })).toBeNull();
    expect(total({ fitKm: '' }), 'where it is hung may follow').not.toBeNull();
    expect(total({ fitKm: '九十' })).toBeNull();
    expect(total({ fitKm: '1501' })).toBeNull();
    expect(total({ bags: '2' })).toBeGreaterThan(total({}) ?? 0);
    expect(total({ litres: '23000' })).toBeGreaterThan(total({}) ?? 0);
    expect(total({ heatPad: 'N' })).toBeLessThan(total({}) ?? 0);
  });

  it('takes over typed values and no trial values', () => {
    const trial = flexiQuoteFor({ litres: null, density: null, loadTemp: null });
    expect(FLEXI.quoted(FLEXI.blank, trial)).toMatchObject({ bags: '', litres: '', density: '', loadTemp: '' });
    const said = flexiQuoteFor({ kg: 40_000, litres: null }, 'XPIN');
    expect(FLEXI.quoted(FLEXI.blank, said)).toMatchObject({
      isDanger: 'N',
      bags: '2',
      litres: '18018',
      density: '1.11',
      loadTemp: '25',
    });
    expect(said.search).toMatchObject({ ...POURED, kg: 40_000, litres: null });
  });

  it('is copied without fitting day and promises', () => {
    expect(FLEXI.fields.copied(sound)).toMatchObject({
      fitDay: '',
      notDanger: false,
      noDgPromise: false,
      litres: '21600',
    });
  });
});

describe('flexitank fitters', () => {
  it('come from tomorrow until a day before the yard closes', () => {
    const closes = momentOf('2026-11-24', 10);
    expect(fitDaysUntil(BOOKED_AT, closes)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(isInTime('2026-11-23', '10:00-12:00', closes)).toBe(true);
    expect(isInTime('2026-11-23', '13:00-15:00', closes)).toBe(false);
    expect(fitDaysUntil(BOOKED_AT, BOOKED_AT)).toEqual([]);
  });

  it('count working days without weekends', () => {
    // 20 November 2026 is a Friday.
    expect([
      workingDaysUntil(BOOKED_AT, '2026-11-23', BUILT_IN),
      workingDaysUntil(BOOKED_AT, '2026-11-28', BUILT_IN),
    ]).toEqual([0, 5]);
  });

  it('show the remaining capacity', () => {
    const first = quote.offer.detail.fitting.days[0]?.day ?? '';
    const stock = `FX-CNSHA-${first.slice(2).replaceAll('-', '')}`;
    const later = flexiQuoteFor({}, 'LYUE', worldAt({ taken: (id) => (id === stock ? 4 : 0) }));
    expect(later.offer.detail.fitting.days[0]).toEqual({ day: first, left: 2 });
  });
});

describe('flexitank cancellation fee', () => {
  const fee = (state: Parameters<typeof flexiCancelFee>[0]['state'], isFitted = false) =>
    flexiCancelFee({ state, bags: 2, isFitted })?.amount ?? null;

  it('depends on the state and on whether the bags are fitted', () => {
    expect([fee('AWAIT_VERIFY'), fee('PENDING_UPDATE'), fee('CONFIRMED'), fee('BOOKED')]).toEqual([
      0, 0, 100_000, 400_000,
    ]);
    expect(fee('BOOKED', true)).toBe(640_000);
    expect(fee('CARGO_IN')).toBeNull();
  });
});
