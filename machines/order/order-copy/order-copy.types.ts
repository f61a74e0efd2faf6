export type CopyFailureCode = 'network' | 'unavailable' | 'missing' | 'unexpected';

export type CopyOrderInput = { orderNo: string };
/** `address`: next page, when the caller could not know it. */
export type CopyOrderOutcome =
  | { kind: 'copied'; address?: string }
  | { kind: 'failed'; code: Exclude<CopyFailureCode, 'unexpected'> };

/** `isAtOnce`: requested by the address, without a click. */
export type OrderCopyInput = { orderNo: string; isAtOnce?: boolean };

export type OrderCopyEvent = { type: 'copy.begin'; address: string };

export type OrderCopyContext = {
  orderNo: string;
  isAtOnce: boolean;
  address: string;
  failureCode: CopyFailureCode | null;
};
