import { FIRST_LIST, type ListSummary } from '../../../../domain/mall/lists';
import type { Delivery, PackLine } from '../../../../domain/mall/purchase';
import type { Rates } from '../../../../domain/mall/product';

/** `named` keeps the name of a withdrawn product. `isLeft`: unticked. */
export type KeptLine = PackLine & { named: string; isLeft?: boolean };

/** A stored list with held rates per product and their expiry, null when empty. */
export type KeptList = {
  listId: string;
  name: string;
  madeAt: Date;
  isOpen: boolean;
  lines: readonly KeptLine[];
  delivery: Delivery;
  rates: Readonly<Record<string, Rates>>;
  heldUntil: Date | null;
};

export const EMPTY_LIST: KeptList = {
  ...FIRST_LIST,
  madeAt: new Date(0),
  isOpen: true,
  lines: [],
  delivery: { way: 'SELF', to: '' },
  rates: {},
  heldUntil: null,
};

export const summarizeLists = (lists: readonly KeptList[]): ListSummary[] =>
  lists.map(({ listId, name, lines, isOpen }) => ({ listId, name, lines: lines.length, isOpen }));

type ListDemand = { city: string; lines: readonly Omit<PackLine, 'city'>[] };

export const linesInDemand = ({ lines: listed }: KeptList, { city, lines }: ListDemand): KeptLine[] =>
  listed.filter((line) =>
    lines.some(
      ({ productId, pack, kg }) =>
        line.city === city && line.productId === productId && line.pack === pack && line.kg === kg,
    ),
  );

/** List that contains a whole order, the open one first; the open one if none does. */
export function findListForOrder(lists: readonly KeptList[], wanted: ListDemand): KeptList {
  const open = lists.find(({ isOpen }) => isOpen) ?? EMPTY_LIST;
  const isWhole = (list: KeptList) => linesInDemand(list, wanted).length === wanted.lines.length;
  return [open, ...lists].find(isWhole) ?? open;
}
