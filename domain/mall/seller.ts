export type SellerAccount = { bank: string; number: string };

/** Facts that the house sets at its start. None has a value of its own: what is not set is named as not set. */
export type SellerFacts = {
  account: SellerAccount | null;
  /** Address and gate of each store, by its code. */
  gates: Readonly<Partial<Record<string, string>>>;
};

export const NO_SELLER: SellerFacts = { account: null, gates: {} };

/** Address of a store for people; empty or left out where the house has set none. */
export const gateWords = (gate: string | undefined): string => gate || '提货前请向客服索取';
