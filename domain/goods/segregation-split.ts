import {
  checkPair,
  strictestLevel,
  type PairVerdict,
  type SegregatedGoods,
  type SegregationLevel,
} from './segregation';

export type BoxVerdict = {
  level: SegregationLevel;
  /** Indexes in the checked list, smaller first. */
  pairs: (PairVerdict & { of: readonly [number, number] })[];
  /** Fewest boxes without a conflict, by the same indexes; exact up to ten goods. */
  boxes: number[][];
};

/** Above this count the exact answer takes too long, so the first fit is proposed. */
const MOST_SPLIT = 10;

/** Backtracking: puts goods one by one into the first box that takes them. */
function spread(count: number, boxes: number, clash: (one: number, other: number) => boolean): number[] | null {
  const placed: number[] = [];
  const place = (next: number): boolean => {
    if (next === count) return true;
    // All empty boxes are equal, so only one of them is tried.
    const open = Math.min(boxes, 1 + Math.max(-1, ...placed) + 1);
    for (let box = 0; box < open; box += 1) {
      if (placed.some((there, other) => there === box && clash(next, other))) continue;
      placed.push(box);
      if (place(next + 1)) return true;
      placed.pop();
    }
    return false;
  };
  return place(0) ? placed : null;
}

function fewestBoxes(count: number, clash: (one: number, other: number) => boolean): number[][] {
  for (let boxes = count > MOST_SPLIT ? count : 1; boxes <= count; boxes += 1) {
    const placed = spread(count, boxes, clash);
    if (placed)
      return Array.from({ length: Math.max(...placed) + 1 }, (_, box) =>
        placed.flatMap((at, item) => (at === box ? [item] : [])),
      );
  }
  return [];
}

export function checkBox(goods: readonly SegregatedGoods[]): BoxVerdict {
  const pairs = goods.flatMap((one, at) =>
    goods.slice(at + 1).map((other, after) => ({ of: [at, at + 1 + after] as const, ...checkPair(one, other) })),
  );
  const clash = (one: number, other: number) =>
    pairs.some(({ of, level }) => level === 'BLOCK' && of.includes(one) && of.includes(other));
  return {
    level: strictestLevel(pairs.map(({ level }) => level)),
    pairs,
    boxes: fewestBoxes(goods.length, clash),
  };
}
