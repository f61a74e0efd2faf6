import type { Is } from '../../shape/is';
import type { roomSplit } from './detail-shape';

/** Goods split over two rooms: `grams` in the first one, `rest` in `room`. */
export type RoomSplit = Is<typeof roomSplit>;

/** `grams`: free on every day of the stay. */
type Half = { id: string; grams: number };

/** Fills the first room and puts the rest into the emptiest other one; null when that is too small. */
export function splitOver(first: Half, others: readonly Half[], grams: number): RoomSplit | null {
  const rest = grams - first.grams;
  const other = others
    .filter(({ id }) => id !== first.id)
    .toSorted((one, another) => another.grams - one.grams)
    .find((one) => one.grams >= rest);
  return other && first.grams > 0 && rest > 0 ? { room: other.id, grams: first.grams, rest } : null;
}

export const palletShare = (pallets: number, part: number, all: number): number =>
  Math.max(1, Math.ceil((pallets * part) / all));
