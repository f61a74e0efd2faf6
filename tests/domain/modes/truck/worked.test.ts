import { describe, expect, it } from 'vitest';

import { homeKm, roadCarrier } from '../../../../domain/modes/truck/carriers';
import { wayKm } from '../../../../domain/road/cities';
import { highestFactor } from '../../../../domain/modes/truck/factor';
import {
  chargedTons,
  partDoorPrice,
  partCharges,
  type PartPriceInput,
} from '../../../../domain/modes/truck/part-price';
import { lineCarrier, ROAD_LINES } from '../../../../domain/modes/truck/part-lines';
import { truckCharges, type TruckPriceInput } from '../../../../domain/modes/truck/price';
import { demoPartRates, demoTruckRates } from '../../../support/demo-truck-rates';
import { VEHICLES, type VehicleCode } from '../../../../domain/modes/truck/vehicles';
import type { Charges } from '../../../../domain/offer/charges';
import { formatMoney, minorUnits } from '../../../../domain/values/money';
import { findGoods } from '../../../../server/world/dangerous-goods/library';

const told = (charges: Charges | null) =>
  charges && [
    ...charges.lines.map(({ item, total }) => `${item} ${formatMoney(total)}`),
    formatMoney(charges.totalYuan),
  ];

const goodsOf = (uns: readonly string[]) => uns.flatMap((unNo) => findGoods(unNo) ?? []);

function trip(by: string, type: VehicleCode, stops: string[], uns: string[], more: Partial<TruckPriceInput> = {}) {
  const [carrier, vehicle] = [roadCarrier(by), VEHICLES[type]];
  if (!carrier) throw new Error(`no carrier ${by}`);
  const rates = demoTruckRates(vehicle, carrier);
  return truckCharges(
    {
      vehicle: vehicle.nameCn,
      km: wayKm(stops) ?? Number.NaN,
      detourKm: 0,
      homeKm: homeKm(carrier, type, stops.at(-1) ?? ''),
      stops: stops.length,
      trucks: 1,
      isRound: false,
      drivers: 1,
      factor: highestFactor(goodsOf(uns), rates) ?? Number.NaN,
      isDanger: uns.length > 0,
      isToxic: false,
      lifts: 0,
      forkTons: null,
      wash: null,
      waitedHours: 0,
      permits: 0,
      insured: null,
      ...more,
    },
    rates,
  );
}

function part(id: string, uns: string[], of: Pick<PartPriceInput, 'kg' | 'm3'> & Partial<PartPriceInput>) {
  const line = ROAD_LINES.find((one) => one.id === id);
  if (!line) throw new Error(`no line ${id}`);
  const rates = demoPartRates(VEHICLES.BOX96, lineCarrier(line));
  const factor = highestFactor(goodsOf(uns), rates) ?? Number.NaN;
  const km = wayKm([line.from, line.to]) ?? Number.NaN;
  const plain = { km, factor, isDanger: uns.length > 0, pickKm: null, deliverKm: null };
  return partCharges({ ...plain, insured: null, ...of }, rates.part, rates);
}

describe('price of a full truck', () => {
  it.each([
    [
      'T1',
      trip('LXWY', 'BOX13', ['3205', '4101'], ['1219']),
      ['RF ¥8,703.20', 'DGS ¥3,046.12', 'TOLL ¥1,844.70', 'ESC ¥760.00', 'PARK ¥260.00', '¥14,614.02'],
    ],
    [
      'T2',
      trip('LXWY', 'BOX96', ['3101', '4401'], ['1805'], { lifts: 2, insured: minorUnits(180_000) }),
      [
        'RF ¥10,150.50',
        'DGS ¥3,552.68',
        'TOLL ¥1,590.75',
        'ESC ¥1,520.00',
        'PARK ¥780.00',
        'LIFT ¥700.00',
        'INS ¥270.00',
        '¥18,563.93',
      ],
    ],
    [
      'T3',
      trip('DYGY', 'TANK30', ['3703', '3101'], ['1294'], { wash: 'B' }),
      [
        'RF ¥9,222.00',
        'DGS ¥3,227.70',
        'BACK ¥2,541.35',
        'TOLL ¥1,696.50',
        'ESC ¥760.00',
        'PARK ¥260.00',
        'WASH ¥680.00',
        '¥18,387.55',
      ],
    ],
    [
      'T4',
      trip('DYGY', 'TANK20L', ['3703', '1201'], ['1789'], { wash: 'C', waitedHours: 5.5 }),
      [
        'RF ¥3,864.00',
        'DGS ¥1,352.40',
        'BACK ¥1,352.40',
        'TOLL ¥655.20',
        'ESC ¥380.00',
        'WASH ¥1,200.00',
        'WAIT ¥660.00',
        '¥9,464.00',
      ],
    ],
    [
      'T5',
      trip('QHLY', 'REEF96', ['3206', '1101'], ['3105']),
      [
        'RF ¥11,209.02',
        'DGS ¥7,846.32',
        'BACK ¥2,155.58',
        'TOLL ¥1,271.55',
        'COLD ¥1,453.20',
        'ESC ¥1,140.00',
        'PARK ¥520.00',
        '¥25,595.67',
      ],
    ],
    [
      'T6',
      trip('LXWY', 'TANK30', ['3302', '3502'], ['1093'], { detourKm: 96, wash: 'D' }),
      [
        'RF ¥9,147.80',
        'DGS ¥4,573.90',
        'DTR ¥1,526.40',
        'BACK ¥3,201.73',
        'TOLL ¥1,870.05',
        'ESC ¥760.00',
        'PARK ¥260.00',
        'WASH ¥1,900.00',
        '¥23,239.88',
      ],
    ],
    [
      'T7',
      trip('HMTY', 'BOX68', ['4201', '5001'], ['1689'], { isToxic: true, permits: 1 }),
      [
        'RF ¥5,914.50',
        'DGS ¥7,097.40',
        'TOLL ¥707.25',
        'ESC ¥760.00',
        'ESC2 ¥1,200.00',
        'PARK ¥260.00',
        'PTX ¥500.00',
        '¥16,439.15',
      ],
    ],
    [
      'T8',
      trip('LXWY', 'BOX13', ['3101', '3205'], ['1263'], { isRound: true }),
      ['RF ¥1,500.00', 'DGS ¥525.00', 'RET ¥1,215.00', 'TOLL ¥397.80', 'ESC ¥380.00', '¥4,017.80'],
    ],
    [
      'T9',
      trip('YZZX', 'BOX96', ['4401', '4413', '3502'], ['3082'], { forkTons: 8.4 }),
      [
        'RF ¥4,250.35',
        'DGS ¥850.07',
        'TOLL ¥686.70',
        'ESC ¥760.00',
        'PARK ¥260.00',
        'DROP ¥300.00',
        'FORK ¥378.00',
        '¥7,485.12',
      ],
    ],
    [
      'T10',
      trip('BYTC', 'SKEL', ['3302', '3601'], ['1307']),
      [
        'RF ¥6,262.20',
        'DGS ¥2,191.77',
        'BACK ¥1,746.90',
        'TOLL ¥1,384.50',
        'ESC ¥760.00',
        'PARK ¥260.00',
        '¥12,605.37',
      ],
    ],
    [
      'T11',
      trip('SLWY', 'BOX13', ['1201', '2101'], [], { trucks: 2 }),
      ['RF ¥14,188.62', 'TOLL ¥2,948.40', '¥17,137.02'],
    ],
    [
      'T12',
      trip('LXWY', 'BOX42', ['3101', '3205'], ['1090'], { lifts: 1 }),
      ['RF ¥700.00', 'DGS ¥245.00', 'TOLL ¥45.90', 'ESC ¥380.00', 'LIFT ¥350.00', '¥1,720.90'],
    ],
  ])('%s matches to the cent', (_, charges, lines) => {
    expect(told(charges)).toEqual(lines);
  });

  it('has a minimum for several addresses in one city', () => {
    expect(told(trip('LXWY', 'BOX42', ['3101', '3101'], []))).toEqual(['RF ¥700.00', '¥700.00']);
  });
});

describe('price of a part load', () => {
  it.each([
    ['T13', part('P-LXWY-3101-4401', ['1263'], { kg: 850, m3: 1.2 }), ['LF ¥1,748.03', 'DGS ¥611.82', '¥2,359.85']],
    ['T14', part('P-LXWY-3302-3101', ['1805'], { kg: 100, m3: 0.2 }), ['LF ¥480.00', 'DGS ¥168.00', '¥648.00']],
    [
      'T15',
      part('P-JCWL-5101-5001', ['1219'], { kg: 300, m3: 2.6, pickKm: 28, insured: minorUnits(60_000) }),
      ['LF ¥478.77', 'DGS ¥167.57', 'PICK ¥200.00', 'INS ¥200.00', '¥1,046.34'],
    ],
    [
      'T16',
      part('P-YZZX-4401-3101', ['2014'], { kg: 2400, m3: 3.1, pickKm: 60, deliverKm: 35 }),
      ['LF ¥4,230.56', 'DGS ¥2,115.28', 'PICK ¥441.60', 'DELV ¥320.00', '¥7,107.44'],
    ],
  ])('%s matches to the cent', (_, charges, lines) => {
    expect(told(charges)).toEqual(lines);
  });

  it('E3 is charged by weight or volume in steps of a hundred kilograms', () => {
    const { part: rates } = demoPartRates(VEHICLES.BOX96, { share: 1 });
    const tons = [
      [100, 0.2],
      [801, 0],
      [300, 2.6],
      [800, 0],
    ] as const;
    expect(tons.map(([kg, m3]) => chargedTons(kg, m3, rates))).toEqual([0.1, 0.9, 0.8, 0.8]);
  });

  it('E7 is null for a door more than 150 km from its hub', () => {
    const { part: rates } = demoPartRates(VEHICLES.BOX96, { share: 1 });
    expect([partDoorPrice(150, 500, rates), partDoorPrice(151, 500, rates)]).toEqual([69_000, null]);
    expect(part('P-LXWY-3101-4401', ['1263'], { kg: 500, m3: 1, pickKm: 151 })).toBeNull();
  });
});
