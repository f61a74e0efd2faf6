/** Range of numbers with one answer. */
export type Stretch = { from: number; answer: string };

const STEPS = [-1, 0, 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

/** Smallest number in (low, high] with another answer than `low`; exists by contract. */
function turnOf(answerAt: (at: number) => string, low: number, high: number): number {
  const before = answerAt(low);
  let [last, first] = [low, high];
  while (first - last > 1) {
    const middle = Math.floor((first + last) / 2);
    if (answerAt(middle) === before) last = middle;
    else first = middle;
  }
  return first;
}

/** Samples a few numbers, and bisects between different answers. */
export function stretchesOf(answerAt: (at: number) => string, steps: readonly number[] = STEPS): Stretch[] {
  const [start = 0, ...rest] = steps;
  const found = [{ from: start, answer: answerAt(start) }];
  let low = start;
  for (const high of rest) {
    const answer = answerAt(high);
    if (answer !== found.at(-1)?.answer) found.push({ from: turnOf(answerAt, low, high), answer });
    low = high;
  }
  return found;
}
