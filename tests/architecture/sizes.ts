export const LONGEST = 250;
export const MEDIAN = 60;
export const NINETIETH = 160;

export const lengthOf = (source: string): number => source.split('\n').length - (source.endsWith('\n') ? 1 : 0);

export function quantile(lengths: number[], share: number): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
