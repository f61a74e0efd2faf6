import { EARLY_HOURS, lclFeeOf } from '../../../domain/modes/lcl/cancel';
import { closingOf } from '../../../domain/offer/cutoffs';
import type { OrderState } from '../../../domain/order/lifecycle';
import { lclOrderCopy } from '../../copy/modes/lcl/order';
import { momentText } from '../../copy/moment-words';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { LclParts } from './order-parts';
import { HOUR_MS } from '../../../domain/values/spans';

const { cancel: copy } = lclOrderCopy;

/** What giving this place in a box up costs, state by state. */
export function CancelTerms({ parts: { view, quote: locked } }: { parts: LclParts }) {
  // The deadlines of the goods of the form hold.
  const quote = view.quote ?? locked;
  const closes = closingOf(quote.offer.cutoffs);
  const { form, charges } = view;
  if (closes === null || charges === null) return null;
  const early = closes - EARLY_HOURS * HOUR_MS;
  const feeAt = (state: OrderState, now: number) => lclFeeOf({ form, quote, charges }, state, now);
  const rows = [
    [copy.free, feeAt('UNDER_REVIEW', early)],
    [copy.confirmed, feeAt('CONFIRMED', early)],
    [copy.booked(momentText(new Date(early).toISOString())), feeAt('BOOKED', early)],
    [copy.later, feeAt('BOOKED', closes)],
    [copy.cargoIn, feeAt('CARGO_IN', closes)],
  ] as const;
  return <FeeTable title={copy.title} note={copy.note} rows={rows} />;
}
