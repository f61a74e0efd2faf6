export type CopyFailureCode = 'network' | 'unavailable' | 'unexpected';

export type CopyOrderInput = { orderNo: string };
export type CopyOrderOutcome = { kind: 'copied' } | { kind: 'failed'; code: Exclude<CopyFailureCode, 'unexpected'> };

export type OrderCopyInput = { orderNo: string };

/** `address`: where an offer for it is looked for. */
export type OrderCopyEvent = { type: 'copy.begin'; address: string };

export type OrderCopyContext = OrderCopyInput & { address: string; failureCode: CopyFailureCode | null };
