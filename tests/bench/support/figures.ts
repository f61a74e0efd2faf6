const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export function quantiles(samples: readonly number[]) {
  const sorted = samples.toSorted((one, other) => one - other);
  return { p5: at(sorted, 0.05), median: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));
