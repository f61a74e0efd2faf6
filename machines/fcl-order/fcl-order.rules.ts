import type { FclOrderForm } from '../../domain/fcl-order';
import { DOLLAR, type Money } from '../../domain/money';
import { minorUnitsIn } from '../../domain/typed-number';
import type { ServicesAsked } from '../order-services';
import type { Submission, SubmitRefusal } from '../order-submit';
import type { FclOrderContext } from './fcl-order.types';

/** What the page shows as the price of it all: the quote and the services on top. */
export const totalOf = ({ quote, services }: Pick<FclOrderContext, 'quote' | 'services'>): Money => ({
  amount: (quote?.sailing.price?.charges.totalUsd.amount ?? 0) + (services?.totalUsd.amount ?? 0),
  currency: DOLLAR,
});

export const servicesAsked = ({ form, quote }: FclOrderContext): ServicesAsked => ({
  quoteId: quote?.quoteId ?? '',
  services: form?.services ?? [],
  insuredValue: form?.services.includes('INS') ? (minorUnitsIn(form.insuredValue) ?? 0) : 0,
});

export const submissionOf = (context: FclOrderContext, form: FclOrderForm): Submission => ({
  form,
  shownTotal: totalOf(context),
  key: context.key,
  draftId: context.draftId,
});

export const faultsIn = (refusal: SubmitRefusal | null) => (refusal?.code === 'faults' ? refusal.faults : []);
