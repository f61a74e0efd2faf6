/** Outcome of a call. Refusals are values; only bugs are thrown. */
export type GatewayReply<TData> =
  | { kind: 'done'; data: TData }
  /** `requestId`: log id of the call at the gateway, to quote to support. */
  | { kind: 'refused'; code: string; message: string; data: unknown; requestId?: string }
  /** Unknown whether the gateway got the call: no network, a timeout, or an unreadable answer. */
  | {
      kind: 'unreachable';
      /** Set when something answered, but not the gateway, or not in its format. */
      isAnswered?: true;
    };
