import type { Quote } from '../../../domain/offer/offer';
import { draftSubject, type DraftAbout, NOTHING_KNOWN } from '../../../domain/order/drafts/draft';
import type { OrderForm } from '../../../domain/order/form/form';
import type { FieldPath } from '../../../domain/rules/fault';
import type { BegunOrder, OlderQuote } from '../draft-choice';
import { isDistrictAsked } from '../../../domain/order/blocks/services';
import { prefilledFields } from '../../../domain/order/drafts/begun';
import { receiptAddress } from '../../../domain/order/drafts/form-address';
import { soldForm } from '../../../domain/order/money/sold';
import { buildNextOrder } from '../../../domain/order/form/split';
import type { Submission, SubmitRefusal } from '../order-submit';
import type { FindAlternativesInput } from '../../booking/quoting';
import type { RegionQuery } from '../../booking/region-picker';
import type { OrderPageContext, OrderPageEvent } from './order-page.types';

/** Pickup and services on site need the district. */
export const regionQueryOf = ({ form, mode }: OrderPageContext): RegionQuery => ({
  isAsked: form !== null && isDistrictAsked(form, mode.fields.isDoneOnSite),
  code: form?.pickupRegion ?? '',
});

/** Validated form, its displayed total and the agreed edition. */
export type SoundForm = Omit<Submission, 'key' | 'draftId'>;

export const submissionFrom = (
  { key, draftId }: OrderPageContext,
  { form, shownTotal, protocolVersion, isVerificationDue }: SoundForm,
): Submission => ({
  form,
  shownTotal,
  protocolVersion,
  ...(isVerificationDue === false && { isVerificationDue }),
  key,
  draftId,
});

/** Path of the slot choice, in every mode that sells single hours. */
const HOURS_AT: FieldPath = 'inbound.0.slot';

/** Step to open after a refusal: an hour taken by another customer leads back to the slot choice. */
export const refusalStep = (refusal: SubmitRefusal | null): { at?: FieldPath } =>
  refusal?.code === 'hourTaken' ? { at: HOURS_AT } : {};

export const refusalFaults = (refusal: SubmitRefusal | null) => (refusal?.code === 'faults' ? refusal.faults : []);

/** Split-off goods continue in their own draft. */
export const remainingForm = ({ form }: OrderPageContext): OrderForm | null => form && buildNextOrder(form);

/** Receipt page or order page. The address tells if split-off goods wait. */
export function receiptLink({ form, mode, facts: { routes } }: OrderPageContext, orderNo: string): string {
  const next = form && mode.fields.leftOver(form);
  return `${receiptAddress({ routes }, orderNo)}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`;
}

export const draftAbout = ({ quote }: OrderPageContext): DraftAbout =>
  quote ? draftSubject(quote.offer) : NOTHING_KNOWN;

export function beginForm({ mode }: Pick<OrderPageContext, 'mode'>, quote: Quote): BegunOrder {
  const form = soldForm(mode, mode.quoted(mode.blank, quote), quote);
  const { goods, isDanger } = form;
  return { quote, goods, isDanger, searched: prefilledFields(form, mode.blank) };
}

export const isOfOther = ({ quote, quoteId }: OrderPageContext, form: OrderForm | null): form is OrderForm =>
  form !== null && quoteId !== '' && form.quoteId !== (quote?.quoteId ?? quoteId);

export const olderQuote = (older: OlderQuote | null): OlderQuote => {
  if (!older) throw new Error('there is no older price');
  return older;
};

const alternativesSearch = ({ search, offer: { offerId } }: Quote): FindAlternativesInput => ({ search, offerId });

/** Only a quote starts the search for alternatives. */
export function alternativesForEvent(event: OrderPageEvent): FindAlternativesInput {
  if (event.type === 'choice.resumed') return alternativesSearch(olderQuote(event.older).quote);
  if (event.type !== 'quote.held') throw new Error(`${event.type} brings no quote`);
  return alternativesSearch(event.quote);
}
