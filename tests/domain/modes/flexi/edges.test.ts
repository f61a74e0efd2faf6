import { describe, expect, it } from 'vitest';

import { bagLoad, bagPlan, cargoKg, mostLitres } from '../../../../domain/goods/tank/flexitank';
import { readFlexiQuery, tankAddress } from '../../../../domain/modes/flexi/address';
import { rowFaults } from '../../../../domain/modes/flexi/asked';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import { FLEXI } from '../../../../domain/modes/flexi/mode';
import { coldestC, freezesOnTheWay } from '../../../../domain/offer/climate';
import { flexiFacts, flexiQuoteFor, offersFor, soundFlexi } from '../../../support/flexi-order';

const quote = flexiQuoteFor();
const sound = soundFlexi(quote);
const said = (change: Partial<FlexiForm>, of = quote) =>
  FLEXI.acceptance({ ...sound, ...change }, flexiFacts(of)).findings.map(({ level, code }) => `${level} ${code}`);
const faults = (typed: string) => rowFaults(readFlexiQuery(typed).row);
const found = (search: Parameters<typeof offersFor>[0]) => [
  ...new Set(offersFor(search).flatMap(({ detail }) => detail.findings.map(({ level, code }) => `${level} ${code}`))),
];

describe('edge cases of flexitanks', () => {
  it('1: stops class 9 and leads to tanks with goods and amount', () => {
    const asked = readFlexiQuery('?d=Y&un=3082&goods=环氧树脂&q=24&tf=25&org=CNSHA&dst=NLRTM');
    expect(asked.isDanger).toBe('Y');
    const address = decodeURIComponent(tankAddress('/tankIndex', asked, null));
    expect(address).toBe('/tankIndex?org=CNSHA&dst=NLRTM&d=Y&un=3082&goods=环氧树脂&q=24&tf=25');
    expect(said({ goods: [{ ...sound.goods[0]!, unNo: '3082' }] })).toContain('BLOCK flexiDanger');
  });

  it('2: refuses a density of 1.7', () => {
    expect(faults('?goods=乙二醇&rho=1.7')).toEqual(['density']);
    expect(faults('?goods=乙二醇&rho=1.6')).toEqual([]);
    expect(FLEXI.faults({ ...sound, density: '1.7' }, flexiFacts(quote))).toContainEqual(
      expect.objectContaining({ path: 'density', code: 'flexiDensity' }),
    );
  });

  it('3: fills a whole bag with 14,400 kg of the lightest liquid', () => {
    expect(mostLitres(0.6)).toBe(24_000);
    expect(cargoKg(24_000, 0.6)).toBe(14_400);
  });

  it('4: refuses 11,500 litres as too little', () => {
    expect(faults('?goods=乙二醇&vol=11500')).toEqual(['litres']);
    expect(bagLoad(11_500, 1.11)).toEqual({ kind: 'tooLittle', litres: 11_500 });
  });

  it('5: refuses 24,000 litres of glycol as too heavy and proposes 21,600', () => {
    expect(bagLoad(24_000, 1.11)).toEqual({ kind: 'tooHeavy', litres: 24_000, kg: 26_640, instead: 21_600 });
    expect(said({ litres: '24000' })).toContain('BLOCK flexiMass');
  });

  it('6: requires approval by the consignee for 20,640 kg to America', () => {
    expect(found({ dstPortCode: 'USLAX', kg: 20_640, litres: null })).toContain('NEED_APPROVAL flexiUsRoad');
    expect(found({ dstPortCode: 'USLAX', kg: 19_000, litres: null })).not.toContain('NEED_APPROVAL flexiUsRoad');
  });

  it('7: excludes a line with a lower weight limit', () => {
    const asked = offersFor({ dstPortCode: 'SGSIN', kg: 20_640, litres: null });
    expect(asked.map(({ detail }) => detail.carrier.code)).not.toContain('TJIA');
    const light = { ...quote, offer: { ...quote.offer, detail: { ...quote.offer.detail, mostKg: 20_000 } } };
    expect(said({ litres: '18600' }, light)).toContain('BLOCK flexiCarrierOver');
  });

  it('8: excludes a maker without food-grade bags', () => {
    const makers = offersFor({ orgPortCode: 'CNTAO', food: 'Y' }).map(({ supplier }) => supplier.code);
    expect(makers).toContain('NRFB');
    expect(makers).not.toContain('WQNB');
  });

  it('9: leaves glycol liquid in July but heats glycerol', () => {
    const july = coldestC('欧洲', Date.parse('2026-07-01T04:00:00Z'), Date.parse('2026-08-05T04:00:00Z')) ?? NaN;
    expect(july).toBe(10);
    expect([freezesOnTheWay(-13, july), freezesOnTheWay(18, july)]).toEqual([false, true]);
  });

  it('10: allows a Sunday fitting with a surcharge outside the total', () => {
    const goodsOf = () => null;
    expect(said({ fitDay: '2026-11-22' })).toContain('PASS flexiSunday');
    expect(FLEXI.price({ ...sound, fitDay: '2026-11-22' }, quote, goodsOf)).toEqual(FLEXI.price(sound, quote, goodsOf));
  });

  it('11: splits forty tons into two equal bags', () => {
    expect(bagPlan({ kg: 40_000, litres: null }, 1.11)).toMatchObject({
      kind: 'fits',
      bags: 2,
      litres: 18_018,
      kg: 20_000,
    });
  });

  it('12: requires a manual check for unknown goods that may be ordered', () => {
    const offers = offersFor({ goods: '一种新的液体' });
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ acceptance }) => acceptance.level === 'MANUAL' || acceptance.level === 'BLOCK')).toBe(true);
    expect(said({ goods: [{ ...sound.goods[0]!, nameCn: '一种新的液体', casNo: '' }] })).toContain(
      'MANUAL flexiUnknown',
    );
  });

  it('13: ignores a UN number in the remark and requires the promise', () => {
    expect(said({ remark: 'UN 1294' })).toEqual(said({}));
    expect(FLEXI.faults({ ...sound, noDgPromise: false }, flexiFacts(quote)).map(({ path }) => path)).toContain(
      'noDgPromise',
    );
  });
});
