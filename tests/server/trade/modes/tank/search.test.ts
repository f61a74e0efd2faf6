import { describe, expect, it } from 'vitest';

import { findAlternatives, searchTanks } from '../../../../../server/trade/modes/tank/search';
import { createSea } from '../../../../../server/trade/sea/sea';
import type { TankOffer } from '../../../../../domain/modes/tank/quote';
import { LEASE, MARKET, tankSearchOf, tanksFor, TOLUENE } from '../../../../support/tank-order';

const codesOf = ({ detail }: TankOffer): string[] => detail.findings.map(({ code }) => code);
const priced = (address: string) => tanksFor(address).filter(({ price }) => price !== null);
const named = (offers: readonly TankOffer[], tank: string) => offers.filter(({ detail }) => detail.tank === tank);

const HERE = 'org=CNSHA&dst=NLRTM&etd=2026-12-03';

describe('tank search', () => {
  it('shows which tanks fit and how many, before ports are chosen', () => {
    const offers = tanksFor('un=1294&q=40&tf=20');
    expect(offers.map(({ detail }) => detail.tank)).toEqual([
      'S24',
      'S26',
      'S21B',
      'S17',
      'E24',
      'F24',
      'C21',
      'L17',
      'X20',
      'X22',
      'G24',
    ]);
    expect(offers.every(({ price, leavesAt }) => price === null && leavesAt === null)).toBe(true);
    expect(named(offers, 'S24')[0]?.detail).toMatchObject({
      window: { leastKg: 16_649, mostKg: 19_531, mostPercent: 93.85 },
      plan: { kind: 'between', mostKg: 39_062, leastKg: 49_947 },
    });
    expect(named(offers, 'S26')[0]?.detail.plan).toMatchObject({ tanks: 2, eachKg: 20_000, percent: 88.7 });
  });

  it('blocks dangerous goods declared harmless by name, without calling them unknown', () => {
    for (const address of ['d=N&goods=甲苯', 'goods=甲苯', `d=N&goods=甲苯&d15=0.8718&d50=0.839&q=19&tf=20&${HERE}`]) {
      const offers = tanksFor(address);
      expect(offers.every(({ acceptance }) => acceptance.level === 'BLOCK')).toBe(true);
      expect(offers.flatMap(codesOf)).not.toContain('tankUntold');
      expect(offers[0]?.detail.findings[0]).toMatchObject({
        level: 'BLOCK',
        code: 'tankDeclared',
        given: { unNo: '1294', goods: '甲苯' },
      });
    }
    expect(tanksFor('goods=甘油&q=20&tf=45').flatMap(codesOf)).not.toContain('tankDeclared');
    expect(tanksFor('goods=甲苯溶液').flatMap(({ detail }) => detail.findings)).toContainEqual(
      expect.objectContaining({ level: 'MANUAL', code: 'tankResembles' }),
    );
    expect(tanksFor('goods=没有这种东西').flatMap(codesOf)).toContain('tankUntold');
  });

  it('plans one full tank when no quantity is given', () => {
    const [s24] = named(tanksFor('un=1294'), 'S24');
    expect(s24?.detail.plan).toMatchObject({ kind: 'fits', tanks: 1, eachKg: 19_531 });
  });

  it('fills no tank below the surge limit when no quantity is given', () => {
    const offers = tanksFor(`un=1830&${HERE}`);
    const slack = offers.filter(({ detail }) => detail.plan?.kind === 'fits' && detail.plan.percent < 80);
    expect(slack.filter(({ detail }) => detail.tank !== 'S21B')).toEqual([]);
    expect(named(offers, 'X20').map(({ price, acceptance }) => [price, acceptance.level])).toEqual([
      [null, 'BLOCK'],
      [null, 'BLOCK'],
    ]);
    expect(named(offers, 'C21').some(({ price }) => price !== null)).toBe(true);
  });

  it('prices each tank on a sailing by rent, days and freight', () => {
    const [s26] = named(priced(TOLUENE), 'S26');
    expect(s26).toMatchObject({
      state: 'OPEN',
      detail: { voyage: { vessel: expect.any(String) }, stock: { free: 3 } },
    });
    const rent = s26?.price?.charges.lines.find(({ item }) => item === 'TANKR');
    expect(rent?.quantity).toBe(2 * (s26?.detail.terms?.days ?? 0));
    expect(s26?.detail.terms?.days).toBe(26 + (s26?.detail.voyage?.transitDays ?? 0));
  });

  it('prefers baffled tanks for little cargo, and suggests drums', () => {
    const [s24] = named(tanksFor(`un=1294&q=4&tf=20&${HERE}`), 'S24');
    expect([s24?.detail.plan, s24 && codesOf(s24)]).toMatchObject([
      { tanks: 1, percent: 19.2, isLittle: true },
      expect.arrayContaining(['tankLittle']),
    ]);
  });

  it.each([
    ['acid in steel', `un=1789&pg=II&q=20&tf=20&${HERE}`, 'S24', ['tankCodeBottom', 'tankMaterial']],
    ['peroxide that no fleet can take', `un=2014&q=20&tf=20&${HERE}`, 'C21', ['tankMaterial']],
    ['a gas where nobody has gas tanks', `un=1978&${HERE}`, 'G24', ['tankNobody']],
  ])('has no price for %s, with the reason', (_, address, tank, codes) => {
    const [offer] = named(tanksFor(address), tank);
    expect([offer?.price, offer?.acceptance.level]).toEqual([null, 'BLOCK']);
    expect(offer && codesOf(offer)).toEqual(expect.arrayContaining(codes));
  });

  it('blocks an operator that refuses the class, with the reason', () => {
    const poison = tanksFor('un=1593&q=25&tf=20&org=CNSHA&dst=SGSIN&etd=2026-12-03');
    const refused = poison.filter(({ supplier }) => supplier?.code === 'YXTK');
    expect(refused.length).toBeGreaterThan(0);
    for (const offer of refused) {
      expect(offer.price).toBeNull();
      expect(codesOf(offer)).toContain('tankOperator');
    }
  });

  it('leaves ports without empty tanks to enquiry, and blocks ports without dangerous goods', () => {
    const harmless = tanksFor('d=N&goods=乙二醇&q=24&tf=25&org=CNCKG&dst=NLRTM').filter(({ supplier }) => supplier);
    expect(harmless.every(({ price }) => price === null)).toBe(true);
    expect(harmless.some(({ acceptance, state }) => acceptance.level !== 'BLOCK' && state === 'ENQUIRE')).toBe(true);
    const dangerous = tanksFor('un=1294&q=19&tf=20&org=CNCKG&dst=NLRTM').filter(({ supplier }) => supplier);
    expect(dangerous.every(({ acceptance }) => acceptance.level === 'BLOCK')).toBe(true);
  });

  it('moves to the next sailing when one is full, and leaves that one out of the alternatives', () => {
    const one = TOLUENE.replace('q=40', 'q=19');
    const [first] = named(priced(one), 'S24');
    const full = { ...MARKET.world, taken: (id: string) => (id === first?.detail.voyage?.sailingId ? 1000 : 0) };
    const market = { sea: createSea({}), world: full };
    const later = searchTanks(tankSearchOf(one), market).offers;
    const [next] = named(later, 'S24').filter(({ state }) => state === 'OPEN');
    expect(next).toBeDefined();
    expect(next?.detail.voyage?.sailingId).not.toBe(first?.detail.voyage?.sailingId);
    const others = findAlternatives(tankSearchOf(one), first?.offerId ?? '', MARKET);
    expect(others.map(({ offerId }) => offerId)).not.toContain(first?.offerId);
  });

  it('offers leases as alternatives to a lease, and sailings to a sailing', () => {
    const others = (address: string) => {
      const offers = tanksFor(address);
      const [missed] = offers.filter(({ state }) => state === 'OPEN');
      const ways = findAlternatives(tankSearchOf(address), missed?.offerId ?? '', MARKET);
      expect(ways.map(({ offerId }) => offerId)).not.toContain(missed?.offerId);
      return ways.map(({ detail, state }) => [state, detail.lease === null ? 'ship' : 'hire']);
    };
    expect(others(LEASE)).toEqual(Array.from({ length: 2 }, () => ['OPEN', 'hire']));
    expect(others(TOLUENE)).toEqual(Array.from({ length: 2 }, () => ['OPEN', 'ship']));
  });
});
