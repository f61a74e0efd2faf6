export type SellerAccount = { bank: string; number: string };

/** Seller facts set at gateway start. There are no defaults: a missing fact is shown as missing. */
export type SellerFacts = {
  account: SellerAccount | null;
  /** Gate address of each store, by its code. */
  gates: Readonly<Partial<Record<string, string>>>;
};

export const NO_SELLER: SellerFacts = { account: null, gates: {} };

export const gateWords = (gate: string | undefined): string => gate || '提货前请向客服索取';
