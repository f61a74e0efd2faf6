import { ALL_GOODS, listRows, type Goods } from './library';
import { callNames, printedNames, tellingPart, type TypedName } from './names';

function createMarkLookup(marksOf: (goods: Goods) => readonly string[]): (mark: string) => readonly Goods[] {
  const bearers = new Map<string, Goods[]>();
  for (const goods of ALL_GOODS)
    for (const mark of new Set(marksOf(goods))) {
      const all = bearers.get(mark);
      if (all) all.push(goods);
      else bearers.set(mark, [goods]);
    }
  return (mark) => bearers.get(mark) ?? [];
}

const NAMES = new Map(ALL_GOODS.map((goods) => [goods, callNames(goods)]));

export const goodsNames = (goods: Goods): readonly string[] => NAMES.get(goods) ?? [];

/** Names of goods in the words of the list: a right name, whatever the house calls it. */
const WORDINGS = new Map(ALL_GOODS.map((goods) => [goods, listRows(goods).flatMap(callNames)]));

export const ownNames = (goods: Goods): readonly string[] => [...goodsNames(goods), ...(WORDINGS.get(goods) ?? [])];
export const byName = createMarkLookup(goodsNames);
export const byCas = createMarkLookup(({ casNo }) => (casNo === null ? [] : [casNo]));
export const byHs = createMarkLookup(({ hsCode }) => (hsCode === '' ? [] : [hsCode]));

export const isDangerous = ({ unNo }: Goods): boolean => unNo !== null;

const PARTS = createMarkLookup((goods) => printedNames(goods).flatMap((name) => tellingPart(name) ?? []));

const LONGEST = Math.max(...ALL_GOODS.flatMap(printedNames).map(({ length }) => length));

type Span = { from: number; to: number; goods: readonly Goods[] };

/** Longest known name from each position. */
const findSpans = (text: string): Span[] =>
  Array.from(text, (_, from) => {
    const last = Math.min(text.length, from + LONGEST);
    // A polymer is not its monomer.
    if (text[from - 1] === '聚') return { from, to: from, goods: [] };
    const ends = Array.from({ length: last - from }, (__, at) => last - at);
    const to = ends.find((end) => PARTS(text.slice(from, end)).length > 0) ?? from;
    return { from, to, goods: PARTS(text.slice(from, to)) };
  });

const spanLength = ({ from, to }: Span): number => to - from;

const isWithin = (one: Span, other: Span): boolean =>
  one.from >= other.from && one.to <= other.to && spanLength(one) < spanLength(other);

/** Dangerous goods named inside a name; names within longer ones do not count. */
export function namedInside({ text, words }: TypedName): Goods[] {
  const meant = [text, words].flatMap((inside) => {
    const spans = findSpans(inside);
    return spans.filter((one) => !spans.some((other) => isWithin(one, other)));
  });
  const longest = meant.toSorted((one, other) => spanLength(other) - spanLength(one));
  return [...new Set(longest.flatMap(({ goods }) => goods))].filter(isDangerous);
}
