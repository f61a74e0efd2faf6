import { describe, expect, it } from 'vitest';

import type { TankForm } from '../../../../domain/modes/tank/form';
import { leaseCharges } from '../../../../domain/modes/tank/lease';
import { TANK } from '../../../../domain/modes/tank/mode';
import { formatMoney } from '../../../../domain/values/money';
import { tankPapers } from '../../../../server/trade/modes/tank/mode';
import { takes } from '../../../../server/trade/modes/tank/ordered';
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
import { leaseNamed } from '../../../../server/trade/modes/tank/leases';

const quote = tankQuoteFor(LEASE, 'S24');
const sound = soundTankOn(quote);
const facts = tankFacts(quote);
const faults = (change: Partial<TankForm>) =>
  TANK.faults({ ...sound, ...change }, facts).map(({ path, code }) => `${path} ${code}`);
const order = { form: sound, quote, charges: { lines: [], notIncluded: [] } } as never;

describe('a tank that is let by the day', () => {
  it('is offered at one port, without a ship, with the week it is fetched in and the day it is back', () => {
    const offers = tanksFor(LEASE).filter(({ price }) => price !== null);
    expect(offers.length).toBeGreaterThan(2);
    for (const { dst, cutoffs, detail, offerId } of offers) {
      expect([dst, cutoffs, detail.voyage, offerId.slice(0, 3)]).toEqual([null, [], null, 'TL-']);
      expect(detail.lease).toEqual({ from: '2026-12-03', until: '2027-06-01', days: 180, isTrial: false });
      expect(detail.stock).toMatchObject({ depot: '宁波北仑罐场', week: '2026-11-30' });
    }
  });

  it('costs what it costs by the day, and nothing of a ship: the example of the tariff to the cent', () => {
    const search = tankSearchOf(LEASE.replace('乙二醇', '二甲基亚砜'));
    const rates = leaseNamed(search, 'TL-THLQ-S24-CNNGB-2026-12-03', MARKET.world)?.rates;
    const charges = rates && leaseCharges(rates, { tanks: 5, days: 180 });
    expect(charges && [formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toEqual([
      '$18,327.08',
      '¥130,122.20',
    ]);
    const own = TANK.price({ ...sound, tanks: '5' }, quote, facts.goodsOf);
    expect(own?.lines.map(({ item }) => item)).toEqual(['TANKR', 'CLEAN', 'ONH', 'OFFH']);
    expect(own?.notIncluded.some((text) => text.startsWith('押金 ¥20,000.00/罐'))).toBe(true);
  });

  it('is cheaper for a day from ninety days on', () => {
    const day = (leaseDays: string) =>
      TANK.price({ ...sound, leaseDays }, quote, facts.goodsOf)?.lines[0]?.unitPrice.amount ?? 0;
    expect([day('30') > day('90'), day('90') > day('180'), day('180') > day('365')]).toEqual([true, true, true]);
  });

  it.each(['', '29', '366', '三十'])('costs nothing that anybody could name for %j days', (leaseDays) =>
    expect(TANK.price({ ...sound, leaseDays }, quote, facts.goodsOf)).toBeNull(),
  );

  it('costs thirty days and a year, and nothing while nobody has said how many tanks', () => {
    const priced = (change: object) => TANK.price({ ...sound, ...change }, quote, facts.goodsOf) !== null;
    expect([priced({ leaseDays: '30' }), priced({ leaseDays: '365' }), priced({ tanks: '' })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('asks for no consignee, no cargo before, no washing there and no hour of loading', () => {
    expect(TANK.faults(sound, facts)).toEqual([]);
    const { consignee, lastCargo, cleanAtDest, loadAddress } = TANK.blank;
    expect(faults({ consignee, lastCargo, cleanAtDest, loadAddress })).toEqual([]);
    expect(faults({ shipper: TANK.blank.shipper })).toContain('shipper.name required');
  });

  it('is judged by nothing that it does not ask, though that was written before', () => {
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

  it('is fetched and brought back, and passes through no state of a ship', () => {
    expect(TANK.terms.path(sound)).toEqual(['CONFIRMED', 'BOOKED', 'COMPLETED']);
    expect(tankBrief(order)).toMatchObject({
      lease: { from: '2026-12-03', until: '2027-06-01', days: 180 },
      fetchFrom: '2026-12-03',
      freeUntil: '2027-06-01',
    });
  });

  it('takes tanks of their week, and no place on a ship', () => {
    expect(takes({ ...sound, tanks: '5' }, quote)).toEqual([
      expect.objectContaining({
        measure: 'TANK',
        amount: 5,
        market: 'TK-CNNGB',
        stockId: expect.stringMatching(/^TK-.*2649$/),
      }),
    ]);
  });

  it('needs the data sheet of what goes in, and no paper of a ship', () => {
    expect(tankPapers(order)).toEqual([{ docType: 'SDS_CN', name: 'SDS（中文）', dueAt: null }]);
  });

  it('follows its own days in the judgement: a tank that is due for its test in between is refused', () => {
    const due = quote.offer.detail.stock?.testDue ?? '';
    const soon = { ...quote, offer: { ...quote.offer, detail: { ...quote.offer.detail } } };
    soon.offer.detail.stock = soon.offer.detail.stock && { ...soon.offer.detail.stock, testDue: '2027-03-01' };
    const codes = (leaseDays: string) =>
      TANK.acceptance({ ...sound, leaseDays }, tankFacts(soon)).findings.map(({ code }) => code);
    expect(due > '2026-12-03').toBe(true);
    expect(codes('30')).not.toContain('tankTestDue');
    expect(codes('180')).toContain('tankTestDue');
  });

  it('leaves to a person what may freeze on a way that nobody knows, and what an inhibitor keeps', () => {
    const codes = (goods: string) =>
      tanksFor(LEASE.replace('d=N&goods=乙二醇', goods)).flatMap(({ detail }) =>
        detail.findings.map(({ level, code }) => `${level} ${code}`),
      );
    expect(codes('un=2789&goods=乙酸')).toContain('NEED_APPROVAL tankLeaseCold');
    expect(codes('un=2055&goods=苯乙烯')).toContain('MANUAL tankLeaseInhibited');
  });

  it('is a trial of thirty days while nobody has said how long, which no order takes over', () => {
    const trial = tankQuoteFor(LEASE.replace('&days=180', ''), 'S24');
    expect(trial.offer.detail.lease).toMatchObject({ days: 30, isTrial: true });
    expect(TANK.quoted(TANK.blank, trial).leaseDays).toBe('');
  });

  it('says of every tank what fits where no yard is near, and knows no lease of a day that has begun', () => {
    const far = tanksFor(LEASE.replace('CNNGB', 'CNCKG'));
    expect(far.every(({ price, detail }) => price === null && detail.stock === null)).toBe(true);
    const search = tankSearchOf(LEASE);
    expect(leaseNamed(search, 'TL-GLTK-S24-CNNGB-2026-12-03', MARKET.world)).not.toBeNull();
    expect(leaseNamed(search, 'TL-GLTK-S24-CNNGB-2026-11-20', MARKET.world)).toBeNull();
    expect(leaseNamed(search, 'TL-GLTK-S17-CNNGB-2026-12-03', MARKET.world), 'it has no such tank').toBeNull();
    expect(leaseNamed({ ...search, kind: 'TRIP' }, 'TL-GLTK-S24-CNNGB-2026-12-03', MARKET.world)).toBeNull();
  });
});
