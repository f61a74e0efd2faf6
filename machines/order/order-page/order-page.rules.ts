import type { Quote } from '../../../domain/offer/offer';
import { aboutOf, type DraftAbout, NOTHING_KNOWN } from '../../../domain/order/drafts/draft';
import type { OrderForm } from '../../../domain/order/form/form';
import type { FieldPath } from '../../../domain/rules/fault';
import type { Begun, OlderQuote } from '../draft-choice';
import type { Money } from '../../../domain/values/money';
import { isDistrictAsked } from '../../../domain/order/blocks/services';
import { searchedIn } from '../../../domain/order/drafts/begun';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { soldForm } from '../../../domain/order/money/sold';
import { nextOrderOf } from '../../../domain/order/form/split';
import type { Submission, SubmitRefusal } from '../order-submit';
import type { FindAlternativesInput } from '../../booking/quoting';
import type { RegionQuery } from '../../booking/region-picker';
import type { OrderPageContext, OrderPageEvent } from './order-page.types';

/** A truck must know where to go, and so must whoever works where the goods are. */
export const regionAsked = ({ form, mode }: OrderPageContext): RegionQuery => ({
  isAsked: form !== null && isDistrictAsked(form, mode.fields.isDoneOnSite),
  code: form?.pickupRegion ?? '',
});

/** A form that may go, what it was said to cost, and which edition was agreed to. */
export type Sound = { form: OrderForm; shownTotal: Money; protocolVersion: string };

export const submissionOf = ({ key, draftId }: OrderPageContext, sound: Sound): Submission => ({
  form: sound.form,
  shownTotal: sound.shownTotal,
  protocolVersion: sound.protocolVersion,
  key,
  draftId,
});

/** Where hours are chosen, in every mode that sells them one by one. */
const HOURS_AT: FieldPath = 'inbound.0.slot';

/** Whoever has lost an hour goes on where the others are. */
export const soughtIn = (refusal: SubmitRefusal | null): { at?: FieldPath } =>
  refusal?.code === 'hourTaken' ? { at: HOURS_AT } : {};

export const faultsIn = (refusal: SubmitRefusal | null) => (refusal?.code === 'faults' ? refusal.faults : []);

/** What was split off goes on in a draft of its own. */
export const nextIn = ({ form }: OrderPageContext): OrderForm | null => form && nextOrderOf(form);

/** The receipt stands at a page of its own, or at the page of the order. The address says whether something waits. */
export function receiptAt({ form, mode, facts: { routes } }: OrderPageContext, orderNo: string): string {
  const next = form && mode.fields.leftOver(form);
  return `${receiptAddress({ routes }, orderNo)}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`;
}

/** What is being ordered, as a draft of it is called. */
export const aboutIn = ({ quote }: OrderPageContext): DraftAbout => (quote ? aboutOf(quote.offer) : NOTHING_KNOWN);

/** What the form would begin with. */
export function begunIn({ mode }: Pick<OrderPageContext, 'mode'>, quote: Quote): Begun {
  const form = soldForm(mode, mode.quoted(mode.blank, quote), quote);
  const { goods, isDanger } = form;
  return { quote, goods, isDanger, searched: searchedIn(form, mode.blank) };
}

/** Made at a price that is not the one of this page. */
export const isOfOther = ({ quote, quoteId }: OrderPageContext, form: OrderForm | null): form is OrderForm =>
  form !== null && quoteId !== '' && form.quoteId !== (quote?.quoteId ?? quoteId);

export const olderIn = (older: OlderQuote | null): OlderQuote => {
  if (!older) throw new Error('there is no older price');
  return older;
};

const lookedFor = ({ search, offer: { offerId } }: Quote): FindAlternativesInput => ({ search, offerId });

/** Only a quote says what to look beside, and nothing else begins the search. */
export function searchedFor(event: OrderPageEvent): FindAlternativesInput {
  if (event.type === 'choice.resumed') return lookedFor(olderIn(event.older).quote);
  if (event.type !== 'quote.held') throw new Error(`${event.type} brings no quote`);
  return lookedFor(event.quote);
}
