import { describe, expect, it } from 'vitest';

import { truckCancelFee } from '../../../../domain/modes/truck/cancel';
import { sumFreight, truckCharges } from '../../../../domain/modes/truck/price';
import { demoTruckRates } from '../../../support/demo-truck-rates';
import { VEHICLES } from '../../../../domain/modes/truck/vehicles';

const rates = demoTruckRates(VEHICLES.BOX13, { share: 1 });
const T1 = {
  vehicle: '13 米厢式半挂',
  km: 946,
  detourKm: 0,
  homeKm: 0,
  stops: 2,
  trucks: 1,
  isRound: false,
  drivers: 1,
  factor: 1.35,
  isDanger: true,
  isToxic: false,
  lifts: 0,
  forkTons: null,
  wash: null,
  waitedHours: 0,
  permits: 0,
  insured: null,
};

describe('truck cancellation fee', () => {
  /** T1: freight including the dangerous goods surcharge. */
  const freight = sumFreight({
    lines: truckCharges(T1, rates).lines,
  });
  const fee = (state: 'UNDER_REVIEW' | 'CONFIRMED' | 'BOOKED' | 'CARGO_IN', hours = 0, atGate = 0) =>
    truckCancelFee({ state, hours, freight, trucks: 2, atGate }, rates)?.amount ?? null;

  it('E4 grows as the pickup nears', () => {
    expect([fee('UNDER_REVIEW'), fee('CONFIRMED'), fee('CARGO_IN')]).toEqual([0, 60_000, null]);
    expect([fee('BOOKED', 30), fee('BOOKED', 10), fee('BOOKED', 2), fee('BOOKED', 0, 2)]).toEqual([
      117_494, 352_480, 587_466, 822_453,
    ]);
  });

  it('charges an empty run only for trucks at the gate', () => {
    // T1 twice: one truck at 70 %, the other at 10 %.
    expect(fee('BOOKED', 30, 1)).toBe(469_973);
  });

  it('changes at the exact hours', () => {
    expect([fee('BOOKED', 24), fee('BOOKED', 23.9), fee('BOOKED', 6), fee('BOOKED', 5.9), fee('BOOKED', -1)]).toEqual([
      117_494, 352_480, 352_480, 587_466, 587_466,
    ]);
  });
});
