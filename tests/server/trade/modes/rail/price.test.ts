import { describe, expect, it } from 'vitest';

import { railCharges, type RailPriceInput } from '../../../../../domain/modes/rail/price';
import type { RailRates } from '../../../../../domain/modes/rail/rates';
import { findRoute, routeMarket, ROUTES } from '../../../../../server/trade/modes/rail/routes';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';
import { tariffRates } from '../../../../../server/trade/modes/rail/tariff';

function ratesFor(market: string, rate = 1): RailRates {
  const route = findRoute(market);
  if (!route) throw new Error(`there is no route ${market}`);
  const rates = tariffRates(route, { rate, tariffs: demoTariffs() });
  if (!rates) throw new Error('the demo has every price');
  return rates;
}

const boxes = (...counted: [type: '20GP' | '40GP' | '40HQ', count: number][]): RailPriceInput => ({
  boxes: counted.map(([type, count]) => ({ type, count })),
  owner: 'COC',
  heating: 'NONE',
  isDanger: 'N',
  classes: [],
  services: [],
  insuredValue: '',
});

describe('rail price of the worked examples', () => {
  it.each<[string, string, RailPriceInput, number, number, number?]>([
    ['R1', 'R-HLBL-RXA-RDU', boxes(['40HQ', 1]), 640_691, 4_548_900],
    ['R2', 'R-HLBL-RXA-RMA', { ...boxes(['40HQ', 2]), owner: 'SOC' }, 1_048_564, 7_444_800],
    ['R3', 'R-SGZQ-RXA-RAA', { ...boxes(['20GP', 2]), services: ['TRN'] }, 358_170, 2_543_000],
    [
      'R4',
      'R-YTBL-RXA-RMO',
      { ...boxes(['40HQ', 1]), isDanger: 'Y', classes: ['9'], services: ['DGA'] },
      667_944,
      4_742_400,
    ],
    ['R5', 'R-YTBL-RZZ-RMO', { ...boxes(['40HQ', 1]), heating: 'HEAT' }, 633_691, 4_499_200],
    ['R6', 'R-SGZQ-RCD-RTA', { ...boxes(['20GP', 3]), heating: 'LINER' }, 784_677, 5_571_200],
    ['R7', 'R-YTBL-RSZ-RMA', { ...boxes(['40HQ', 1], ['20GP', 2]), services: ['LASH'] }, 1_289_729, 9_157_071, 0.97],
  ])('is $3 and $4 in cents and fen for example %s', (_, market, priced, dollars, yuan, rate) => {
    const charges = railCharges(priced, ratesFor(market, rate));
    expect([charges?.totalUsd.amount, charges?.totalYuan.amount]).toStrictEqual([dollars, yuan]);
  });

  it('names each line with its unit and quantity', () => {
    const priced: RailPriceInput = {
      ...boxes(['40HQ', 2]),
      isDanger: 'Y',
      classes: ['9'],
      services: ['DGA'],
      heating: 'HEAT',
    };
    const lines = railCharges(priced, ratesFor('R-HLBL-RXA-RDU'))?.lines ?? [];
    expect(lines.map(({ item, name, quantity, total }) => [item, name, quantity, total.amount])).toStrictEqual([
      ['RAF', '铁路运费 40HQ', 2, 1_120_000],
      ['DGS', '危险品附加费 40HQ', 2, 392_000],
      ['GAU', '口岸换装费 40HQ', 4, 48_000],
      ['COC', '用箱费 40HQ', 2, 90_000],
      ['HEAT', '加热箱 40HQ', 2, 280_000],
      ['STA', '站内作业费 40HQ', 2, 116_000],
      ['SEA', '施封费', 2, 10_000],
      ['DOC', '运单文件费', 1, 20_000],
      ['DGA', '危险货物批复代办', 1, 300_000],
    ]);
  });

  it('uses the dearest class in every box, and is null for an unknown class', () => {
    const of = (...classes: RailPriceInput['classes']) =>
      railCharges({ ...boxes(['40HQ', 1]), isDanger: 'Y', classes }, ratesFor('R-HLBL-RXA-RDU'));
    expect(of('9', '8')?.lines.find(({ item }) => item === 'DGS')?.total.amount).toBe(336_000);
    expect(of('9', '2.1')).toBeNull();
    expect(of(null)).toBeNull();
    expect(of()).toBeNull();
    expect(railCharges(boxes(), ratesFor('R-HLBL-RXA-RDU'))).toBeNull();
  });

  it('exists for every route and box type in whole minor units', () => {
    expect(ROUTES).toHaveLength(24);
    for (const route of ROUTES)
      for (const type of ['20GP', '40GP', '40HQ'] as const) {
        const priced: RailPriceInput = { ...boxes([type, 2]), isDanger: 'Y', classes: ['9'] };
        expect(Number.isSafeInteger(railCharges(priced, ratesFor(routeMarket(route), 1.07))?.totalUsd.amount)).toBe(
          true,
        );
      }
  });
});
