import type { Arbitrary } from 'fast-check';

import { IN_CITY_KM } from '../../../domain/modes/truck/driving';
import { STANDINGS } from '../../../domain/modes/truck/carriers';
import { momentTyped } from '../../../domain/values/moments';
import type { Counted } from './counted';
import type { OURS } from './ours';
import { axleInput, hourInput, partFeeInput, partInput, stopsInput, truckFeeInput, truckInput } from './road-inputs';
import { startOf } from './road-ours';

type Priced = { lines: { item: string; total: number }[]; total: number } | null;

/** Road formulas from the file beside the specification. */
type Formulas = {
  full: (input: object) => Priced;
  part: (input: object) => Priced;
  km: (from: string, to: string) => number;
  lineOf: (from: string, to: string) => { tunnel: { grade: string } | null; detourKm: number } | undefined;
  tunnelOf: (uns: readonly string[], isTank: boolean) => string | null;
  arrives: (km: number, start: string, of: { drivers: number; danger: boolean }) => string;
  driveDays: (km: number, drivers: number) => number;
  axles: (type: string, rows: readonly object[]) => { front: number; rear: number; gross: number };
  cancel: (input: object) => number | null;
};

type Check = { of: keyof typeof OURS; inputs: Arbitrary<never>; theirs: (input: never) => Counted };

/** Zero lines are dropped. */
const lines = (priced: Priced): Counted =>
  priced && [...priced.lines.flatMap(({ item, total }) => (total === 0 ? [] : [`${item} ${total}`])), priced.total];

const check = <TInput>(
  of: keyof typeof OURS,
  inputs: Arbitrary<TInput>,
  theirs: (input: TInput) => Counted,
): Check => ({ of, inputs: inputs as Arbitrary<never>, theirs });

export const roadChecks = (formulas: Formulas): Check[] => [
  check('TRUCK', truckInput, ({ standing, insured, forkT, ...input }) =>
    lines(
      formulas.full({
        ...input,
        by: STANDINGS[standing]?.carrier.code,
        type: STANDINGS[standing]?.vehicle,
        forkT: forkT ?? 0,
        value: insured ?? 0,
        insure: insured !== null,
      }),
    ),
  ),
  check('stops', stopsInput, ({ standing, minute, ...input }) => {
    const { carrier, vehicle } = STANDINGS[standing] ?? {};
    const isTank = vehicle?.startsWith('TANK') ?? false;
    const shut = formulas.tunnelOf(input.uns, isTank);
    const legs = input.stops.slice(1).map((to, at) => {
      const line = formulas.lineOf(input.stops[at] ?? '', to);
      const detour = shut !== null && line?.tunnel && line.tunnel.grade >= shut ? line.detourKm : 0;
      const from = input.stops[at] ?? '';
      return { km: formulas.km(from, to), detour, inCity: from === to ? IN_CITY_KM : 0 };
    });
    const start = momentTyped(startOf(minute));
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    const of = { drivers: input.drivers, danger: input.uns.length > 0 };
    const comes = legs.map((_, at) =>
      formulas.arrives(sum(legs.slice(0, at + 1).map(({ km, detour, inCity }) => km + detour + inCity)), start, of),
    );
    const detour = sum(legs.map((leg) => leg.detour));
    const priced = lines(formulas.full({ ...input, by: carrier?.code, type: vehicle, detour }));
    return [detour, ...comes, ...(priced ?? [])];
  }),
  check('part', partInput, ({ insured, ...input }) =>
    lines(formulas.part({ ...input, value: insured ?? 0, insure: insured !== null })),
  ),
  check('roadHours', hourInput, ({ km, minute, drivers, danger }) => [
    formulas.arrives(km, momentTyped(startOf(minute)), { drivers, danger }),
    formulas.driveDays(km, drivers),
  ]),
  check('axles', axleInput, ({ type, rows }) => {
    const { front, rear, gross } = formulas.axles(type, rows);
    return [front, rear, gross];
  }),
  check('partFees', partFeeInput, ({ freight, ...input }) => [
    formulas.cancel({ ...input, kind: 'PART', freight: Math.round(freight * 100) }) ?? -1,
  ]),
  check('truckFees', truckFeeInput, ({ freight, ...input }) => [
    formulas.cancel({ ...input, kind: 'FULL', freight: Math.round(freight * 100) }) ?? -1,
  ]),
];
