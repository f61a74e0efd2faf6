/** Chance that says the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** So many addresses by chance, each saying some of these words, one in eight of them something else than it may. */
export function addressesBy(words: Readonly<Record<string, readonly string[]>>, count: number): string[] {
  const roll = dice(count);
  const pick = (all: readonly string[]) => all[roll(all.length)] ?? '';
  const values = Object.values(words).flat();
  return Array.from({ length: count }, () =>
    Object.entries(words)
      .filter(() => roll(2) === 0)
      .map(([word, of]) => `${word}=${pick(roll(8) === 0 ? values : of)}`)
      .join('&'),
  );
}

/** So many bodies by chance: what was sent, with up to three of its entries left out or made something else. */
export function bodiesBy(sent: readonly object[], count: number): object[] {
  const roll = dice(count);
  const odd = [
    null,
    '',
    0,
    -1,
    0.4,
    1.5,
    45.5,
    31,
    1000,
    1000.5,
    100.01,
    true,
    'Y',
    'N',
    'CLEANED',
    [],
    {},
    '2026-12-08',
    '1230',
  ];
  return Array.from({ length: count }, () => {
    const body: Record<string, unknown> = { ...sent[roll(sent.length)] };
    const names = Object.keys(body);
    for (let left = roll(4); left > 0; left -= 1) {
      const name = names[roll(names.length)] ?? '';
      if (roll(4) === 0) delete body[name];
      else body[name] = odd[roll(odd.length)];
    }
    return body;
  });
}
