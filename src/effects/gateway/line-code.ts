import type { GatewayReply } from './reply';

/** Network trouble only when no answer arrived; an unreadable answer means the service is unavailable. */
export const unansweredCode = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>): 'network' | 'unavailable' =>
  reply.kind === 'unreachable' && !reply.isAnswered ? 'network' : 'unavailable';
