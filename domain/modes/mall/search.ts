import type { Guarded } from '../../mall/gate';
import type { Lot, Pack, PackForm, Rates } from '../../mall/product';
import type { Delivery } from '../../mall/purchase';
import type { GoodsRow } from '../../goods/row';

/** So many kilograms in packs of one kind, as whoever buys them asks for them. */
export type MallDemand = { productId: string; pack: PackForm; kg: number };

/** What is asked of the shop: some of its goods out of one of its stores, fetched or sent. */
export type MallQuery = Delivery & { city: string; lines: MallDemand[] };

/** A line with all the shop says of it. `lots` are those that can be taken from the store, as much as was made of each. */
export type MallLine = MallDemand & {
  grade: string;
  sold: Pack;
  guarded: Guarded;
  rates: Rates;
  lots: Lot[];
  isSendable: boolean;
  leadDays: number;
  /** As a form has the goods: by what the library says of them. */
  row: GoodsRow;
};

/**
 * What the shop has made of it: nothing of a product is in the question, so all an order is judged, priced and taken by
 * stands here.
 */
export type MallSearch = Delivery & {
  city: string;
  lines: MallLine[];
  /** What goes in which truck, by the places of the lines: what must not travel together goes apart. */
  loads: number[][];
  /** Until when the prices of the buyer's list hold that were taken over; null where none was. */
  heldUntil: string | null;
};

export const offerIdOf = ({ city }: Pick<MallQuery, 'city'>): string => `MALL-${city}`;
