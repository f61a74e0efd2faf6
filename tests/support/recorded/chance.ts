/** Seeded random numbers between 0 and 1, independent of libraries. */
export function chanceFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    isBelow: (share: number): boolean => next() < share,
    upTo: (most: number): number => Math.floor(next() * (most + 1)),
    oneOf<TOf>(list: readonly TOf[]): TOf {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
  };
}

export type Chance = ReturnType<typeof chanceFrom>;
