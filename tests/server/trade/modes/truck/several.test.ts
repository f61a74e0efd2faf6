import { describe, expect, it } from 'vitest';

import { TRUCK } from '../../../../../domain/modes/truck/mode';
import { blankTruck } from '../../../../../domain/modes/truck/form';
import type { TruckOffer } from '../../../../../domain/modes/truck/quote';
import { readGroupedNumbers, formatGroupedNumbers } from '../../../../../domain/goods/grouped-numbers';
import { truckQuestion } from '../../../../../domain/modes/truck/search';
import { truckFacts, truckQuoteFor, trucksFor } from '../../../../support/truck-order';

const asked = (un: string, others: string) =>
  `org=3101&dst=4401&d=Y&un=${un}&with=${others}&kg=6000&m3=12&etd=2026-12-07`;

const on = (address: string, vehicle: string): TruckOffer => {
  const found = trucksFor(address).find(({ detail }) => detail.vehicle === vehicle && detail.carrier === 'LXWY');
  if (!found) throw new Error(`no ${vehicle}`);
  return found;
};
const saidOn = (address: string, vehicle: string) =>
  on(address, vehicle).detail.findings.map(({ level, code }) => `${level} ${code}`);

describe('several goods on one truck', () => {
  it('are encoded by UN number and packing group in address and field', () => {
    const { others } = truckQuestion.asked(asked('1307', '1263_II.3082'));
    expect(readGroupedNumbers(others)).toEqual([
      { unNo: '1263', group: 'II' },
      { unNo: '3082', group: null },
    ]);
    expect(formatGroupedNumbers(readGroupedNumbers(others))).toBe('1263_II.3082');
    expect(truckQuestion.parts.others.entered('1263_II，3082 ')).toBe('1263_II.3082');
    expect(truckQuestion.asked(asked('1307', '12')).others).toBeNull();
  });

  it('are blocked or left to manual review by the mixed-loading table', () => {
    expect(saidOn(asked('2014', '1263_II'), 'BOX96')).toContain('BLOCK truckMixHouse');
    expect(on(asked('2014', '1263_II'), 'BOX96').price).toBeNull();
    expect(saidOn(asked('1789', '1824'), 'BOX96')).toContain('MANUAL truckMixAsk');
    expect(saidOn(asked('1350', '1219'), 'BOX96').filter((said) => said.includes('truckMix'))).toEqual([]);
  });

  it('are blocked in a tank truck', () => {
    const tanks = trucksFor(asked('1307', '1294').replace('org=3101', 'org=3302'));
    const tank = tanks.find(({ detail }) => detail.vehicle === 'TANK30');
    expect(tank?.acceptance).toMatchObject({ level: 'BLOCK', reason: '一辆罐车只装一种货物，这批有 2 种，请分车' });
  });

  it('use the highest surcharge factor, in list and form alike', () => {
    const surcharge = (address: string) =>
      on(address, 'BOX96').price?.charges.lines.find(({ item }) => item === 'DGS')?.name;
    expect(surcharge(asked('1219', '1350'))).toBe('危险品附加费 ×1.4');
    expect(surcharge(asked('1350', '1219'))).toBe('危险品附加费 ×1.4');
  });

  it('fill the form row by row, without weights per row', () => {
    const quote = truckQuoteFor(asked('1350', '1219'), 'BOX96');
    const { goods, places } = TRUCK.quoted(blankTruck, quote);
    expect(goods.map(({ unNo, grossKg }) => [unNo, grossKg])).toEqual([
      ['1350', ''],
      ['1219', ''],
    ]);
    expect(Object.values(places).map(({ place }) => ({ place }))).toEqual([{ place: 'MIDDLE' }, { place: 'MIDDLE' }]);
    const weighed = { ...TRUCK.quoted(blankTruck, quote), trucks: '1' };
    const form = {
      ...weighed,
      goods: weighed.goods.map((row, at) => ({ ...row, grossKg: ['2500', '3500'][at] ?? '' })),
    };
    expect(TRUCK.price(form, quote, truckFacts(quote).goodsOf)?.totalYuan).toEqual(
      quote.offer.price?.charges.totalYuan,
    );
  });
});
