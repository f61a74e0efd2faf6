export type SegregatedGoods = {
  unNo: string | null;
  goodsId?: string;
  hazardClass: string | null;
  subRisks: readonly string[];
  groups: readonly string[];
  /** Codes of column 16b; null when unread or the substance is unknown. */
  sixteenB: readonly string[] | null;
  burns: boolean | null;
  /** The declared class differs from that of the number: both are judged, because it is unclear which holds. */
  isContradicted?: boolean;
  /** Technical name of a generic entry; null when the number is enough. */
  technicalName?: string | null;
  /** Packed and declared as limited or excepted quantity. */
  isLimited?: boolean;
};
