import { numberIn } from '../../../domain/goods/identity';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form';
import { isSame } from '../../../domain/order/same-form';
import type { NamedDraft } from '../order-draft';
import type { Begun, DraftChoiceContext } from './draft-choice.types';

export function draftIn({ draft }: DraftChoiceContext): NamedDraft {
  if (!draft) throw new Error('there is no draft to go on with');
  return draft;
}

const isSameLane = (one: Quote['offer'], other: Quote['offer']): boolean =>
  one.org?.code === other.org?.code && one.dst?.code === other.dst?.code;

/** Every substance that was searched for is in the draft. */
const isSameCargo = (form: OrderForm, { goods, isDanger }: Begun): boolean =>
  form.isDanger === isDanger &&
  goods.every((sought) => form.goods.some(({ unNo }) => numberIn(unNo) === numberIn(sought.unNo)));

/**
 * Another sailing for the same goods, or what was split off an order and waits: the draft simply goes on. Anything else
 * is another order, and only the person knows which of the two is meant.
 */
export function isGoneOnWith({ draft, begun, older }: DraftChoiceContext): boolean {
  if (!draft || !begun) return false;
  const { form } = draft;
  if (older && isSame(older.quote.search, begun.quote.search)) return true;
  const isOnTheWay = form.quoteId === '' || (older !== null && isSameLane(older.quote.offer, begun.quote.offer));
  return isOnTheWay && isSameCargo(form, begun);
}
