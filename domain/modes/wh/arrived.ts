import type { Arrival } from '../../order/trucks/arrival';
import { remainingLoad, type Load } from '../../order/trucks/leaving';
import { parseWholeNumber } from '../../values/typed-number';

type Truck = { pieces: string };
type SeenTruck = Truck & Arrival;

const thousandths = (tons: number): number => Math.round(tons * 1000) / 1000;

/** Share of each truck: its pieces when given. The others split the rest, or equally when none is left. */
function truckShares(trucks: readonly Truck[], pieces: number): number[] {
  const told = trucks.map(({ pieces: typed }) => parseWholeNumber(typed));
  const open = told.filter((one) => one === null).length;
  const rest = pieces - told.reduce<number>((all, one) => all + (one ?? 0), 0);
  if (open > 0 && rest <= 0) return trucks.map(() => 1);
  return told.map((one) => one ?? rest / open);
}

/** Tons and pallets per truck by piece share; the sum equals the order exactly. */
export function splitByTruck(order: Load & { pieces: number }, trucks: readonly Truck[]): Load[] {
  const shares = truckShares(trucks, order.pieces);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  let told: Load = { tons: 0, pallets: 0 };
  return shares.map((share) => {
    before += share;
    const upTo = {
      tons: thousandths((order.tons * before) / all),
      pallets: Math.round((order.pallets * before) / all),
    };
    const part = remainingLoad(upTo, [told]);
    told = upTo;
    return part;
  });
}

/** Part of the goods with its arrival; `at` is null when only the warehouse confirmed it. */
type Arrived = Load & { at: string | null };

type Coming = Load & { pieces: number; trucks: readonly SeenTruck[] };

/** Arrivals so far, in order. Without gate records all goods arrived when the warehouse took them in. */
export function arrivedParts({ trucks, ...order }: Coming): Arrived[] {
  if (trucks.every(({ cameAt }) => cameAt === null)) return [{ tons: order.tons, pallets: order.pallets, at: null }];
  return splitByTruck(order, trucks)
    .flatMap((part, at) => {
      const cameAt = trucks[at]?.cameAt ?? null;
      return cameAt === null ? [] : [{ ...part, at: cameAt }];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

export const sumLoads = (parts: readonly Load[]): Load => ({
  tons: thousandths(parts.reduce((all, { tons }) => all + tons, 0)),
  pallets: parts.reduce((all, { pallets }) => all + pallets, 0),
});

export const isMoreToCome = (trucks: readonly Arrival[]): boolean =>
  trucks.some(({ cameAt }) => cameAt !== null) &&
  trucks.some(({ cameAt, missedAt }) => cameAt === null && missedAt === null);
