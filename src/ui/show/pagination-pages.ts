/** What is between two pages that are shown. */
const GAP = null;

/** The first, the last and the pages within reach of this one. A gap stands for several pages, never for one alone. */
function pagesWithin(reach: number, page: number, count: number): (number | null)[] {
  const kept = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= reach,
  );
  return kept.flatMap((number, index) => {
    const missing = number - (kept[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [GAP, number];
  });
}

/** A place in the row of pages; a phone has room for fewer and shows a gap instead of the first it leaves out. */
export type PagePlace = { page: number | null; onPhone: 'page' | 'gap' | 'nothing' };

export function pagePlaces(page: number, count: number): PagePlace[] {
  const few = pagesWithin(0, page, count);
  const isKept = (number: number | null | undefined) => typeof number === 'number' && few.includes(number);
  return pagesWithin(1, page, count).map((number, index, all) => ({
    page: number,
    onPhone: isKept(number) ? 'page' : isKept(all[index - 1]) ? 'gap' : 'nothing',
  }));
}
