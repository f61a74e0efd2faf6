/** Goods that are too many for one room, over two of a store: so much for the one, the rest for the other. */
export type RoomSplit = { room: string; grams: number; rest: number };

/** `grams`: what a room takes at most on every day of the stay. */
type Half = { id: string; grams: number };

/** As much as goes into the first, and all of the rest into one other, the one with most room; null where that is too little. */
export function splitOver(first: Half, others: readonly Half[], grams: number): RoomSplit | null {
  const rest = grams - first.grams;
  const other = others
    .filter(({ id }) => id !== first.id)
    .toSorted((one, another) => another.grams - one.grams)
    .find((one) => one.grams >= rest);
  return other && first.grams > 0 && rest > 0 ? { room: other.id, grams: first.grams, rest } : null;
}

/** Pallets go with the goods, and none is cut in two. */
export const palletsOf = (pallets: number, part: number, all: number): number =>
  Math.max(1, Math.ceil((pallets * part) / all));
