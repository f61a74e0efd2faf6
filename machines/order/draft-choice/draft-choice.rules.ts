import type { Quote } from '../../../domain/offer/offer';
import { isSameGoods, isSearched } from '../../../domain/order/drafts/begun';
import { isSame } from '../../../domain/order/form/same-form';
import type { NamedDraft } from '../order-draft';
import type { DraftChoiceContext } from './draft-choice.types';

export function draftToContinue({ draft }: DraftChoiceContext): NamedDraft {
  if (!draft) throw new Error('there is no draft to go on with');
  return draft;
}

const isSameLane = (one: Quote['offer'], other: Quote['offer']): boolean =>
  one.org?.code === other.org?.code && one.dst?.code === other.dst?.code;

/**
 * The draft continues when it is another sailing for the same question, or has the searched goods in the same amount. A
 * draft split off an order continues too, with the boxes of the search. All else is another order, and the user must
 * choose.
 */
export function canContinueDraft({ draft, begun, older }: DraftChoiceContext): boolean {
  if (!draft || !begun) return false;
  const { form } = draft;
  if (older && isSame(older.quote.search, begun.quote.search)) return true;
  if (form.isDanger !== begun.isDanger || !isSameGoods(form.goods, begun.goods)) return false;
  if (form.quoteId === '') return true;
  return older !== null && isSameLane(older.quote.offer, begun.quote.offer) && isSearched(form, begun.searched);
}
