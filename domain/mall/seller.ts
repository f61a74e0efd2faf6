import type { Is } from '../shape/is';
import type { sellerAccount } from './paying-shape';

type SellerAccount = Is<typeof sellerAccount>;

/** Seller facts set at gateway start. There are no defaults: a missing fact is shown as missing. */
export type SellerFacts = {
  account: SellerAccount | null;
  /** Gate address of each store, by its code. */
  gates: Readonly<Partial<Record<string, string>>>;
};

export const NO_SELLER: SellerFacts = { account: null, gates: {} };

export const gateWords = (gate: string | undefined): string => gate || '提货前请向客服索取';

/** Goods of an entry called stabilised leave the store stabilised; every mode asks for the certificate. */
export const STABILIZER = '已加稳定剂，防止自聚；订运输时需交写明有效期与最高温度的稳定剂证明';

/** The stabiliser of each bought substance that needs one, each named once. */
export const stabilizerFacts = (
  lines: readonly { nameCn: string; isStabilized?: boolean | undefined }[],
): (readonly [name: string, value: string])[] =>
  [...new Set(lines.flatMap(({ nameCn, isStabilized }) => (isStabilized ? [nameCn] : [])))].map(
    (name) => [`${name} 稳定剂`, STABILIZER] as const,
  );
