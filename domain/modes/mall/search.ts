import type { GuardedGoods } from '../../mall/gate';
import type { Lot, Pack, PackForm, Rates } from '../../mall/product';
import type { Delivery } from '../../mall/purchase';
import type { GoodsRow } from '../../goods/row';

export type MallDemand = { productId: string; pack: PackForm; kg: number };

export type MallQuery = Delivery & { city: string; lines: MallDemand[] };

/** A line with its shop data. `lots`: lots that can be taken from the warehouse. */
export type MallLine = MallDemand & {
  grade: string;
  sold: Pack;
  guarded: GuardedGoods;
  rates: Rates;
  lots: Lot[];
  isSendable: boolean;
  leadDays: number;
  row: GoodsRow;
};

/** Request completed by the shop. The wire request holds no product data; checks, price and stock use these fields. */
export type MallSearch = Delivery & {
  city: string;
  lines: MallLine[];
  /** Line indexes per truck; incompatible goods go in different trucks. */
  loads: number[][];
  /** Expiry of the prices taken from the buyer's list; null without any. */
  heldUntil: string | null;
};

export const mallOfferId = ({ city }: Pick<MallQuery, 'city'>): string => `MALL-${city}`;
