import type { Quote } from '../../../domain/offer/offer';
import { isSameGoods, isSearched } from '../../../domain/order/drafts/begun';
import { isSame } from '../../../domain/order/form/same-form';
import type { NamedDraft } from '../order-draft';
import type { DraftChoiceContext } from './draft-choice.types';

export function draftIn({ draft }: DraftChoiceContext): NamedDraft {
  if (!draft) throw new Error('there is no draft to go on with');
  return draft;
}

const isSameLane = (one: Quote['offer'], other: Quote['offer']): boolean =>
  one.org?.code === other.org?.code && one.dst?.code === other.dst?.code;

/**
 * Another sailing for the same question, or what is searched for stands in the draft already, as much of it: the draft
 * simply goes on. So does what was split off an order and waits; its boxes are those of the search. Anything else is
 * another order, and only the person knows which of the two is meant.
 */
export function isGoneOnWith({ draft, begun, older }: DraftChoiceContext): boolean {
  if (!draft || !begun) return false;
  const { form } = draft;
  if (older && isSame(older.quote.search, begun.quote.search)) return true;
  if (form.isDanger !== begun.isDanger || !isSameGoods(form.goods, begun.goods)) return false;
  if (form.quoteId === '') return true;
  return older !== null && isSameLane(older.quote.offer, begun.quote.offer) && isSearched(form, begun.searched);
}
