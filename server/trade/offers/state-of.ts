import type { SailingState } from '../../../domain/offer/sailing';

/** Closed offers are not sold, however much is left. */
export function offerState(isOver: boolean, isShort: boolean, hasPrice: boolean): SailingState {
  if (isOver) return 'CLOSED';
  if (isShort) return 'SOLD_OUT';
  return hasPrice ? 'OPEN' : 'ENQUIRE';
}
