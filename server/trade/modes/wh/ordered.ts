import { goodsLookup } from '../../../../domain/goods/identity';
import type { WhForm } from '../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { readStay, type Stay } from '../../../../domain/modes/wh/stay';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { findRoom, type KeptRoom } from './rooms';

export const LIBRARY_FACTS = goodsLookup(identifyGoods);

/** Rooms of quotes never disappear from the table. */
export function quotedRoom({ offer: { offerId } }: WhQuote): KeptRoom {
  const room = findRoom(offerId);
  if (!room) throw new Error(`there is no room ${offerId}`);
  return room;
}

/** Orders are judged before this runs, so the stay exists. */
export function requireStay(form: WhForm): Stay & { days: number } {
  const stay = readStay(form);
  if (!stay) throw new Error('an order says from when to when');
  return stay;
}
