import { userCenterTicket } from '../../contract/people/auth';
import type { Gateway } from './gateway/gateway';

/** The ticket is valid for one minute, one use and the origin of the center. */
export const requestTicket = (gateway: Gateway, center: string, signal: AbortSignal) =>
  gateway.call(userCenterTicket, { audience: new URL(center, location.origin).origin }, { signal });
