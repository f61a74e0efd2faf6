import type { BoxVerdict } from '../../goods/segregation-split';
import type { Parcel } from '../boxes/stowage';

/** Goods compatible with all others are moved to the lightest box, heaviest first. */
export function balanceBoxes(box: BoxVerdict, parcels: readonly Parcel[]): BoxVerdict {
  const { pairs, boxes } = box;
  const clashing = new Set(pairs.flatMap(({ of, level }) => (level === 'BLOCK' ? of : [])));
  const kgOf = (row: number): number => parcels.find((one) => one.row === row)?.kg ?? 0;
  const kgIn = (rows: readonly number[]): number => rows.reduce((all, row) => all + kgOf(row), 0);
  const free = boxes.flat().filter((row) => !clashing.has(row));
  const filled = boxes.map((rows) => rows.filter((row) => clashing.has(row)));
  for (const row of free.toSorted((one, other) => kgOf(other) - kgOf(one))) {
    const [lightest] = filled.toSorted((one, other) => kgIn(one) - kgIn(other));
    lightest?.push(row);
  }
  return { ...box, boxes: filled.map((rows) => rows.toSorted((one, other) => one - other)) };
}
