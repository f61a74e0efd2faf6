import type { PastEvent } from '../../order/receipt/brief';
import { isNothing, remainingLoad, type LeavingTruck, type Load } from '../../order/trucks/leaving';
import { arrivedParts, sumLoads } from './arrived';

export type Movement = {
  at: string;
  way: 'IN' | 'OUT';
  tons: number;
  pallets: number;
  leftTons: number;
  leftPallets: number;
};

type StoredLoad = Parameters<typeof arrivedParts>[0] & {
  leavings: readonly LeavingTruck[];
  history: readonly Pick<PastEvent, 'state' | 'at'>[];
};
type LoadMovement = Load & Pick<Movement, 'at' | 'way'>;

const outMovements = (leavings: readonly LeavingTruck[]): LoadMovement[] =>
  leavings.flatMap(({ tons, pallets, leftAt }) =>
    leftAt === null ? [] : [{ at: leftAt, way: 'OUT' as const, tons, pallets }],
  );

/** Movements in order; empty before arrival. Completion removes the remaining stock. */
export function loadMovements({ leavings, history, ...order }: StoredLoad): Movement[] {
  const came = history.find(({ state }) => state === 'CARGO_IN');
  const end = history.find(({ state }) => state === 'COMPLETED');
  if (!came) return [];
  const arrived = arrivedParts(order);
  const ins = arrived.map(({ at, ...load }): LoadMovement => ({ ...load, at: at ?? came.at, way: 'IN' }));
  const moved = [...ins, ...outMovements(leavings)].toSorted((one, other) => one.at.localeCompare(other.at));
  const last = remainingLoad(
    sumLoads(arrived),
    moved.filter(({ way }) => way === 'OUT'),
  );
  const all = end && !isNothing(last) ? [...moved, { at: end.at, way: 'OUT' as const, ...last }] : moved;
  return all.map((one, at) => {
    const until = all.slice(0, at + 1);
    const rest = remainingLoad(
      sumLoads(until.filter(({ way }) => way === 'IN')),
      until.filter(({ way }) => way === 'OUT'),
    );
    return { ...one, leftTons: rest.tons, leftPallets: rest.pallets };
  });
}
