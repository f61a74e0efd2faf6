import type { Arrival } from '../../order/trucks/arrival';
import { restOf, type Load } from '../../order/trucks/leaving';
import { wholeNumberIn } from '../../values/typed-number';

type Truck = { pieces: string };
type SeenTruck = Truck & Arrival;

const thousandths = (tons: number): number => Math.round(tons * 1000) / 1000;

/**
 * How many parts of the whole each truck brings: its pieces, where they were told. The others share what is left, and
 * where nothing is, all share alike.
 */
function sharesOf(trucks: readonly Truck[], pieces: number): number[] {
  const told = trucks.map(({ pieces: typed }) => wholeNumberIn(typed));
  const open = told.filter((one) => one === null).length;
  const rest = pieces - told.reduce<number>((all, one) => all + (one ?? 0), 0);
  if (open > 0 && rest <= 0) return trucks.map(() => 1);
  return told.map((one) => one ?? rest / open);
}

/** What of an order each truck brings, by its share of the pieces; all of them bring all of it, to the last pallet. */
export function partsOf(order: Load & { pieces: number }, trucks: readonly Truck[]): Load[] {
  const shares = sharesOf(trucks, order.pieces);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  let told: Load = { tons: 0, pallets: 0 };
  return shares.map((share) => {
    before += share;
    const upTo = {
      tons: thousandths((order.tons * before) / all),
      pallets: Math.round((order.pallets * before) / all),
    };
    const part = restOf(upTo, [told]);
    told = upTo;
    return part;
  });
}

/** A part of the goods that came, and when: null where its gate has seen no truck, and the store alone says that they are there. */
type Arrived = Load & { at: string | null };

type Coming = Load & { pieces: number; trucks: readonly SeenTruck[] };

/** What has come so far, in the order in which it did. Where no gate says who came, all of it came when the store took it in. */
export function arrivedOf({ trucks, ...order }: Coming): Arrived[] {
  if (trucks.every(({ cameAt }) => cameAt === null)) return [{ tons: order.tons, pallets: order.pallets, at: null }];
  return partsOf(order, trucks)
    .flatMap((part, at) => {
      const cameAt = trucks[at]?.cameAt ?? null;
      return cameAt === null ? [] : [{ ...part, at: cameAt }];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

/** All that has come so far. */
export const sumOf = (parts: readonly Load[]): Load => ({
  tons: thousandths(parts.reduce((all, { tons }) => all + tons, 0)),
  pallets: parts.reduce((all, { pallets }) => all + pallets, 0),
});

/** Is somebody still waited for, once the first of several trucks has come? */
export const isMoreToCome = (trucks: readonly Arrival[]): boolean =>
  trucks.some(({ cameAt }) => cameAt !== null) &&
  trucks.some(({ cameAt, missedAt }) => cameAt === null && missedAt === null);
