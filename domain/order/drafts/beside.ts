import type { VerdictLevel } from '../../goods/verdict';
import type { Money } from '../../values/money';
import type { OrderFault } from '../../rules/fault';
import type { DraftBrief } from './draft';
import type { GoodsRow } from '../../goods/row';
import type { Vessel } from '../goods/vessel';
import type { Is } from '../../shape/is';
import type { madeWith } from './beside-shape';

/** Draft of a second order placed together, at the shown revision and price. */
export type BesideDraft = {
  mode: string;
  draftId: string;
  revision: number;
  shown: Money;
  protocolVersion: string;
  fetchedAt: string;
};

/** Goods totals of an order by identity; a weight is null when the form does not ask it. */
export type CarriedGoods = Pick<GoodsRow, 'goodsId' | 'nameCn' | 'unNo'> & {
  grossKg: number | null;
  netKg: number | null;
  vessel: Vessel;
  /** Smallest weight step of the form for bulk goods; null for packs. */
  finestKg: number | null;
};

type Weighed = Partial<Pick<CarriedGoods, 'grossKg' | 'netKg' | 'finestKg'>>;

export const buildCarriedGoods = (
  vessel: Vessel,
  { goodsId, nameCn, unNo }: Pick<GoodsRow, 'goodsId' | 'nameCn' | 'unNo'>,
  { grossKg = null, netKg = null, finestKg = null }: Weighed = {},
): CarriedGoods => ({ goodsId, nameCn, unNo, grossKg, netKg, vessel, finestKg });

/** Goods of the other order and their pickup; `fetched` is null when the buyer brings them. */
export type CarriedOrder = {
  goods: readonly CarriedGoods[];
  /** Total gross weight when the form weighs boxes instead of goods. */
  boxedKg: number | null;
  fetched: { city: string; at: number | null } | null;
};

export type BesideChoice = Pick<DraftBrief, 'draftId' | 'mode' | 'quoteId' | 'about' | 'goods'> & {
  revision: number;
  protocolVersion: string;
  /** Pickup time in form text; empty when refused. */
  fetchedAt: string;
  /** Total without coupon; null when refused. */
  total: Money | null;
  level: VerdictLevel | null;
  wrong: OrderFault | null;
  /** Reason the draft cannot be ordered at all. */
  refused: string | null;
  /** Fields its form still lacks; absent when the reason is another one. */
  faults?: OrderFault[] | undefined;
};

/** Linked order, with its current cancellation fee; null when it cannot be cancelled. */
export type MadeWith = Is<typeof madeWith>;
