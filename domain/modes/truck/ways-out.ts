import type { Is } from '../../shape/is';
import type { WAY_OUT } from './ways-out-shape';
import type { TruckFindingCode } from './finding';
import { MOST_TRUCKS } from './bounds';
import type { TruckSearch } from './search';

/** `SPLIT`: all goods on more trucks. `LESS`: fewer goods on the same number of trucks. */
export const WAY_OUT_KINDS = ['SPLIT', 'LESS'] as const;
export interface WayOut extends Is<typeof WAY_OUT> {}

type Load = Omit<WayOut, 'day' | 'total'>;

const OF_LOAD: readonly string[] = [
  'truckPayload',
  'truckBoxPayload',
  'truckChassis',
  'truckTankOver',
  'truckVolume',
] satisfies readonly TruckFindingCode[];

export const isOfLoad = (refusals: readonly { code: string }[]): boolean =>
  refusals.length > 0 && refusals.every(({ code }) => OF_LOAD.includes(code));

const roundUpToStep = (amount: number, step: number): number => Math.ceil(amount / step - 1e-9) * step;
const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** Smaller loads to try, smallest change first. `mostKg`, `mostM3`: limits of the truck. */
export function smallerLoads({ kg, m3, packages, trucks }: TruckSearch, mostKg: number, mostM3: number): Load[] {
  if (kg === null || mostKg <= 0) return [];
  const cars = Math.max(Math.ceil(kg / mostKg), m3 === null ? 1 : Math.ceil(m3 / mostM3));
  const share = (amount: number | null, step: number) =>
    amount === null ? null : rounded(roundUpToStep(amount / cars, step));
  const all = trucks ?? 1;
  const split: Load = {
    kind: 'SPLIT',
    kg: share(kg, 0.1) ?? kg,
    m3: share(m3, 0.01),
    packages: share(packages, 1),
    trucks: all * cars,
  };
  const less: Load = { kind: 'LESS', kg: Math.floor(mostKg), m3, packages, trucks: all };
  return [...(split.trucks <= MOST_TRUCKS ? [split] : []), ...(kg > mostKg ? [less] : [])];
}

type Refusal = { detail: { waysOut: readonly WayOut[] } };

/** Ranks by fewest trucks for all goods, then lowest price; trucks without a way out come last. */
const wayOutRank = ({ detail: { waysOut } }: Refusal): readonly [number, number] => {
  const split = waysOut.filter(({ kind }) => kind === 'SPLIT');
  const best = split.length > 0 ? split : waysOut;
  const trucks = split.length > 0 ? Math.min(...split.map((way) => way.trucks)) : MOST_TRUCKS + 1;
  return [best.length === 0 ? Infinity : trucks, Math.min(Infinity, ...best.map(({ total }) => total))];
};

export const nearestFirst = <TOffer extends Refusal>(refused: readonly TOffer[]): TOffer[] =>
  refused.toSorted((one, other) => {
    const [[trucks, total], [others, otherTotal]] = [wayOutRank(one), wayOutRank(other)];
    return trucks === others ? (total === otherTotal ? 0 : total - otherTotal) : trucks - others;
  });
