import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { commonFacts } from '../../../domain/goods/entries';
import { PRECURSORS, type Controls } from '../../../domain/goods/facts';
import { rankMatches, tidyQuery, type Names } from '../../../domain/values/matching';
import { LIST } from './listed';
import { houseGoods, type Goods } from './read-goods';

export type { Goods } from './read-goods';

const LIST_BY_NUMBER = new Map<string, Goods[]>();
for (const row of LIST) LIST_BY_NUMBER.set(row.unNo, [...(LIST_BY_NUMBER.get(row.unNo) ?? []), row]);

/** Rows of the list that goods of the house may be: of the same class and group where there are any. */
export function listRows({ unNo, hazardClass, packingGroup }: Goods): readonly Goods[] {
  const all = LIST_BY_NUMBER.get(unNo ?? '') ?? [];
  const near = all.filter((row) => row.hazardClass === hazardClass && row.packingGroup === packingGroup);
  return near.length > 0 ? near : all;
}

/** All goods the house can ship, from public transcriptions of the lists; the SDS prevails. */
export const LIBRARY: readonly Goods[] = houseGoods().map((goods) => {
  const [row, ...others] = listRows(goods);
  return { ...goods, listRow: others.length === 0 ? (row?.listRow ?? null) : null };
});

const HOUSE_NUMBERS: ReadonlySet<string | null> = new Set(LIBRARY.map(({ unNo }) => unNo));

/** Rows of the numbers the house has not judged itself: known by the list alone, and at best for a person. */
export const LISTED: readonly DangerousGoods[] = LIST.filter(({ unNo }) => !HOUSE_NUMBERS.has(unNo));

const LISTED_SET: ReadonlySet<Goods> = new Set(LISTED);
export const isListed = (goods: Goods): boolean => LISTED_SET.has(goods);

/** Goods of the house before those of the list. */
export const ALL_GOODS: readonly Goods[] = [...LIBRARY, ...LISTED];

/** Names are compared without spaces and hyphens. */
const typedName = (name: string) => tidyQuery(name).replaceAll(/[\s'-]/g, '');

/** Names as a search compares them, all of them in one text, and each whole one. */
type SearchedNames = Names & { text: string; wholes: ReadonlySet<string> };

/** Folding a name moves none of its letters, so that what was found is marked in the name itself. */
function matchableNames({ unNo, nameCn, nameEn, casNo, aliases }: Goods): SearchedNames {
  const shown = {
    nameCn: tidyQuery(nameCn),
    nameEn: tidyQuery(nameEn),
    ...(unNo && { unNo }),
    ...(casNo && { casNo }),
  };
  const typed = aliases.map(typedName);
  const names = Object.values(shown);
  return { shown, typed, text: [...names, ...typed].join('\n'), wholes: new Set([...typed, ...names.map(typedName)]) };
}

const NAMES = new Map(ALL_GOODS.map((goods) => [goods, matchableNames(goods)]));
const cachedNames = (goods: Goods) => NAMES.get(goods) ?? matchableNames(goods);

/** `UN 1230` counts as `1230`, also in names. */
const withoutPrefix = (typed: string) => typed.normalize('NFKC').replace(/^\s*un\s*(?=\d)/i, '');

/** Exact name matches first, then prefixes and substrings. */
export function searchGoods(typed: string) {
  const asked = withoutPrefix(typed);
  const [query, whole] = [tidyQuery(asked), typedName(asked)];
  const near = ALL_GOODS.filter((goods) => [query, whole].some((part) => cachedNames(goods).text.includes(part)));
  const found = rankMatches(near, cachedNames, asked);
  const isWhole = ({ item }: (typeof found)[number]): boolean => cachedNames(item).wholes.has(whole);
  return [...found.filter(isWhole), ...found.filter((one) => !isWhole(one))];
}

type DangerousGoods = Goods & { unNo: string; hazardClass: HazardClass };
const isDangerous = (goods: Goods): goods is DangerousGoods => goods.unNo !== null && goods.hazardClass !== null;

const BY_UN = new Map<string, DangerousGoods[]>();
for (const goods of ALL_GOODS.filter(isDangerous)) BY_UN.set(goods.unNo, [...(BY_UN.get(goods.unNo) ?? []), goods]);

export const goodsOfNumber = (unNo: string): readonly DangerousGoods[] => BY_UN.get(unNo) ?? [];

export const watchedControls = (entries: readonly Goods[]): Controls => ({
  precursor: PRECURSORS.find((one) => entries.some(({ controls }) => controls.precursor === one)) ?? null,
  isExplosivePrecursor: entries.some(({ controls }) => controls.isExplosivePrecursor),
  isHighlyToxic: entries.some(({ controls }) => controls.isHighlyToxic),
});

const together = <TItem>(lists: readonly (readonly TItem[])[]): TItem[] => [...new Set(lists.flat())];

/**
 * Reading of a bare number: its first entry with the subsidiary hazards, groups and controls of all entries; differing
 * facts stay open.
 */
export function findGoods(unNo: string): DangerousGoods | undefined {
  const all = goodsOfNumber(unNo);
  const [first] = all;
  if (!first || all.length === 1) return first;
  const subRisks = together(all.map((goods) => goods.subRisks)).filter((risk) => risk !== first.hazardClass);
  const groups = together(all.map((goods) => goods.groups));
  const cooled = all.find((goods) => goods.cooled !== null)?.cooled ?? null;
  return { ...first, subRisks, groups, cooled, controls: watchedControls(all), ...commonFacts(all) };
}

const BY_ID = new Map(ALL_GOODS.map((goods) => [goods.goodsId, goods]));

export const goodsById = (goodsId: string): Goods | undefined => BY_ID.get(goodsId);
