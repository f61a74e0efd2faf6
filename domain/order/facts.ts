import type { GoodsRow } from './form';
import type { GoodsFacts } from '../goods/facts';
import type { DgHandling } from '../places/ports';
import type { Sailing } from '../offer/sailing';

/** Who takes dangerous goods on the way of a sailing. */
export type Takers = {
  /** Classes the carrier leaves out, or `ALL_DG`. */
  carrierExcludes: readonly string[];
  /** Null where nobody has told. */
  orgHandling: DgHandling | null;
  dstHandling: DgHandling | null;
};

/** What the rules must know besides the form. */
export type OrderFacts = {
  now: number;
  sailing: Sailing | null;
  goodsOf: (row: GoodsRow) => GoodsFacts | null;
  /** Where it is missing, the sailing's own verdict stands in. */
  takers?: Takers;
};
