import { boolean, constantFrom, integer, oneof, record, tuple, uniqueArray, type Arbitrary } from 'fast-check';

import { AIRLINES } from '../../../domain/modes/air/airlines';
import { HEATED, LAST_CARGOES } from '../../../domain/modes/tank/search';
import { doorCitiesOfPort } from '../../../domain/places/door-cities';
import { SERVICES } from '../../../server/trade/modes/lcl/services';
import { ROOMS } from '../../../server/trade/modes/wh/rooms';

export type AirInput = {
  org: string;
  dst: string;
  airline: string;
  kg: number;
  cm3: number;
  uns: string[];
  awb: 'MAWB' | 'HAWB';
  rate: number;
};
export type LclInput = {
  cfs: string;
  dst: string;
  rows: { un?: string; pieces: number; kg: number; m3: number; longCm: number | null }[];
  stackable: boolean;
  rate: number;
};
export type WhInput = {
  comp: string;
  tons: number;
  pallets: number;
  days: number;
  labels: number;
  samples: number;
  palletize: number;
};

export type ValueOf<TDrawn> = TDrawn extends Arbitrary<infer TValue> ? TValue : never;

/** Number with decimals; half of the draws are a bound or its neighbour, where off-by-one errors are. */
export function amount(least: number, most: number, places: number, bounds: readonly number[]): Arbitrary<number> {
  const unit = 10 ** places;
  const beside = bounds
    .flatMap((bound) => [-1, 0, 1].map((step) => Math.round(bound * unit) + step))
    .filter((one) => one >= least * unit && one <= most * unit);
  const any = integer({ min: Math.round(least * unit), max: Math.round(most * unit) });
  return oneof(any, constantFrom(...beside)).map((whole) => whole / unit);
}

export const market = amount(0.8, 1.2, 3, [0.8, 1, 1.2]);
/** Goods of every priced class, some with subsidiary hazards, one under two numbers. */
const FLOWN = ['1263', '1230', '1294', '3082', '1805', '2014', '3480', '3481'];
const SHIPPED = ['1263', '1230', '1294', '3082', '1805', '2014'];
const ORIGINS = ['PVG', 'PEK', 'CAN', 'CGO', 'EHU', 'TFU', 'SZX'];
/** One airport per tariff line and per advance-manifest country. */
const SOLD = ['NRT', 'SIN', 'BOM', 'DXB', 'FRA', 'AMS', 'LGG', 'LHR', 'LAX', 'ORD', 'GRU', 'SYD'];

/** Weights near tariff breaks, with volumes of equal or slightly higher chargeable weight. */
export const airInput: Arbitrary<AirInput> = tuple(
  record({
    org: constantFrom(...ORIGINS),
    dst: constantFrom(...SOLD),
    airline: constantFrom(...AIRLINES.map(({ code }) => code)),
    kg: amount(0.5, 3000, 1, [0.5, 40, 45, 72, 95, 100, 200, 280, 300, 480, 500, 950, 1000]),
    uns: uniqueArray(constantFrom(...FLOWN), { maxLength: 3 }),
    awb: constantFrom<AirInput['awb']>('MAWB', 'HAWB'),
    rate: market,
  }),
  amount(0.1, 3, 2, [0.5, 1, 2]),
).map(([input, share]) => ({ ...input, cm3: Math.round(input.kg * 6000 * share) }));

const lclRow = record({
  un: constantFrom(undefined, ...SHIPPED),
  pieces: amount(1, 60, 0, [1, 10]),
  kg: amount(1, 9000, 1, [1000, 2000, 4000]),
  m3: amount(0.01, 12, 2, [0.5, 1, 1.3, 2, 3]),
  longCm: oneof(constantFrom(null), amount(50, 900, 0, [300])),
}).map(({ un, ...row }) => (un === undefined ? row : { ...row, un }));

export const lclInput: Arbitrary<LclInput> = record({
  way: constantFrom(...SERVICES.map(({ shed, dst }) => [shed.code, dst.code] as const)),
  rows: uniqueArray(lclRow, { minLength: 1, maxLength: 3 }),
  stackable: constantFrom(true, false),
  rate: market,
}).map(({ way: [cfs, dst], ...input }) => ({ ...input, cfs, dst }));

export const extra = (most: number): Arbitrary<number> => oneof(constantFrom(0), integer({ min: 1, max: most }));

export const whInput: Arbitrary<WhInput> = record({
  comp: constantFrom(...ROOMS.map(({ room }) => room.id)),
  tons: amount(0.1, 300, 3, [1, 10, 100]),
  pallets: amount(1, 400, 0, [1, 10, 100]),
  days: amount(1, 400, 0, [1, 30, 90]),
  labels: extra(500),
  samples: extra(5),
  palletize: extra(40),
});

/** Liquid by UN number, or by name without one, with its name in the formulas. */
const LIQUIDS = [
  { id: 'toluene', un: '1294' },
  { id: 'acetic', un: '2789' },
  { id: 'hcl', un: '1789', group: 'II' },
  { id: 'ethyl-acetate', un: '1173' },
  { id: 'meg', goods: '乙二醇' },
] as const;
const LINES = ['欧洲', '中东', '近洋', '东南亚', '印巴', '红海', '北美西', '澳新'];

export const tankInput = record({
  org: constantFrom('CNSHA', 'CNNGB', 'CNXMN', 'CNTAO'),
  line: constantFrom(...LINES),
  transit: amount(1, 60, 0, [1, 34]),
  liquid: constantFrom<(typeof LIQUIDS)[number]>(...LIQUIDS),
  op: constantFrom('GLTK', 'THLQ', 'JXCL'),
  type: constantFrom('S24', 'S26', 'S21B', 'L17', 'C21'),
  n: amount(1, 20, 0, [1]),
  rate: market,
  clean: boolean(),
  last: constantFrom(...LAST_CARGOES),
  heating: constantFrom(...HEATED),
  n2: boolean(),
});

/** From the smallest stock size on: below it the tariff has one price, which the formula lacks. */
export const flexiInput = record({
  line: constantFrom(...LINES.filter((line) => line !== '红海')),
  sizeL: integer({ min: 32, max: 48 }).map((halves) => halves * 500),
  n: amount(1, 30, 0, [1]),
  layer: constantFrom('SINGLE' as const, 'MULTI' as const),
  food: boolean(),
  heat: boolean(),
  unload: constantFrom('PUMP' as const, 'GRAVITY' as const),
  km: amount(0, 400, 0, [0, 60]),
  rate: market,
  share: constantFrom(0.98, 1, 1.05),
});

/** Coastal lanes with doors of their own ports and sometimes of another. */
const WAYS = [
  ['CNTXG', 'CNNSA'],
  ['CNNGB', 'CNNSA'],
  ['CNSHA', 'CNWUH'],
  ['CNDLC', 'CNSHA'],
] as const;
const doorAt = (port: string): Arbitrary<string> => {
  const own = doorCitiesOfPort(port).map(({ code }) => code);
  return constantFrom('', ...own, '3701');
};

export const domInput = constantFrom(...WAYS).chain(([org, dst]) =>
  record({
    org: constantFrom(org),
    dst: constantFrom(dst),
    box: constantFrom('20GP' as const, '40GP' as const, '40HQ' as const),
    n: amount(1, 30, 0, [1]),
    kg: amount(1_000, 26_500, 0, [22_000]),
    share: amount(-0.1, 0.1, 2, [0]),
    tax: constantFrom('9' as const, '6' as const),
    from: doorAt(org),
    to: doorAt(dst),
    insured: oneof(constantFrom(0), amount(1_000, 900_000, 2, [1_000, 125_000, 200_000])),
  }),
);

const hours = amount(-10, 200, 2, [0, 4, 24, 48, 72]);

export const feeInput = record({ hours, freight: amount(1, 90_000, 2, [300]), tons: amount(1, 12, 3, [1, 2]) });

export type TankInput = ValueOf<typeof tankInput>;
export type FlexiInput = ValueOf<typeof flexiInput>;
export type DomInput = ValueOf<typeof domInput>;
export type FeeInput = ValueOf<typeof feeInput>;
