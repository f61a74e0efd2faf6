import { userCenterTicket } from '../../contract/people/auth';
import type { Gateway } from './gateway/gateway';

/** Good for one minute, one use and the one origin the center stands on. */
export const ticketFor = (gateway: Gateway, center: string, signal: AbortSignal) =>
  gateway.call(userCenterTicket, { audience: new URL(center, location.origin).origin }, { signal });
