import type { SailingState } from '../../../domain/offer/sailing';

/** How an offer stands: what is over is not sold, however much of it is left. */
export function stateOf(isOver: boolean, isShort: boolean, hasPrice: boolean): SailingState {
  if (isOver) return 'CLOSED';
  if (isShort) return 'SOLD_OUT';
  return hasPrice ? 'OPEN' : 'ENQUIRE';
}
