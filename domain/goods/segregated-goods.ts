/** What the rules need to know of a substance. */
export type SegregatedGoods = {
  /** Null for what is not dangerous. */
  unNo: string | null;
  /** Their place in the library, where they have one. */
  goodsId?: string;
  hazardClass: string | null;
  subRisks: readonly string[];
  groups: readonly string[];
  /** The codes of column 16b; null where nobody has read it for this substance, or nobody knows the substance. */
  sixteenB: readonly string[] | null;
  /** Does it burn? Null where nobody has said. */
  burns: boolean | null;
  /** The class that was said is another than its number is known for: both are judged, and nobody knows which holds. */
  isContradicted?: boolean;
  /** Of a generic entry the substance behind it; null where the number says it all. */
  technicalName?: string | null;
  /** Packed and declared as limited or excepted quantity. */
  isLimited?: boolean;
};
