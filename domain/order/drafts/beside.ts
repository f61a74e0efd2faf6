import type { VerdictLevel } from '../../goods/verdict';
import type { ModeId } from '../../mode-ids';
import type { Money } from '../../values/money';
import type { OrderFault } from '../../rules/fault';
import type { DraftBrief } from './draft';
import type { GoodsRow } from '../../goods/row';
import type { OrderState } from '../life/lifecycle';
import type { Vessel } from '../goods/vessel';

/** The draft of another order that is made with this one, at the revision and the price that were shown. */
export type Beside = {
  mode: string;
  draftId: string;
  revision: number;
  shown: Money;
  protocolVersion: string;
  /** As it is typed in a form. */
  fetchedAt: string;
};

/** Goods of an order by what they are known by, in all; a weight is null where its form does not ask it. */
export type CarriedGoods = Pick<GoodsRow, 'goodsId' | 'nameCn' | 'unNo'> & {
  grossKg: number | null;
  netKg: number | null;
  vessel: Vessel;
  /** The least that its form can tell apart of what is poured; null of packs, which weigh what they weigh. */
  finestKg: number | null;
};

type Weighed = Partial<Pick<CarriedGoods, 'grossKg' | 'netKg' | 'finestKg'>>;

/** A row of goods as it lies in there, weighed as far as its form does. */
export const carriedIn = (
  vessel: Vessel,
  { goodsId, nameCn, unNo }: Pick<GoodsRow, 'goodsId' | 'nameCn' | 'unNo'>,
  { grossKg = null, netKg = null, finestKg = null }: Weighed = {},
): CarriedGoods => ({ goodsId, nameCn, unNo, grossKg, netKg, vessel, finestKg });

/** What another order carries, where it fetches that and when; null where the buyer has to bring it. */
export type Carrying = {
  goods: readonly CarriedGoods[];
  /** What all of it weighs with its packs, where the form weighs boxes and none of its goods. */
  boxedKg: number | null;
  fetched: { city: string; at: number | null } | null;
};

/** A draft that an order could be made with, as it would be judged now. */
export type BesideChoice = Pick<DraftBrief, 'draftId' | 'mode' | 'quoteId' | 'about' | 'goods'> & {
  revision: number;
  protocolVersion: string;
  /** When it fetches the goods, as that is typed in a form; empty where it is refused. */
  fetchedAt: string;
  /** What it comes to without a coupon; null where it is refused. */
  total: Money | null;
  level: VerdictLevel | null;
  /** What keeps the two from going together. */
  wrong: OrderFault | null;
  /** Why the draft could not be ordered alone, either. */
  refused: string | null;
  /** Fields that its form still lacks; left out where the reason is another one. */
  faults?: OrderFault[] | undefined;
};

/** The order that this one was made with: what giving it up costs by now, null where it cannot be given up any more. */
export type MadeWith = { orderNo: string; mode: ModeId; state: OrderState; cancelFee: Money | null };
