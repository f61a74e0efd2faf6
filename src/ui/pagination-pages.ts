/** The first, the last and what is around the page one is on; `null` stands for those left out, never for one alone. */
export function pagesAround(page: number, count: number): (number | null)[] {
  const kept = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= 1,
  );
  return kept.flatMap((number, index) => {
    const missing = number - (kept[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}
