import { describe, expect, it } from 'vitest';

import { fillWindow } from '../../../../domain/goods/tank/fill';
import { findTankType } from '../../../../domain/goods/tank/types';
import { MODES } from '../../../../domain/mode-ids';
import { tankQuestion } from '../../../../domain/modes/tank/search';
import { fillFigures } from '../../../../domain/modes/tank/cargo';
import type { TankForm } from '../../../../domain/modes/tank/form';
import { TANK } from '../../../../domain/modes/tank/mode';
import type { TankOffer } from '../../../../domain/modes/tank/quote';
import { leastDays } from '../../../../domain/modes/tank/week';
import { readSearchCargo } from '../../../../server/trade/modes/tank/cargo-asked';
import { searchTanks } from '../../../../server/trade/modes/tank/search';
import { partedRows } from '../../../../src/modes/tank/listed';
import {
  MARKET,
  soundTank,
  tankFacts,
  tankQuoteFor,
  tankSearchOf,
  tanksFor,
  TOLUENE,
} from '../../../support/tank-order';

const HERE = 'org=CNSHA&dst=NLRTM&etd=2026-12-03';
const of = (offers: readonly TankOffer[], tank: string) => offers.filter(({ detail }) => detail.tank === tank);
const codesOf = ({ detail }: TankOffer) => detail.findings.map(({ level, code }) => `${level} ${code}`);
const codes = (offers: readonly TankOffer[]) => [...new Set(offers.flatMap(codesOf))];
const s24 = findTankType('S24');

describe('edge cases of tanks', () => {
  it('1: allows four tons below a fifth in one tank, behind baffles, and suggests drums', () => {
    const offers = tanksFor(`un=1294&q=4&tf=20&${HERE}`);
    const { listed } = partedRows(offers);
    expect(listed[0]?.detail.tank).toBe('S21B');
    expect(of(offers, 'S24')[0]?.detail.plan).toMatchObject({ kind: 'fits', tanks: 1, percent: 19.2, isLittle: true });
    expect(codes(of(offers, 'S24'))).toContain('PASS tankLittle');
  });

  it('2: caps a filling at sixty degrees at 95 per cent without a formula', () => {
    const filled = fillFigures(readSearchCargo(tankSearchOf('d=N&goods=甘油')), {
      d15: null,
      d50: null,
      loadC: 60,
      hotC: null,
    });
    expect(filled && s24 && fillWindow(s24, filled).mostPercent).toBe(95);
  });

  it('3: uses the library density when none is typed, and never passes without any', () => {
    expect(tanksFor('un=1294&q=40&d15=0.8718')[0]?.detail.window).not.toBeNull();
    // α from the library: with one typed density the filling must stay at 93.85 %, with the same α.
    const windowOfS24 = (words: string) => of(tanksFor(`un=1294&q=19&tf=20${words}`), 'S24')[0]?.detail.window;
    expect(windowOfS24('')).toMatchObject({ mostPercent: 93.85, leastKg: 16_649, mostKg: 19_531 });
    expect(windowOfS24('&d15=0.86')?.mostPercent).toBe(93.85);
    expect(windowOfS24('&d50=0.83')?.mostPercent).toBe(93.85);
    expect(windowOfS24('&d15=0.8')?.mostKg).toBeLessThan(19_531);
    const off = of(tanksFor('un=1294&q=19&tf=20&d15=0.8'), 'S24');
    expect(codes(off)).toContain('MANUAL tankDensityOff');
    expect(codes(off)).not.toContain('MANUAL tankDensityUntold');
    const unknown = tanksFor('d=N&goods=一种新的液体&q=20');
    expect(unknown.every(({ detail }) => detail.window === null)).toBe(true);
    expect(codes(unknown)).toContain('MANUAL tankDensityUntold');
    expect(unknown.every(({ acceptance }) => acceptance.level !== 'PASS')).toBe(true);
  });

  it('4: reports two equal densities as a fault', () => {
    const asked = tankQuestion.asked('un=1294&q=40&d15=0.85&d50=0.85');
    expect([tankQuestion.missing(asked), tankQuestion.searchOf(asked)]).toEqual([['d50'], null]);
    const faults = TANK.faults({ ...soundTank, density50: soundTank.density15 }, tankFacts());
    expect(faults).toContainEqual(expect.objectContaining({ path: 'density50', code: 'tankDensityOrder' }));
  });

  it('5: refuses hydrochloric acid in a standard tank for two reasons, without a price', () => {
    const offers = tanksFor(`un=1789&pg=II&q=20&tf=20&${HERE}`);
    const standard = of(offers, 'S24');
    expect(codes(standard)).toEqual(expect.arrayContaining(['BLOCK tankCodeBottom', 'BLOCK tankMaterial']));
    expect(standard.every(({ price }) => price === null)).toBe(true);
    expect(partedRows(offers).listed.map(({ detail }) => detail.tank)).not.toContain('S24');
  });

  it('6: excludes an operator that refuses poison, with the reason', () => {
    const refused = tanksFor('un=1593&q=25&tf=20&org=CNSHA&dst=SGSIN').filter(
      ({ supplier }) => supplier?.code === 'YXTK',
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const offer of refused)
      expect([offer.price, codesOf(offer)]).toEqual([null, expect.arrayContaining(['BLOCK tankOperator'])]);
  });

  it('7: has no offer for a gas without gas tanks on the line', () => {
    const offers = tanksFor(`un=1978&${HERE}`);
    expect(offers.every(({ price }) => price === null)).toBe(true);
    expect(codes(of(offers, 'G24'))).toContain('BLOCK tankNobody');
  });

  it('8: refuses dangerous goods at Chongqing and has no empty tanks there', () => {
    const dangerous = tanksFor('un=1294&q=19&tf=20&org=CNCKG&dst=NLRTM').filter(({ supplier }) => supplier);
    expect(dangerous.every(({ acceptance }) => acceptance.level === 'BLOCK')).toBe(true);
    const harmless = tanksFor('d=N&goods=乙二醇&q=24&tf=25&org=CNCKG&dst=NLRTM').filter(({ supplier }) => supplier);
    expect(harmless.every(({ price }) => price === null)).toBe(true);
    expect(harmless.some(({ state, acceptance }) => state === 'ENQUIRE' && acceptance.level !== 'BLOCK')).toBe(true);
  });

  it('9: locks the price for forty-eight hours', () => expect(MODES.TANK.lockMs).toBe(48 * 3_600_000));

  it('10: requires sixty days for thirty-four days at sea', () => {
    expect(leastDays(34)).toBe(60);
    const quote = tankQuoteFor();
    const days = { ...quote.rates.days, least: 60 };
    const facts = tankFacts({ ...quote, rates: { ...quote.rates, days } });
    const faults = TANK.faults({ ...soundTank, leaseDays: '20' }, facts);
    expect(faults).toContainEqual({ path: 'leaseDays', code: 'tankLeaseShort', given: { least: 60 } });
  });

  it('11: splits 50.1 tons evenly into three standard tanks', () => {
    expect(of(tanksFor('un=1294&q=50.1&tf=20'), 'S24')[0]?.detail.plan).toMatchObject({
      kind: 'fits',
      tanks: 3,
      eachKg: 16_700,
    });
  });

  it('12: needs more tanks for more goods, at the locked rates', () => {
    const quote = tankQuoteFor();
    const facts = tankFacts(quote);
    const price = (change: Partial<TankForm>) => TANK.price({ ...soundTank, ...change }, quote, facts.goodsOf);
    const faults = TANK.faults({ ...soundTank, quantityT: '60' }, facts);
    expect(faults).toContainEqual(expect.objectContaining({ path: 'tanks', code: 'tankTooFew' }));
    const line = (tanks: string) => price({ tanks })?.lines.find(({ item }) => item === 'OF');
    expect([line('2')?.quantity, line('3')?.quantity]).toEqual([2, 3]);
    expect(line('3')?.unitPrice).toEqual(line('2')?.unitPrice);
    expect(price({ quantityT: '60' }), 'never what two tanks cost').toBeNull();
    expect(price({ quantityT: '60', tanks: '3' })).toEqual(price({ tanks: '3' }));
  });

  it('13: reads full-width and grouped digits', () => {
    expect(tankQuestion.searchOf(tankQuestion.asked('un=1294&q=２０&tf=２５'))).toMatchObject({ tons: 20, loadC: 25 });
    expect(tankQuestion.searchOf(tankQuestion.asked('un=1294&q=1,000'))).toMatchObject({ tons: 1000 });
  });

  it('14: points from a full ship with tanks left to the next ship', () => {
    const one = TOLUENE.replace('q=40', 'q=19');
    const first = of(tanksFor(one), 'S24').find(({ state }) => state === 'OPEN');
    const full = { ...MARKET.world, taken: (id: string) => (id === first?.detail.voyage?.sailingId ? 1000 : 0) };
    const offers = of(searchTanks(tankSearchOf(one), { ...MARKET, world: full }).offers, 'S24');
    const [next] = offers.filter(({ state, supplier }) => state === 'OPEN' && supplier?.code === first?.supplier?.code);
    expect([first?.detail.voyage?.sailingId, next?.detail.voyage?.sailingId].every(Boolean)).toBe(true);
    expect(next?.detail.voyage?.sailingId).not.toBe(first?.detail.voyage?.sailingId);
  });

  it('15: refuses peroxide, since no fleet has passivated tanks', () => {
    const offers = tanksFor(`un=2014&q=20&tf=20&${HERE}`);
    expect(offers.every(({ price, acceptance }) => price === null && acceptance.level === 'BLOCK')).toBe(true);
    expect(codes(of(offers, 'S24'))).toContain('BLOCK tankMaterial');
    expect(partedRows(offers).listed).toEqual([]);
  });
});
