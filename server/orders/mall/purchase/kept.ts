import { FIRST_LIST, type ListSummary } from '../../../../domain/mall/lists';
import type { Delivery, PackLine } from '../../../../domain/mall/purchase';
import type { Rates } from '../../../../domain/mall/product';

/** Stored line; `named` keeps its name after the product is withdrawn. `isLeft`: unticked. */
export type KeptLine = PackLine & { named: string; isLeft?: boolean };

/** A list as it is kept: with the rates its prices are held by, product by product, and until when; null where nothing is listed. */
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

export const listsTold = (lists: readonly KeptList[]): ListSummary[] =>
  lists.map(({ listId, name, lines, isOpen }) => ({ listId, name, lines: lines.length, isOpen }));

type ListDemand = { city: string; lines: readonly Omit<PackLine, 'city'>[] };

/** What of an order stands on a list, as it is there. */
export const linesOn = ({ lines: listed }: KeptList, { city, lines }: ListDemand): KeptLine[] =>
  listed.filter((line) =>
    lines.some(
      ({ productId, pack, kg }) =>
        line.city === city && line.productId === productId && line.pack === pack && line.kg === kg,
    ),
  );

/** The list that all of an order stands on: the open one first, and that too where it is nowhere. */
export function listOf(lists: readonly KeptList[], wanted: ListDemand): KeptList {
  const open = lists.find(({ isOpen }) => isOpen) ?? EMPTY_LIST;
  const isWhole = (list: KeptList) => linesOn(list, wanted).length === wanted.lines.length;
  return [open, ...lists].find(isWhole) ?? open;
}
