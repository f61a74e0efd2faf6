import { randomInt } from 'node:crypto';

/** Random whole numbers from 0 up to, but excluding, the bound. */
type Draw = (bound: number) => number;

export type Chance = ReturnType<typeof createChance>;

export function createChance(below: Draw) {
  const between = (low: number, high: number) => low + below(high - low + 1);
  /** Random number in the range, to a thousandth. */
  const somewhere = (low: number, high: number) => low + below(Math.round((high - low) * 1_000) + 1) / 1_000;
  const odds = (share: number) => below(1_000) < share * 1_000;

  function pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const [first, ...rest] = list;
    if (first === undefined) throw new RangeError('nothing to pick from');
    return list[below(1 + rest.length)] ?? first;
  }

  function shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    const out: T[] = [];
    while (left.length > 0) out.push(...left.splice(below(left.length), 1));
    return out;
  }

  return { below, between, somewhere, odds, pick, shuffled };
}

export const secretChance = createChance((bound) => randomInt(bound));

/** Fast, repeatable randomness for decoration; reveals nothing about answers. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return createChance((bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  });
}
