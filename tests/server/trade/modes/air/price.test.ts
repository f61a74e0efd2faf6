import { describe, expect, it } from 'vitest';

import { airCharges, type AirPriceInput } from '../../../../../domain/modes/air/price';
import type { AirRates } from '../../../../../domain/modes/air/rates';
import { airRatesFor } from '../../../../../server/trade/modes/air/tariff';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';

const FACTORS = { ZLKY: 1, MXHY: 1, YXHK: 1.06 } as const;

const ratesFor = (org: string, dst: string, airline: keyof typeof FACTORS, rate = 1): AirRates => {
  const rates = airRatesFor({ org, dst, factor: FACTORS[airline], rate, tariffs: demoTariffs() });
  if (!rates) throw new Error(`there is no price from ${org} to ${dst}`);
  return rates;
};

const PAINT = { unNo: '1263', hazardClass: '3' } as const;
const BATTERIES = { unNo: '3480', hazardClass: '9' } as const;
const RESIN = { unNo: '3082', hazardClass: '9' } as const;
const ACID = { unNo: '1805', hazardClass: '8' } as const;

const weight = (kg: number, m3: number, more: Partial<AirPriceInput> = {}): AirPriceInput => ({
  kg,
  cm3: m3 * 1e6,
  dangerous: [],
  awbType: 'MAWB',
  ...more,
});

const linesOf = (priced: AirPriceInput, rates: AirRates): string =>
  (airCharges(priced, rates)?.lines ?? []).map(({ item, total }) => `${item} ${total.amount / 100}`).join(', ');

describe('air freight price of the worked examples', () => {
  it.each([
    ['A1', ratesFor('PVG', 'FRA', 'ZLKY'), weight(120, 1.2), 130_508, 926_600],
    ['A2', ratesFor('PVG', 'FRA', 'ZLKY'), weight(88, 0.3), 66_023, 468_760],
    ['A3', ratesFor('PVG', 'SIN', 'MXHY'), weight(5, 0.02), 6071, 43_100],
    ['A4', ratesFor('PVG', 'LAX', 'ZLKY'), weight(260, 0.9, { dangerous: [PAINT] }), 290_733, 2_064_200],
    ['A5', ratesFor('PVG', 'FRA', 'ZLKY'), weight(150, 0.6, { dangerous: [BATTERIES] }), 159_508, 1_132_500],
    [
      'A6',
      ratesFor('CAN', 'SYD', 'YXHK'),
      weight(480, 1.9, { dangerous: [RESIN, ACID], awbType: 'HAWB' }),
      417_339,
      2_963_100,
    ],
    ['A7', ratesFor('CGO', 'LGG', 'ZLKY', 1.04), weight(1000, 8), 749_621, 5_322_308],
  ])('is $3 and $4 in cents and fen for example %s', (_, rates, priced, dollars, yuan) => {
    const charges = airCharges(priced, rates);
    expect([charges?.totalUsd.amount, charges?.totalYuan.amount]).toStrictEqual([dollars, yuan]);
  });

  it.each([
    ['A1', 'FRA', weight(120, 1.2), 'AF 7600, FSC 1300, SSC 144, THC 72, AWB 50, AMS 100'],
    ['A2', 'FRA', weight(88, 0.3), 'AF 3800, FSC 572, SSC 105.6, THC 60, AWB 50, AMS 100'],
    ['A3', 'SIN', weight(5, 0.02), 'AF 300, FSC 15, SSC 6, THC 60, AWB 50'],
    [
      'A5',
      'FRA',
      weight(150, 0.6, { dangerous: [BATTERIES] }),
      'AF 5700, DGS 3420, FSC 975, SSC 180, THC 300, AWB 50, AMS 100, RAC 600',
    ],
  ])('%s, line by line', (_, dst, priced, words) => {
    expect(linesOf(priced, ratesFor('PVG', dst, 'ZLKY'))).toBe(words);
  });

  it('A6, A7, line by line', () => {
    const resinAndAcid = weight(480, 1.9, { dangerous: [RESIN, ACID], awbType: 'HAWB' });
    expect(linesOf(resinAndAcid, ratesFor('CAN', 'SYD', 'YXHK'))).toBe(
      'AF 16530, DGS 8265, FSC 2640, SSC 576, THC 720, AWB 50, HAWB 50, RAC 600, RACX 200',
    );
    expect(linesOf(weight(1000, 8), ratesFor('CGO', 'LGG', 'ZLKY', 1.04))).toBe(
      'AF 42605.33, FSC 8667.75, SSC 1200, THC 600, AWB 50, AMS 100',
    );
  });

  it('names each line with its unit and quantity', () => {
    const lines = airCharges(weight(260, 0.9, { dangerous: [PAINT] }), ratesFor('PVG', 'LAX', 'ZLKY'))?.lines ?? [];
    expect(lines.map(({ item, name, quantity, total }) => [item, name, quantity, total.amount])).toStrictEqual([
      ['AF', '空运费（100 级）', 260, 1_144_000],
      ['DGS', '危险品附加费（空运费的 50%）', 1, 572_000],
      ['FSC', '燃油附加费', 260, 195_000],
      ['SSC', '安全附加费', 260, 31_200],
      ['THC', '地面操作费', 260, 39_000],
      ['AWB', '运单费', 1, 5000],
      ['AMS', '舱单预申报费', 1, 18_000],
      ['RAC', '危险品收运检查费', 1, 60_000],
    ]);
  });

  it('names the minimum charge, and the weight break of the charged weight', () => {
    const name = (kg: number) => airCharges(weight(kg, 0.01), ratesFor('PVG', 'SIN', 'MXHY'))?.lines[0]?.name;
    expect([name(5), name(30), name(88)]).toStrictEqual(['空运费（最低收费）', '空运费（N 级）', '空运费（100 级）']);
  });

  it('is null for a class outside the tariff and for no goods', () => {
    const rates = ratesFor('PVG', 'FRA', 'ZLKY');
    expect(airCharges(weight(10, 0.1, { dangerous: [{ unNo: '1040', hazardClass: '2.3' }] }), rates)).toBeNull();
    expect(airCharges(weight(0, 0), rates)).toBeNull();
  });
});
