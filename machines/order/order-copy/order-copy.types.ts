export type CopyFailureCode = 'network' | 'unavailable' | 'missing' | 'unexpected';

export type CopyOrderInput = { orderNo: string };
/** `address`: where to go on with it, where whoever began could not know that. */
export type CopyOrderOutcome =
  | { kind: 'copied'; address?: string }
  | { kind: 'failed'; code: Exclude<CopyFailureCode, 'unexpected'> };

/** `isAtOnce`: an address has asked for it already, and nobody has to press anything. */
export type OrderCopyInput = { orderNo: string; isAtOnce?: boolean };

/** `address`: where an offer for it is looked for. */
export type OrderCopyEvent = { type: 'copy.begin'; address: string };

export type OrderCopyContext = {
  orderNo: string;
  isAtOnce: boolean;
  address: string;
  failureCode: CopyFailureCode | null;
};
