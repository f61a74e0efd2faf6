import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { openIn } from '../../../domain/goods/entries';
import { PRECURSORS, type Controls } from '../../../domain/goods/facts';
import { ranked, tidyQuery, type Names } from '../../../domain/values/matching';
import { houseGoods, type Goods } from './read-goods';

export type { Goods } from './read-goods';

/** All goods the house can ship, from public transcriptions of the lists; the SDS prevails. */
export const LIBRARY: readonly Goods[] = houseGoods();

/** Names are compared without spaces and hyphens. */
const typedName = (name: string) => tidyQuery(name).replaceAll(/[\s'-]/g, '');

const namesOf = ({ unNo, nameCn, nameEn, casNo, aliases }: Goods): Names => ({
  shown: { nameCn, nameEn, ...(unNo && { unNo }), ...(casNo && { casNo }) },
  typed: aliases.map(typedName),
});

const NAMES = new Map(LIBRARY.map((goods) => [goods, namesOf(goods)]));
const known = (goods: Goods) => NAMES.get(goods) ?? namesOf(goods);

/** `UN 1230` counts as `1230`, also in names. */
const withoutPrefix = (typed: string) => typed.normalize('NFKC').replace(/^\s*un\s*(?=\d)/i, '');

const isWhole = (goods: Goods, typed: string): boolean => {
  const { shown, typed: aliases } = known(goods);
  const asked = typedName(typed);
  return aliases.includes(asked) || Object.values(shown).some((name) => typedName(name) === asked);
};

/** Exact name matches first, then prefixes and substrings. */
export function searchGoods(typed: string) {
  const asked = withoutPrefix(typed);
  const found = ranked(LIBRARY, known, asked);
  return [...found.filter(({ item }) => isWhole(item, asked)), ...found.filter(({ item }) => !isWhole(item, asked))];
}

type DangerousGoods = Goods & { unNo: string; hazardClass: HazardClass };
const isDangerous = (goods: Goods): goods is DangerousGoods => goods.unNo !== null && goods.hazardClass !== null;

const BY_UN = new Map<string, DangerousGoods[]>();
for (const goods of LIBRARY.filter(isDangerous)) BY_UN.set(goods.unNo, [...(BY_UN.get(goods.unNo) ?? []), goods]);

export const goodsOfNumber = (unNo: string): readonly DangerousGoods[] => BY_UN.get(unNo) ?? [];

export const watchedIn = (entries: readonly Goods[]): Controls => ({
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
  return { ...first, subRisks, groups, cooled, controls: watchedIn(all), ...openIn(all) };
}

const BY_ID = new Map(LIBRARY.map((goods) => [goods.goodsId, goods]));

export const goodsById = (goodsId: string): Goods | undefined => BY_ID.get(goodsId);
