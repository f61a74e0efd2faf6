import type { GatewayReply } from './reply';

/** Was there no answer at all, or one that says nothing? Only the first is a matter of the line. */
export const lineCodeOf = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>): 'network' | 'unavailable' =>
  reply.kind === 'unreachable' && !reply.isAnswered ? 'network' : 'unavailable';
