// Cut-offs and cancellation fees against the tables of the specification.
import { describe, expect, it } from 'vitest';

import { SERVICE_PRICES } from '../../../stories/modes/service-prices.fixtures';
import { priceOfService, SERVICES, type ServiceType } from '../../../domain/desk/services';
import { airCancelFee } from '../../../domain/modes/air/cancel';
import { airCutoffs } from '../../../domain/modes/air/cutoffs';
import { BLOCK_HOURS, GATE_HOURS } from '../../../domain/modes/cfs/slots';
import { dgdCancelFee } from '../../../domain/modes/dgd/cancel';
import { domCancelFee } from '../../../domain/modes/dom/cancel';
import { domCutoffs } from '../../../domain/modes/dom/cutoffs';
import { lclCutoffs } from '../../../domain/modes/lcl/cutoffs';
import { railCancelFee } from '../../../domain/modes/rail/cancel';
import { railCutoffs } from '../../../domain/modes/rail/cutoffs';
import { tankCancelFee } from '../../../domain/modes/tank/cancel';
import { leaseRent } from '../../../domain/modes/tank/lease';
import { cutoffsForSailing, windowOpening, type Cutoff } from '../../../domain/offer/cutoffs';
import { freeTimeTerms } from '../../../domain/offer/free-time-terms';
import papers from '../../support/papers/figures.json';

const { cutoffs, cancelled, leaseFactors, slots, desk, freeTime } = papers;

const HOUR = 3_600_000;
/** A Thursday at noon, so that all hours fall into the hours of a shed. */
const LEAVES = Date.parse('2026-12-17T04:00:00Z');

const hoursOf = (all: readonly Cutoff[]): Record<string, number> =>
  Object.fromEntries(all.map(({ code, at }) => [code, (LEAVES - Date.parse(at)) / HOUR]));

type Hours = Readonly<Record<string, number | { general: number; danger: number }>>;
const of = (hours: Hours, cargo: 'general' | 'danger') =>
  Object.fromEntries(Object.entries(hours).map(([code, at]) => [code, typeof at === 'number' ? at : at[cargo]]));

const without = (hours: Record<string, number>, ...codes: string[]) =>
  Object.fromEntries(Object.entries(hours).filter(([code]) => !codes.includes(code)));

describe('cut-off hours before departure', () => {
  it('match the paper for full containers', () => {
    const { CY_CLOSE_GENERAL: closes, ...hours } = cutoffs.FCL;
    const told = hoursOf(cutoffsForSailing(new Date(LEAVES).toISOString(), true, null));
    expect(told).toEqual({ ...without(hours, 'DG_GATE_IN'), CY_CLOSE: closes });
  });

  it('include the gate-in window for direct loading', () => {
    const straight = cutoffsForSailing(new Date(LEAVES).toISOString(), true, 'DIRECT').filter(
      ({ code }) => code === 'DG_GATE_IN',
    );
    expect(straight.map((one) => [windowOpening(one), one.at])).toEqual([
      ['2026-12-15T16:00:00.000Z', '2026-12-16T16:00:00.000Z'],
    ]);
  });

  it('match the paper for shared containers', () => {
    expect(hoursOf(lclCutoffs(LEAVES, 'danger'))).toEqual(of(cutoffs.LCL, 'danger'));
    const harmless = without(of(cutoffs.LCL, 'general'), 'DG_APPLY', 'DG_DOC', 'MARITIME_DECL');
    expect(hoursOf(lclCutoffs(LEAVES, 'general'))).toEqual(harmless);
  });

  it('match the paper for flights', () => {
    expect(hoursOf(airCutoffs(LEAVES, 'Y'))).toEqual(of(cutoffs.AIR, 'danger'));
    expect(hoursOf(airCutoffs(LEAVES, 'N'))).toEqual(of(cutoffs.AIR, 'general'));
  });

  it('match the paper for trains and coastal ships', () => {
    expect(hoursOf(railCutoffs(LEAVES, true))).toEqual(cutoffs.RAIL);
    expect(hoursOf(railCutoffs(LEAVES, false))).toEqual(without(cutoffs.RAIL, 'DG_APPLY'));
    expect(hoursOf(domCutoffs(LEAVES, 'Y'))).toEqual(cutoffs.DOM);
    expect(hoursOf(domCutoffs(LEAVES, 'N'))).toEqual(without(cutoffs.DOM, 'DOM_DECL_DG'));
  });
});

describe('order fees and slots', () => {
  const STATES = ['CONFIRMED', 'BOOKED'] as const;
  const yuan = (fee: { amount: number } | null): number | null => (fee === null ? null : fee.amount / 100);

  it('charge cancellation per box for trains and coastal ships', () => {
    for (const state of STATES)
      for (const type of ['20GP', '40GP', '40HQ'] as const) {
        expect(yuan(railCancelFee(state, [{ type, count: 2 }], null))).toBe(2 * cancelled.RAIL[state][type]);
        expect(yuan(domCancelFee(state, [{ type, count: 2 }]))).toBe(2 * cancelled.DOM[state][type]);
      }
  });

  it('charge cancellation per tank and as a share of a service', () => {
    expect(STATES.map((state) => yuan(tankCancelFee(state, 3)))).toEqual(
      STATES.map((state) => 3 * cancelled.TANK[state]),
    );
    for (const [state, share] of Object.entries(cancelled.DGD) as [keyof typeof cancelled.DGD, number][])
      expect([state, yuan(dgdCancelFee(state, { amount: 100_000, currency: '1' }))]).toEqual([state, 1000 * share]);
  });

  it('charge a growing share of the freight as the flight nears', () => {
    const feeAt = (hours: number) =>
      yuan(airCancelFee({ state: 'BOOKED', now: LEAVES - hours * HOUR, leaves: LEAVES, freight: 100_000 }));
    const shares = cancelled.AIR as [hours: number, share: number][];
    expect(shares.map(([hours]) => feeAt(hours))).toEqual(shares.map(([, share]) => 1000 * share));
    expect(feeAt(71.9)).toBe(200);
  });
});

it('reduce the rent of a tank on a longer lease', () => {
  const factors = leaseFactors as [days: number, factor: number][];
  expect(factors.map(([days]) => leaseRent(10_000, days))).toEqual(factors.map(([, factor]) => 10_000 * factor));
  expect(factors.slice(1).map(([days]) => leaseRent(10_000, days - 1))).toEqual(
    factors.slice(0, -1).map(([, factor]) => 10_000 * factor),
  );
});

it('set the gate hours of stations and the half days of stuffing', () => {
  expect(GATE_HOURS).toEqual({ Y: slots.gate.danger, N: slots.gate.general });
  const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
  expect(
    Object.fromEntries(Object.entries(BLOCK_HOURS).map(([block, [from, to]]) => [block, [clock(from), clock(to)]])),
  ).toEqual(slots.blocks);
});

describe('desk service', () => {
  it('has the price, hours and rush option of the paper', () => {
    for (const [type, price, hours, canRush, extras] of desk.services as [
      number,
      number,
      number,
      boolean,
      number[],
    ][]) {
      const service = SERVICES[String(type) as ServiceType];
      const { services, extras: more } = SERVICE_PRICES;
      const yuan = (services[String(type) as ServiceType] ?? 0) / 100;
      expect([type, yuan, service.hours, service.canRush]).toEqual([type, price, hours, canRush]);
      expect([type, service.extras.map(({ extra }) => (more[extra] ?? 0) / 100)]).toEqual([type, extras]);
    }
  });

  it('costs less per piece in bulk and more in a rush', () => {
    const asked = (count: number, isRush = false) =>
      priceOfService({ type: '1', count, extras: {}, isRush }, SERVICE_PRICES);
    for (const [from, factor] of desk.bulk as [number, number][])
      expect([asked(from - 1).factor === factor, asked(from).factor]).toEqual([false, factor]);
    expect(asked(1, true)).toMatchObject({
      amount: 80_000 * desk.rush.priceFactor,
      hours: 16 * desk.rush.slaFactor,
    });
  });
});

it('has the free days and tiers of port charges', () => {
  type Terms = { freeDays: number; tiersUsdPerDay20: (number | null)[][] };
  const told = (isDanger: boolean) =>
    freeTimeTerms(isDanger).map(({ kind, freeDays, tiers, factor40 }) => ({
      kind,
      freeDays,
      tiers: tiers.map(({ days, perDay }) => [days, perDay.amount / 100]),
      factor40,
    }));
  const paper = (kind: 'DEM' | 'DET', { freeDays, tiersUsdPerDay20: tiers }: Terms) => ({
    kind,
    freeDays,
    tiers,
    factor40: freeTime.factor40,
  });
  expect(told(true)).toEqual([paper('DEM', freeTime.DEM.dg), paper('DET', freeTime.DET.general)]);
  expect(told(false)).toEqual([paper('DEM', freeTime.DEM.general), paper('DET', freeTime.DET.general)]);
});
