import type { Past } from '../../order/brief';
import { isNothing, restOf, type Leaving, type Load } from '../../order/leaving';

/** Goods that came into a room or left it, and what stands there from then on. */
export type Movement = {
  at: string;
  way: 'IN' | 'OUT';
  tons: number;
  pallets: number;
  leftTons: number;
  leftPallets: number;
};

type Stored = Load & { leavings: readonly Leaving[]; history: readonly Pick<Past, 'state' | 'at'>[] };
type Out = Load & { at: string };

/** Trucks that have left, in the order in which they did. */
const outOf = (leavings: readonly Leaving[]): Out[] =>
  leavings
    .flatMap(({ tons, pallets, leftAt }) => (leftAt === null ? [] : [{ at: leftAt, tons, pallets }]))
    .toSorted((one, other) => one.at.localeCompare(other.at));

/** What has moved so far, the first thing first; nothing before the goods have come. The end takes what is still there. */
export function movementsOf({ tons, pallets, leavings, history }: Stored): Movement[] {
  const came = history.find(({ state }) => state === 'CARGO_IN');
  const end = history.find(({ state }) => state === 'COMPLETED');
  if (!came) return [];
  const all = { tons, pallets };
  const gone = outOf(leavings);
  const last = restOf(all, gone);
  const outs = end && !isNothing(last) ? [...gone, { at: end.at, ...last }] : gone;
  return [
    { at: came.at, way: 'IN', ...all, leftTons: tons, leftPallets: pallets },
    ...outs.map((out, at): Movement => {
      const rest = restOf(all, outs.slice(0, at + 1));
      return { ...out, way: 'OUT', leftTons: rest.tons, leftPallets: rest.pallets };
    }),
  ];
}
