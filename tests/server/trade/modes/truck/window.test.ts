import { describe, expect, it } from 'vitest';

import { TRUCK } from '../../../../../domain/modes/truck/mode';
import { offerAnswer } from '../../../../../domain/offer/answer';
import { parseMoment } from '../../../../../domain/values/moments';
import { feeNow } from '../../../../../server/trade/modes/truck/brief';
import { priced } from '../prints/ordered';
import { DRUMS, soundTruckOn, truckFacts, truckQuoteFor, trucksFor } from '../../../../support/truck-order';

/** Suzhou to Zhengzhou: loading 08:00–10:00 arrives at 17:36 the next day. */
const by = (moment: string): string => `${DRUMS}&by=${moment}`;

const taken = (address: string) => trucksFor(address).filter((offer) => offerAnswer(offer) !== 'N');

describe('latest truck arrival', () => {
  it('limits the list to trucks that arrive in time', () => {
    const days = new Set(taken(by('2026-12-09T18:00')).map(({ arrivesAt }) => arrivesAt));
    expect([...days].every((at) => (parseMoment(at) ?? Infinity) <= (parseMoment('2026-12-09T18:00') ?? 0))).toBe(true);
    expect(days.size).toBe(2);
    expect(taken(DRUMS).length).toBeGreaterThan(taken(by('2026-12-09T18:00')).length);
  });

  it('blocks each truck once with the reason when none is in time', () => {
    const offers = trucksFor(by('2026-12-08T17:35')).filter(({ detail }) => detail.vehicle === 'BOX13');
    const reasons = offers.map(({ acceptance }) => acceptance.reason);
    expect(new Set(reasons)).toStrictEqual(new Set(['预计 12-08 17:36 到，晚于所填时间窗；可改时间窗或选双驾']));
    expect(new Set(offers.map(({ supplier, detail }) => supplier.code + detail.base)).size).toBe(offers.length);
  });

  it('prefills the form, which applies the same check', () => {
    const quote = truckQuoteFor(by('2026-12-08T17:36'));
    const form = soundTruckOn(quote);
    expect(form.dropTo).toBe('2026-12-08T17:36');
    expect(TRUCK.faults(form, truckFacts(quote))).toStrictEqual([]);
    const later = { ...form, pickTo: '2026-12-07T10:15' };
    expect(TRUCK.faults(later, truckFacts(quote)).map(({ path }) => path)).toStrictEqual(['dropTo']);
  });

  it('is empty for a quote locked before the field existed', () => {
    const quote = truckQuoteFor();
    Reflect.deleteProperty(quote.search, 'dropTo');
    expect(TRUCK.quoted(TRUCK.blank, quote).dropTo).toBe('');
  });
});

it('truck waiting at the gate costs the empty run from the loading day on, and by the hour before', () => {
  const quote = truckQuoteFor();
  const order = priced(TRUCK, soundTruckOn(quote), quote, truckFacts(quote));
  const feeAt = (moment: string, passed: string[]) =>
    feeNow(order, 'BOOKED', parseMoment(moment) ?? 0, passed)?.amount ?? null;
  const atGate = ['已到装货点'];
  const days = ['2026-12-05T09:00', '2026-12-06T23:59'] as const;
  expect(days.map((day) => feeAt(day, atGate))).toEqual(days.map((day) => feeAt(day, [])));
  expect([feeAt('2026-12-05T09:00', atGate), feeAt('2026-12-07T00:00', atGate)]).toEqual([117_494, 822_453]);
});
