import { describe, expect, it } from 'vitest';

import { breakEven } from '../../../../../domain/modes/lcl/break-even';
import { lclCharges, type PricedRow } from '../../../../../domain/modes/lcl/price';
import { shareOrBoxCopy } from '../../../../../src/copy/pages/lcl';
import { formatMoney } from '../../../../../domain/values/money';
import { findGoods } from '../../../../../server/world/dangerous-goods/library';
import { seaCharges } from '../../../../../server/trade/sea/charges';
import { findService, SERVICES } from '../../../../../server/trade/modes/lcl/services';
import { serviceRates } from '../../../../../server/trade/modes/lcl/asked';
import { tariffRates } from '../../../../../server/trade/modes/lcl/tariff';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';

type Said = { un?: string; pieces: number; kg: number; m3: number; longCm?: number };

const rowOf = ({ un, pieces, kg, m3, longCm }: Said): PricedRow => {
  const goods = un === undefined ? undefined : findGoods(un);
  return {
    hazards: goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [],
    pieces,
    kg,
    m3,
    longCm: longCm ?? null,
  };
};

const wayOf = (shed: string, dst: string, rate = 1, wholeBox: number | null = null) => {
  const service = findService(shed, dst);
  const rates = service && serviceRates(service, { rate, wholeBox, tariffs: demoTariffs() });
  if (!rates) throw new Error(`no rates from ${shed} to ${dst}`);
  return rates;
};

const charged = (way: readonly [shed: string, dst: string, rate?: number], goods: Said[], isStackable = true) =>
  lclCharges({ rows: goods.map(rowOf), isStackable }, wayOf(...way));

const L1: Said = { un: '1263', pieces: 2, kg: 860, m3: 1.45 };

describe('LCL price', () => {
  it.each([
    ['as heavy as two tons each', { pieces: 2, kg: 4000, m3: 5 }, undefined],
    ['a gram heavier', { pieces: 2, kg: 4000.001, m3: 5 }, [2, '¥300.00']],
    ['three metres long', { pieces: 2, kg: 900, m3: 5, longCm: 300 }, undefined],
    ['a centimetre longer', { pieces: 2, kg: 900, m3: 5, longCm: 301 }, [2, '¥200.00']],
  ] as const)('surcharges pieces %s', (_, goods, expected) => {
    const lines = charged(['SHWG', 'NLRTM'], [goods])?.lines ?? [];
    const more = lines.find(({ item }) => item === 'OVW' || item === 'OVL');
    expect(more && [more.quantity, formatMoney(more.total)]).toStrictEqual(expected);
  });

  it.each([
    ['L1', ['SHWG', 'NLRTM'], [L1], true, '$385.96', '¥2,740.29'],
    ['L2', ['SHWG', 'SGSIN'], [{ pieces: 6, kg: 2300, m3: 1.5 }], true, '$145.37', '¥1,032.09'],
    ['L3', ['NBBL', 'USLAX'], [{ un: '3082', pieces: 1, kg: 380, m3: 0.4 }], true, '$332.08', '¥2,357.70'],
    [
      'L4',
      ['SHWG', 'DEHAM'],
      [
        { un: '1230', pieces: 2, kg: 400, m3: 0.6 },
        { un: '1294', pieces: 3, kg: 520, m3: 0.75 },
      ],
      true,
      '$387.49',
      '¥2,751.12',
    ],
    ['L5', ['SHWG', 'AUSYD'], [{ pieces: 1, kg: 900, m3: 1.8 }], false, '$217.36', '¥1,543.25'],
    ['L6', ['QDHD', 'JPOSA'], [{ un: '2014', pieces: 40, kg: 1200, m3: 1.1 }], true, '$348.35', '¥2,473.26'],
    ['L7', ['NBZH', 'NLRTM', 1.05], [{ pieces: 1, kg: 2400, m3: 3.2, longCm: 420 }], true, '$396.65', '¥2,816.18'],
  ] as const)('matches the worked example %s', (_, way, goods, isStackable, dollars, yuan) => {
    const charges = charged(way, [...goods], isStackable);
    expect(charges && [formatMoney(charges.totalUsd), formatMoney(charges.totalYuan)]).toStrictEqual([dollars, yuan]);
  });

  it('lists its lines, with minimum tons where they apply', () => {
    expect(
      charged(['SHWG', 'NLRTM'], [L1])?.lines.map(({ item, quantity, total }) => [item, quantity, formatMoney(total)]),
    ).toStrictEqual([
      ['OF', 1.45, '$89.90'],
      ['LSS', 1.45, '$7.25'],
      ['DGS', 1.45, '$65.25'],
      ['ENS', 1, '$25.00'],
      ['CFS', 2, '¥440.00'],
      ['ORC', 1.45, '¥79.75'],
      ['WHIN', 2, '¥40.00'],
      ['DOC', 1, '¥300.00'],
      ['DGD', 1, '¥500.00'],
      ['LBL', 10, '¥50.00'],
    ]);
  });

  it.each<[country: string, told: string | null]>([
    ['US', 'AMS $30.00'],
    ['CA', 'ACI $30.00'],
    ...['NL', 'DE', 'BE', 'FR', 'IT', 'ES', 'GR'].map((country): [string, string] => [country, 'ENS $25.00']),
    ['JP', 'AFR $25.00'],
    ['SG', null],
  ])('includes the advance manifest fee for %s', (country, told) => {
    const way = { line: '欧洲', country, rate: 1, tariffs: demoTariffs(), wholeBox: null };
    const manifest = tariffRates(way)?.manifest ?? null;
    expect(manifest && `${manifest.item} ${formatMoney({ amount: manifest.perBill, currency: '2' })}`).toBe(told);
  });

  it('follows the market in its freight only', () => {
    const [plain, dear] = [charged(['SHWG', 'NLRTM'], [L1]), charged(['SHWG', 'NLRTM', 1.08], [L1])];
    const changed = plain?.lines.filter(({ total }, at) => dear?.lines[at]?.total.amount !== total.amount);
    expect(changed?.map(({ item }) => item)).toStrictEqual(['OF']);
  });

  it('is null for an unpriced class and for no rows', () => {
    const strange: PricedRow = { hazards: ['1.4'], pieces: 1, kg: 1, m3: 1, longCm: null };
    const rates = wayOf('SHWG', 'NLRTM');
    expect(lclCharges({ rows: [strange, rowOf(L1)], isStackable: true }, rates)).toBeNull();
    expect(lclCharges({ rows: [], isStackable: true }, rates)).toBeNull();
  });

  it('exists for every class of every shed on every service', () => {
    for (const service of SERVICES) {
      const rates = serviceRates(service, { rate: 1, wholeBox: null, tariffs: demoTariffs() });
      for (const hazard of [null, ...(service.dangerBoxes > 0 ? service.shed.classes : [])]) {
        const row = { hazards: hazard === null ? [] : [hazard], pieces: 3, kg: 777, m3: 2.345, longCm: null };
        expect(rates && lclCharges({ rows: [row], isStackable: true }, rates)).not.toBeNull();
      }
    }
  });
});

describe('own box instead of LCL', () => {
  const wholeBox = (line: string, classes: readonly ['3'] | null) =>
    seaCharges(line, 1, {
      cargo: classes ? { kind: 'DANGEROUS', classes } : { kind: 'GENERAL' },
      boxes: [{ type: '20GP', count: 1 }],
      tariffs: demoTariffs(),
    })?.totalUsd.amount ?? null;

  it.each([
    ['SHWG', 'NLRTM', '欧洲', ['3'], 17.5],
    ['SHWG', 'SGSIN', '东南亚', null, 12.7],
    ['SHWG', 'SGSIN', '东南亚', ['3'], 8.5],
  ] as const)('from %s to %s is cheaper from a certain volume', (shed, dst, line, classes, volume) => {
    expect(breakEven(classes ?? [], wayOf(shed, dst, 1, wholeBox(line, classes)))).toBe(volume);
  });

  it('appears on the LCL page with the tariff figures', () => {
    expect(shareOrBoxCopy.ways.map(({ goods, lane, m3 }) => [goods, lane, m3])).toEqual([
      ['油漆 UN 1263', '上海 → 鹿特丹', 17.5],
      ['普通货物', '上海 → 新加坡', 12.7],
      ['油漆 UN 1263', '上海 → 新加坡', 8.5],
    ]);
    const drawn = (dst: string, line: string, classes: readonly ['3'] | null) => ({
      box: (wholeBox(line, classes) ?? 0) / 100,
      share: [1, 2, 28].map((m3) => ({
        m3,
        usd:
          (charged(['SHWG', dst], [{ ...(classes && { un: '1263' }), pieces: 1, kg: 100, m3 }])?.totalUsd.amount ?? 0) /
          100,
      })),
    });
    expect(shareOrBoxCopy.ways.map(({ box, share }) => ({ box, share }))).toEqual([
      drawn('NLRTM', '欧洲', ['3']),
      drawn('SGSIN', '东南亚', null),
      drawn('SGSIN', '东南亚', ['3']),
    ]);
  });

  it('is never suggested when unpriced or dearer than a full shared box', () => {
    expect(breakEven(['3'], wayOf('SHWG', 'NLRTM'))).toBeNull();
    expect(breakEven(['3'], wayOf('SHWG', 'NLRTM', 1, 100_000_000))).toBeNull();
  });
});
