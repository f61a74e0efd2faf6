import { WEIGHED_DOUBTS, type GoodsFacts } from './facts';
import { onlyOne, type Identity } from './identity';

type Segregated = Pick<
  GoodsFacts,
  'hazardClass' | 'subRisks' | 'groups' | 'packingGroup' | 'sixteenB' | 'burns' | 'technical'
>;

/** Of several entries those of the group that was said; all of them where none has it, as then nobody knows what is meant. */
export function ofGroup<TGoods extends Pick<GoodsFacts, 'packingGroup'>>(
  entries: readonly TGoods[],
  group: string | undefined,
): readonly TGoods[] {
  const meant = entries.filter(({ packingGroup }) => packingGroup === group);
  return meant.length > 0 ? meant : entries;
}

/**
 * The first entry about which the published sources disagree. While no entry is chosen, one such entry sends the number
 * to a person.
 */
export const doubtfulIn = <TGoods extends Pick<GoodsFacts, 'doubts'>>(entries: readonly TGoods[]): TGoods | undefined =>
  entries.find(({ doubts }) => doubts.some(({ about }) => WEIGHED_DOUBTS.includes(about)));

const inAll = <TItem>(lists: readonly (readonly TItem[])[]): TItem[] =>
  (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));

/** What stands in all; null where they differ. */
const sameIn = <TValue>([first, ...others]: readonly TValue[]): TValue | null =>
  first !== undefined && others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null;

/**
 * Of entries that differ in it nobody knows how dangerous they are, what column 16b asks, and whether they burn; one name
 * may be generic.
 */
export const openIn = <TGoods extends Segregated>(
  entries: readonly TGoods[],
): Pick<TGoods, 'packingGroup' | 'sixteenB' | 'burns' | 'technical'> => ({
  packingGroup: sameIn(entries.map(({ packingGroup }) => packingGroup)),
  sixteenB: sameIn(entries.map(({ sixteenB }) => sixteenB)),
  burns: sameIn(entries.map(({ burns }) => burns)),
  technical: entries.find(({ technical }) => technical !== null)?.technical ?? null,
});

/**
 * What all entries of a number say to a neighbour; null where they are not even of one class. What only some of them
 * say stays open: column 16b is unread then, so that nothing is free by it.
 */
export function saidByAll<TGoods extends Segregated>(entries: readonly TGoods[]): TGoods | null {
  const [first] = entries;
  if (!first || entries.some(({ hazardClass }) => hazardClass !== first.hazardClass)) return null;
  const isOne = sameIn(entries.map(({ subRisks, groups }) => [subRisks, groups])) !== null;
  const subRisks = inAll(entries.map((one) => one.subRisks));
  const groups = inAll(entries.map((one) => one.groups));
  const open = openIn(entries);
  return { ...first, subRisks, groups, ...open, sixteenB: isOne ? open.sixteenB : null };
}

type IdentityMatch<TGoods> = { identity: Identity<TGoods>; group: string };

/** What is meant to a neighbour: the one substance, or, of several entries of the group that was said, what all of them say. */
export const saidBy = <TGoods extends Segregated>({ identity, group }: IdentityMatch<TGoods>): TGoods | null =>
  identity.kind === 'several' ? saidByAll(ofGroup(identity.goods, group)) : onlyOne(identity);
