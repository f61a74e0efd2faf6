import type { OrderForm } from '../../../domain/order/form';
import { DOLLAR, type Money } from '../../../domain/values/money';
import { nextGoodsOf, nextOrderOf } from '../../../domain/order/split';
import { pathOf } from '../../../domain/routes';
import { minorUnitsIn } from '../../../domain/values/typed-number';
import type { ServicesAsked } from '../order-services';
import type { Submission, SubmitRefusal } from '../order-submit';
import type { FindAlternativesInput } from '../../booking/quoting';
import type { RegionAsked } from '../../booking/region-picker';
import type { FclOrderContext, FclOrderEvent } from './fcl-order.types';

/** What the page shows as the price of it all: the mode's own price of the form and the services on top. */
export function totalOf({
  mode,
  form,
  quote,
  services,
}: Pick<FclOrderContext, 'mode' | 'form' | 'quote' | 'services'>): Money {
  const charges = quote && mode.price(form ?? mode.quoted(mode.blank, quote), quote);
  return {
    amount: (charges?.totalUsd.amount ?? 0) + (services?.totalUsd.amount ?? 0),
    currency: DOLLAR,
  };
}

export const servicesAsked = ({ form, quote }: FclOrderContext): ServicesAsked => ({
  quoteId: quote?.quoteId ?? '',
  services: form?.services ?? [],
  insuredValue: form?.services.includes('INS') ? (minorUnitsIn(form.insuredValue) ?? 0) : 0,
});

/** A truck must know where to go. */
export const regionAsked = ({ form }: FclOrderContext): RegionAsked => ({
  isAsked: form?.services.includes('TRK') ?? false,
  code: form?.pickupRegion ?? '',
});

export const submissionOf = (context: FclOrderContext, form: OrderForm): Submission => ({
  form,
  shownTotal: totalOf(context),
  key: context.key,
  draftId: context.draftId,
});

export const faultsIn = (refusal: SubmitRefusal | null) => (refusal?.code === 'faults' ? refusal.faults : []);

/** What was split off goes on in a draft of its own. */
export const nextIn = ({ form }: FclOrderContext): OrderForm | null => form && nextOrderOf(form);

/** The receipt stands at a page of its own, or at the page of the order. The address says whether something waits. */
export function receiptAt({ form, facts: { routes } }: FclOrderContext, orderNo: string): string {
  const next = form && nextGoodsOf(form);
  return `${pathOf(routes.success ?? routes.order)}?no=${orderNo}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`;
}

/** Only a quote says what to look beside, and nothing else begins the search. */
export function searchedFor(event: FclOrderEvent): FindAlternativesInput {
  if (event.type !== 'quote.held') throw new Error(`${event.type} brings no quote`);
  return { search: event.quote.search, sailingId: event.quote.sailing.sailingId };
}
