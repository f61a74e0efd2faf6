export type CopyFailureCode = 'network' | 'unavailable' | 'unexpected';

/** `isReplacing`: what was being filled in may be lost over it. */
export type CopyOrderInput = { orderNo: string; isReplacing: boolean };
export type CopyOrderOutcome =
  | { kind: 'copied' }
  /** Another order is being filled in, of these goods. */
  | { kind: 'occupied'; goods: readonly string[] }
  | { kind: 'failed'; code: Exclude<CopyFailureCode, 'unexpected'> };

export type OrderCopyInput = { orderNo: string };

export type OrderCopyEvent =
  /** `address`: where an offer for it is looked for. */
  { type: 'copy.begin'; address: string } | { type: 'copy.replace' } | { type: 'copy.leave' };

export type OrderCopyContext = OrderCopyInput & {
  address: string;
  isReplacing: boolean;
  /** What the order that is being filled in is about; null where none is. */
  goods: readonly string[] | null;
  failureCode: CopyFailureCode | null;
};
