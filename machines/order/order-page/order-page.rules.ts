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

/** Haulage and services on site need the district. */
export const regionAsked = ({ form, mode }: OrderPageContext): RegionQuery => ({
  isAsked: form !== null && isDistrictAsked(form, mode.fields.isDoneOnSite),
  code: form?.pickupRegion ?? '',
});

/** Validated form, its displayed total and the agreed edition. */
export type Sound = { form: OrderForm; shownTotal: Money; protocolVersion: string };

export const submissionOf = ({ key, draftId }: OrderPageContext, sound: Sound): Submission => ({
  form: sound.form,
  shownTotal: sound.shownTotal,
  protocolVersion: sound.protocolVersion,
  key,
  draftId,
});

/** Path of the slot choice, in every mode that sells single hours. */
const HOURS_AT: FieldPath = 'inbound.0.slot';

/** A lost hour leads back to the slot choice. */
export const soughtIn = (refusal: SubmitRefusal | null): { at?: FieldPath } =>
  refusal?.code === 'hourTaken' ? { at: HOURS_AT } : {};

export const faultsIn = (refusal: SubmitRefusal | null) => (refusal?.code === 'faults' ? refusal.faults : []);

/** Split-off goods continue in their own draft. */
export const nextIn = ({ form }: OrderPageContext): OrderForm | null => form && nextOrderOf(form);

/** Receipt page or order page. The address tells if split-off goods wait. */
export function receiptAt({ form, mode, facts: { routes } }: OrderPageContext, orderNo: string): string {
  const next = form && mode.fields.leftOver(form);
  return `${receiptAddress({ routes }, orderNo)}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`;
}

export const aboutIn = ({ quote }: OrderPageContext): DraftAbout => (quote ? aboutOf(quote.offer) : NOTHING_KNOWN);

export function begunIn({ mode }: Pick<OrderPageContext, 'mode'>, quote: Quote): Begun {
  const form = soldForm(mode, mode.quoted(mode.blank, quote), quote);
  const { goods, isDanger } = form;
  return { quote, goods, isDanger, searched: searchedIn(form, mode.blank) };
}

export const isOfOther = ({ quote, quoteId }: OrderPageContext, form: OrderForm | null): form is OrderForm =>
  form !== null && quoteId !== '' && form.quoteId !== (quote?.quoteId ?? quoteId);

export const olderIn = (older: OlderQuote | null): OlderQuote => {
  if (!older) throw new Error('there is no older price');
  return older;
};

const lookedFor = ({ search, offer: { offerId } }: Quote): FindAlternativesInput => ({ search, offerId });

/** Only a quote starts the search for alternatives. */
export function searchedFor(event: OrderPageEvent): FindAlternativesInput {
  if (event.type === 'choice.resumed') return lookedFor(olderIn(event.older).quote);
  if (event.type !== 'quote.held') throw new Error(`${event.type} brings no quote`);
  return lookedFor(event.quote);
}
