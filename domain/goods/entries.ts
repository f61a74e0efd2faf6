import { WEIGHED_DOUBTS, type GoodsFacts } from './facts';
import { onlyOne, type Identity } from './identity';

type Segregated = Pick<
  GoodsFacts,
  'hazardClass' | 'subRisks' | 'groups' | 'packingGroup' | 'sixteenB' | 'burns' | 'technical'
>;

/** Entries of the given packing group; all entries when none has it, because the choice is unknown. */
export function ofGroup<TGoods extends Pick<GoodsFacts, 'packingGroup'>>(
  entries: readonly TGoods[],
  group: string | undefined,
): readonly TGoods[] {
  const meant = entries.filter(({ packingGroup }) => packingGroup === group);
  return meant.length > 0 ? meant : entries;
}

/** First entry with disagreeing sources. Until an entry is picked, one such entry sends the number to a person. */
export const findDoubtful = <TGoods extends Pick<GoodsFacts, 'doubts'>>(
  entries: readonly TGoods[],
): TGoods | undefined => entries.find(({ doubts }) => doubts.some(({ about }) => WEIGHED_DOUBTS.includes(about)));

const inAll = <TItem>(lists: readonly (readonly TItem[])[]): TItem[] =>
  (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));

const commonValue = <TValue>([first, ...others]: readonly TValue[]): TValue | null =>
  first !== undefined && others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null;

/**
 * Values that differ between entries stay null, because the entry is unknown; one generic name makes the result
 * generic.
 */
export const commonFacts = <TGoods extends Segregated>(
  entries: readonly TGoods[],
): Pick<TGoods, 'packingGroup' | 'sixteenB' | 'burns' | 'technical'> => ({
  packingGroup: commonValue(entries.map(({ packingGroup }) => packingGroup)),
  sixteenB: commonValue(entries.map(({ sixteenB }) => sixteenB)),
  burns: commonValue(entries.map(({ burns }) => burns)),
  technical: entries.find(({ technical }) => technical !== null)?.technical ?? null,
});

/**
 * Facts that all entries of a number share for segregation; null when their classes differ. When entries differ, column
 * 16b counts as unread, so that it allows nothing.
 */
export function saidByAll<TGoods extends Segregated>(entries: readonly TGoods[]): TGoods | null {
  const [first] = entries;
  if (!first || entries.some(({ hazardClass }) => hazardClass !== first.hazardClass)) return null;
  const isOne = commonValue(entries.map(({ subRisks, groups }) => [subRisks, groups])) !== null;
  const subRisks = inAll(entries.map((one) => one.subRisks));
  const groups = inAll(entries.map((one) => one.groups));
  const open = commonFacts(entries);
  return { ...first, subRisks, groups, ...open, sixteenB: isOne ? open.sixteenB : null };
}

/** `name`: entry picked by name among those of the group. */
type IdentityMatch<TGoods> = { identity: Identity<TGoods>; group: string; name?: string };

export function identifiedEntry<TGoods extends Segregated & { nameCn?: string }>({
  identity,
  group,
  name = '',
}: IdentityMatch<TGoods>): TGoods | null {
  if (identity.kind !== 'several') return onlyOne(identity);
  const entries = ofGroup(identity.goods, group);
  const named = entries.filter(({ nameCn }) => nameCn === name);
  return saidByAll(named.length > 0 ? named : entries);
}
