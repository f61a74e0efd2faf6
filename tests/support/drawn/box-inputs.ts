import { boolean, constantFrom, integer, oneof, record, tuple, uniqueArray } from 'fast-check';

import { CFS_BOXES } from '../../../domain/modes/cfs/search';
import { SHEDS } from '../../../domain/modes/lcl/sheds';
import { SERVICES } from '../../../server/trade/modes/lcl/services';
import { amount, extra, market, type ValueOf } from './inputs';

export const cfsInput = record({
  boxes: uniqueArray(record({ type: constantFrom(...CFS_BOXES), count: integer({ min: 1, max: 9 }) }), {
    selector: ({ type }) => type,
    minLength: 1,
    maxLength: 2,
  }),
  tons: amount(0.1, 90, 3, [1, 20]),
  isD: boolean(),
  placardCount: extra(20),
  pallets: extra(30),
  wrap: extra(60),
  fork: extra(5),
  lash: boolean(),
  photo: boolean(),
  vgm: boolean(),
  stay: amount(0, 9, 0, [1, 3]),
  isEvening: boolean(),
  weekend: boolean(),
  dray: boolean(),
});

const hours = amount(-10, 90, 2, [0, 4, 24]);

/** Cancellation of an LCL share and of station slots, and dead freight. */
export const boxFeeInput = record({
  dst: constantFrom(...new Set(SERVICES.map(({ dst }) => dst.code))),
  state: constantFrom('SUBMITTED', 'AWAIT_VERIFY', 'CONFIRMED', 'BOOKED', 'CARGO_IN', 'COMPLETED'),
  hours,
  rt: amount(1, 25, 3, [1, 2.3]),
  ocean: amount(1, 9_000, 2, [89.9]),
  rate: market,
  loading: amount(1, 90_000, 2, [1500]),
  came: amount(0.1, 30, 3, [1, 2, 2.07]),
});

/**
 * One entry per number, with the name in the formulas. Lithium and ammonium nitrate are excluded, since the product is
 * stricter.
 */
const STOWED =
  'methanol ethanol acetone mek toluene styrene ethyl-acetate acetonitrile dcm chloroform dmf phenol aniline hcl phosphoric ' +
  'formic naoh-s naoh-l koh h2o2 kmno4 naclo3 persulphate nacn sulphur naphthalene paraformaldehyde na2s maleic mea eda ' +
  'tea';
const stowed = constantFrom(...STOWED.split(' '));

export const shedInput = record({ cfs: constantFrom(...SHEDS.map(({ code }) => code)), id: stowed });

/** Choice of a container in a departure by its fill level, near the capacity limits. */
export const placeInput = tuple(
  uniqueArray(
    record({
      goods: uniqueArray(stowed, { maxLength: 2 }),
      kg: amount(0, 20_000, 0, [18_000]),
      m3: amount(0, 25, 1, [20, 25]),
    }),
    { minLength: 1, maxLength: 3, selector: ({ kg }) => kg },
  ),
  record({
    uns: uniqueArray(stowed, { minLength: 1, maxLength: 2 }),
    kg: oneof(integer({ min: 1, max: 6_000 }), constantFrom(2_000)),
    m3: amount(0.1, 8, 1, [5]),
  }),
).map(([boxes, want]) => ({ boxes, want }));

export const placardInput = uniqueArray(record({ id: stowed, kg: amount(1, 9_000, 0, [4_000]) }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 3,
});

export type CfsInput = ValueOf<typeof cfsInput>;
export type BoxFeeInput = ValueOf<typeof boxFeeInput>;
export type ShedInput = ValueOf<typeof shedInput>;
export type PlaceInput = ValueOf<typeof placeInput>;
export type PlacardInput = ValueOf<typeof placardInput>;
