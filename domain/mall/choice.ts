import { parseWholeNumber } from '../values/typed-number';
import { LEADS_TO, deliveryKinds, type DeliveryKind } from './landed';
import type { Pack, PackForm } from './product';
import type { PackLine } from './purchase';
import { kgOfPacks, countPieces, quantityFault, wholePacks, type PackBounds, type TypedFault } from './quantity';
import type { MallItem } from './sheet';

export type Choice = {
  pack: PackForm | null;
  /** Number of packs as typed; tons for bulk. */
  count: string;
  city: string;
  way: DeliveryKind;
  /** A mainland city or a port abroad, depending on `way`; empty when unknown. */
  to: string;
};

export const noChoice: Choice = { pack: null, count: '', city: '', way: 'SELF', to: '' };

export const findPack = (item: MallItem, { pack }: Pick<Choice, 'pack'>): Pack | null =>
  item.packs.find(({ form }) => form === pack) ?? null;

const MOST_PACKS = 9_999_999;

export function kgTyped(pack: Pick<Pack, 'netKg'>, count: string): number | null {
  const packs = parseWholeNumber(count);
  return packs !== null && packs >= 0 && packs <= MOST_PACKS ? kgOfPacks(pack, packs) : null;
}

export function chosenKg(item: MallItem, choice: Choice): number | null {
  const pack = findPack(item, choice);
  return pack && kgTyped(pack, choice.count);
}

export const stockKg = ({ stock }: MallItem, { city }: Pick<Choice, 'city'>): number =>
  stock.find((one) => one.city === city)?.kg ?? 0;

export const choiceDeliveryKinds = ({ hazardClass, gate, transport }: MallItem, pack: Pack): readonly DeliveryKind[] =>
  deliveryKinds({ isDanger: hazardClass !== null, gate, state: transport.state }, pack);

function fewestPacks(pack: Pack, kg: number): string {
  const [below = pack.leastKg, above = below] = wholePacks(pack, kg);
  return String(countPieces(pack, below >= kg ? below : above));
}

/** Initial choice: smallest pack, the quantity of the list query, the fullest store. */
export function firstChoice(item: MallItem, asked: { kg: number | null; to: string | null }): Choice {
  const pack = item.packs.toSorted((one, other) => one.leastKg - other.leastKg)[0];
  if (!pack) return noChoice;
  const isSent = asked.to !== null && choiceDeliveryKinds(item, pack).includes('SEND');
  return {
    pack: pack.form,
    count: fewestPacks(pack, asked.kg ?? 0),
    city: item.stock[0]?.city ?? '',
    way: isSent ? 'SEND' : 'SELF',
    to: isSent ? (asked.to ?? '') : '',
  };
}

/**
 * A new pack starts with its minimum, an impossible way falls back to `SELF`, and a new kind of destination clears
 * `to`.
 */
export function changedChoice(item: MallItem, before: Choice, change: Partial<Choice>): Choice {
  const next = { ...before, ...change };
  const pack = findPack(item, next);
  if (!pack) return before;
  const count = next.pack === before.pack ? next.count : fewestPacks(pack, 0);
  const way = choiceDeliveryKinds(item, pack).includes(next.way) ? next.way : 'SELF';
  return {
    ...next,
    count,
    way,
    to: LEADS_TO[way] === LEADS_TO[next.way] && LEADS_TO[way] === LEADS_TO[before.way] ? next.to : '',
  };
}

/** Faults of a typed pack count: unreadable text is not reported as an empty field. */
export function typedPacksFault(pack: PackBounds, count: string, inStockKg: number): TypedFault | null {
  const packs = parseWholeNumber(count);
  if (packs === null) return count.trim() === '' ? 'kgMissing' : 'kgUnread';
  return quantityFault(pack, kgOfPacks(pack, packs), inStockKg);
}

export function findChoiceFault(item: MallItem, choice: Choice): TypedFault | null {
  const pack = findPack(item, choice);
  return pack ? typedPacksFault(pack, choice.count, stockKg(item, choice)) : 'kgMissing';
}

/** Line of a purchase list; null without whole packs or a store. Stock is checked in the list. */
export function listedAs(item: MallItem, choice: Choice): PackLine | null {
  const [pack, kg] = [findPack(item, choice), chosenKg(item, choice)];
  if (!pack || kg === null || choice.city === '' || quantityFault(pack, kg, Infinity) !== null) return null;
  return { productId: item.productId, pack: pack.form, city: choice.city, kg };
}

export const isAskable = (item: MallItem, choice: Choice): boolean =>
  item.rates !== null && findChoiceFault(item, choice) === null && (LEADS_TO[choice.way] === null || choice.to !== '');
