/** How a call ends. Refusals are values; only bugs are thrown. */
export type GatewayReply<TData> =
  | { kind: 'done'; data: TData }
  /** `requestId`: under which the gateway has noted it, to be quoted to those who help. */
  | { kind: 'refused'; code: string; message: string; data: unknown; requestId?: string }
  /** Nobody knows whether the gateway heard us: no network, no answer in time, or no answer we can read. */
  | {
      kind: 'unreachable';
      /** Something did answer, only not the gateway, or not in its words. */
      isAnswered?: true;
    };
