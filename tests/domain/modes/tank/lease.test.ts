import { describe, expect, it } from 'vitest';

import type { TankForm } from '../../../../domain/modes/tank/form';
import { leaseCharges } from '../../../../domain/modes/tank/lease';
import { TANK } from '../../../../domain/modes/tank/mode';
import { formatMoney } from '../../../../domain/values/money';
import { tankPapers } from '../../../../server/trade/modes/tank/mode';
import { tankTakings } from '../../../../server/trade/modes/tank/ordered';
import { createSea } from '../../../../server/trade/sea/sea';
import { tankBrief } from '../../../../server/trade/modes/tank/brief';
import {
  LEASE,
  MARKET,
  soundTankOn,
  tankFacts,
  tankQuoteFor,
  tankSearchOf,
  tanksFor,
} from '../../../support/tank-order';
import { findLease } from '../../../../server/trade/modes/tank/leases';

const quote = tankQuoteFor(LEASE, 'S24');
const sound = soundTankOn(quote);
const facts = tankFacts(quote);
const faults = (change: Partial<TankForm>) =>
  TANK.faults({ ...sound, ...change }, facts).map(({ path, code }) => `${path} ${code}`);
const order = { form: sound, quote, charges: { lines: [], notIncluded: [] } } as never;

describe('tank lease', () => {
  it('is offered at one port without a ship, with pickup week and return day', () => {
    const offers = tanksFor(LEASE).filter(({ price }) => price !== null);
    expect(offers.length).toBeGreaterThan(2);
    for (const { dst, cutoffs, detail, offerId } of offers) {
      expect([dst, cutoffs, detail.voyage, offerId.slice(0, 3)]).toEqual([null, [], null, 'TL-']);
      expect(detail.lease).toEqual({ from: '2026-12-03', until: '2027-06-01', days: 180, isTrial: false });
      expect(detail.stock).toMatchObject({ depot: '宁波北仑罐场', week: '2026-11-30' });
    }
  });

  it('is priced by the day without a ship: the tariff example to the cent', () => {
    const search = tankSearchOf(LEASE.replace('乙二醇', '二甲基亚砜'));
    const rates = findLease(search, 'TL-THLQ-S24-CNNGB-2026-12-03', MARKET.world)?.rates;
    const charges = rates && leaseCharges(rates, { tanks: 5, days: 180 });
    expect(charges && [formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toEqual([
      '$18,327.08',
      '¥130,122.20',
    ]);
    const own = TANK.price({ ...sound, tanks: '5' }, quote, facts.goodsOf);
    expect(own?.lines.map(({ item }) => item)).toEqual(['TANKR', 'CLEAN', 'ONH', 'OFFH']);
    expect(own?.notIncluded.some((text) => text.startsWith('押金 ¥20,000.00/罐'))).toBe(true);
  });

  it('is cheaper per day from ninety days', () => {
    const day = (leaseDays: string) =>
      TANK.price({ ...sound, leaseDays }, quote, facts.goodsOf)?.lines[0]?.unitPrice.amount ?? 0;
    expect([day('30') > day('90'), day('90') > day('180'), day('180') > day('365')]).toEqual([true, true, true]);
  });

  it.each(['', '29', '366', '三十'])('has no price for %j days', (leaseDays) =>
    expect(TANK.price({ ...sound, leaseDays }, quote, facts.goodsOf)).toBeNull(),
  );

  it('is priced for thirty days and for a year, and not without a tank count', () => {
    const priced = (change: object) => TANK.price({ ...sound, ...change }, quote, facts.goodsOf) !== null;
    expect([priced({ leaseDays: '30' }), priced({ leaseDays: '365' }), priced({ tanks: '' })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('requires no consignee, last cargo, washing or loading time', () => {
    expect(TANK.faults(sound, facts)).toEqual([]);
    const { consignee, lastCargo, cleanAtDest, loadAddress } = TANK.blank;
    expect(faults({ consignee, lastCargo, cleanAtDest, loadAddress })).toEqual([]);
    expect(faults({ shipper: TANK.blank.shipper })).toContain('shipper.name required');
  });

  it('ignores earlier answers to trip fields', () => {
    const inhibited = tankQuoteFor('un=2055&q=20&tf=20&kind=lease&days=90&org=CNNGB', 'S24');
    const once = { ...soundTankOn(inhibited), lastCargo: 'SAME' as const, nitrogen: 'Y' as const };
    const codes = TANK.acceptance(once, tankFacts(inhibited)).findings.map(({ code }) => code);
    expect(codes).toContain('tankLeaseInhibited');
    expect(codes.filter((code) => code === 'tankLastCargo' || code === 'tankNitrogenNo')).toEqual([]);
  });

  it.each([
    ['29', 'leaseDays tankLeaseLong'],
    ['366', 'leaseDays tankLease'],
    ['', 'leaseDays required'],
  ])('for %j days: %s', (leaseDays, expected) => expect(faults({ leaseDays })).toContain(expected));

  it('skips the ship states, from pickup to return', () => {
    expect(TANK.terms.path(sound)).toEqual(['CONFIRMED', 'BOOKED', 'COMPLETED']);
    expect(tankBrief(order)).toMatchObject({
      lease: { from: '2026-12-03', until: '2027-06-01', days: 180 },
      fetchFrom: '2026-12-03',
      freeUntil: '2027-06-01',
    });
  });

  it('takes tanks of its week and no ship space', () => {
    expect(tankTakings(createSea({}), { ...sound, tanks: '5' }, quote)).toEqual([
      expect.objectContaining({
        measure: 'TANK',
        amount: 5,
        market: 'TK-CNNGB',
        stockId: expect.stringMatching(/^TK-.*2649$/),
      }),
    ]);
  });

  it('needs the SDS and no shipping documents', () => {
    expect(tankPapers(order)).toEqual([{ docType: 'SDS_CN', name: 'SDS（中文）', dueAt: null }]);
  });

  it('refuses a tank due for its test within the lease', () => {
    const due = quote.offer.detail.stock?.testDue ?? '';
    const soon = { ...quote, offer: { ...quote.offer, detail: { ...quote.offer.detail } } };
    soon.offer.detail.stock = soon.offer.detail.stock && { ...soon.offer.detail.stock, testDue: '2027-03-01' };
    const codes = (leaseDays: string) =>
      TANK.acceptance({ ...sound, leaseDays }, tankFacts(soon)).findings.map(({ code }) => code);
    expect(due > '2026-12-03').toBe(true);
    expect(codes('30')).not.toContain('tankTestDue');
    expect(codes('180')).toContain('tankTestDue');
  });

  it('requires approval for freezing on an unknown way, and for inhibited goods', () => {
    const codes = (goods: string) =>
      tanksFor(LEASE.replace('d=N&goods=乙二醇', goods)).flatMap(({ detail }) =>
        detail.findings.map(({ level, code }) => `${level} ${code}`),
      );
    expect(codes('un=2789&goods=乙酸')).toContain('NEED_APPROVAL tankLeaseCold');
    expect(codes('un=2055&goods=苯乙烯')).toContain('MANUAL tankLeaseInhibited');
  });

  it('has a trial of thirty days that no order takes over', () => {
    const trial = tankQuoteFor(LEASE.replace('&days=180', ''), 'S24');
    expect(trial.offer.detail.lease).toMatchObject({ days: 30, isTrial: true });
    expect(TANK.quoted(TANK.blank, trial).leaseDays).toBe('');
  });

  it('shows the fit of every tank far from yards, and offers no begun day', () => {
    const far = tanksFor(LEASE.replace('CNNGB', 'CNCKG'));
    expect(far.every(({ price, detail }) => price === null && detail.stock === null)).toBe(true);
    const search = tankSearchOf(LEASE);
    expect(findLease(search, 'TL-GLTK-S24-CNNGB-2026-12-03', MARKET.world)).not.toBeNull();
    expect(findLease(search, 'TL-GLTK-S24-CNNGB-2026-11-20', MARKET.world)).toBeNull();
    expect(findLease(search, 'TL-GLTK-S17-CNNGB-2026-12-03', MARKET.world), 'it has no such tank').toBeNull();
    expect(findLease({ ...search, kind: 'TRIP' }, 'TL-GLTK-S24-CNNGB-2026-12-03', MARKET.world)).toBeNull();
  });
});
