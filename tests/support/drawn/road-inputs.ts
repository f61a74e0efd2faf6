import { array, boolean, constantFrom, integer, oneof, record, uniqueArray } from 'fast-check';

import { STANDINGS } from '../../../domain/modes/truck/carriers';
import { ROAD_CITIES } from '../../../domain/road/cities';
import { ROAD_LINES } from '../../../domain/modes/truck/part-lines';
import { VEHICLES } from '../../../domain/modes/truck/vehicles';
import { amount, type ValueOf } from './inputs';

const CITIES = ROAD_CITIES.map(({ code }) => code);
/** Goods of every priced class, some of packing group I, some highly toxic. */
const DRIVEN = ['1219', '1263', '1294', '1805', '3082', '3105', '1093', '1689', '2014', '1017', '1155', '1381', '1402'];

const city = constantFrom(...CITIES);
const goods = uniqueArray(constantFrom(...DRIVEN), { maxLength: 3 });
const insured = oneof(constantFrom(null), amount(0.01, 5_000_000, 2, [100, 125_000, 133_333.33]));

export const truckInput = record({
  standing: integer({ min: 0, max: STANDINGS.length - 1 }),
  stops: uniqueArray(city, { minLength: 2, maxLength: 4 }),
  uns: goods,
  trucks: integer({ min: 1, max: 10 }),
  round: boolean(),
  detour: constantFrom(0, 58, 96, 118, 142),
  lift: integer({ min: 0, max: 3 }),
  forkT: oneof(constantFrom(null), amount(0.1, 30, 1, [6.6, 6.7])),
  wash: constantFrom(null, 'A', 'B', 'C', 'D'),
  wait: amount(0, 12, 1, [3, 4]),
  insured,
  second: boolean(),
  permit: integer({ min: 0, max: 2 }),
  drivers: constantFrom(1, 2),
});
export type TruckInput = ValueOf<typeof truckInput>;

/** Two to four stops, some in one city, with goods restricted and unrestricted in tunnels. */
export const stopsInput = record({
  standing: integer({ min: 0, max: STANDINGS.length - 1 }),
  stops: array(
    oneof({ weight: 3, arbitrary: city }, { weight: 2, arbitrary: constantFrom('3302', '3502', '4201', '5001') }),
    {
      minLength: 2,
      maxLength: 4,
    },
  ),
  uns: uniqueArray(constantFrom(...DRIVEN.filter((one) => one !== '1263')), { maxLength: 3 }),
  trucks: integer({ min: 1, max: 10 }),
  round: boolean(),
  lift: integer({ min: 0, max: 3 }),
  minute: integer({ min: 0, max: 14 * 1440 - 1 }),
  drivers: constantFrom(1, 2),
});
export type StopsInput = ValueOf<typeof stopsInput>;

export const partInput = record({
  id: constantFrom(...ROAD_LINES.map((line) => line.id)),
  kg: amount(1, 9999, 0, [100, 800, 801, 1490, 1491]),
  m3: amount(0.01, 20, 2, [0.33, 2.6, 2.67]),
  uns: goods,
  pick: oneof(constantFrom(null), amount(1, 160, 0, [43, 44, 150, 151])),
  drop: oneof(constantFrom(null), amount(1, 160, 0, [43, 44, 150, 151])),
  insured,
});
export type PartInput = ValueOf<typeof partInput>;

export const hourInput = record({
  km: amount(0, 3400, 0, [248, 249, 496, 497, 992, 993]),
  minute: integer({ min: 0, max: 14 * 1440 - 1 }),
  drivers: constantFrom(1, 2),
  danger: boolean(),
});
export type HourInput = ValueOf<typeof hourInput>;

const DECKS = Object.values(VEHICLES).flatMap((one) => ('beam' in one && one.beam ? [one.code] : []));

export const axleInput = record({
  type: constantFrom(...DECKS),
  rows: uniqueArray(record({ kg: amount(1, 15_000, 0, [7000]), at: amount(0.3, 12, 1, [4.4, 6.5]) }), {
    minLength: 1,
    maxLength: 3,
  }),
});
export type AxleInput = ValueOf<typeof axleInput>;

export const truckFeeInput = record({
  state: constantFrom('UNDER_REVIEW', 'CONFIRMED', 'BOOKED', 'CARGO_IN'),
  hours: amount(0, 60, 1, [6, 24]),
  freight: amount(1, 90_000, 2, [11_749.32]),
  trucks: integer({ min: 1, max: 10 }),
  arrived: boolean(),
});
export type TruckFeeInput = ValueOf<typeof truckFeeInput>;

/** A shared truck never waits at the gate. */
export const partFeeInput = record({
  state: constantFrom('UNDER_REVIEW', 'CONFIRMED', 'BOOKED', 'CARGO_IN'),
  hours: amount(0, 60, 1, [6, 7, 24]),
  freight: amount(1, 9_000, 2, [2359.85]),
});
export type PartFeeInput = ValueOf<typeof partFeeInput>;
