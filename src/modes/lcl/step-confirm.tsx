import type { ReactNode } from 'react';
import { EARLY_HOURS, lclFeeInState } from '../../../domain/modes/lcl/cancel';
import { closingTime } from '../../../domain/offer/cutoffs';

import { portCountry } from '../../../domain/order/blocks/countries';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { HOUR_MS } from '../../../domain/values/spans';
import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy } from '../../copy/modes/lcl/order';
import { momentText } from '../../copy/words/moment-words';
import { CloseStep } from '../../trade/close-step';
import { FormTick } from '../../trade/fields/form-tick';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { LclParts } from './order-parts';

const { cancel: copy } = lclOrderCopy;

function CancelTerms({ parts: { view, quote: locked } }: { parts: LclParts }) {
  // Cut-offs of the current form apply, not those of the locked quote.
  const quote = view.quote ?? locked;
  const closes = closingTime(quote.offer.cutoffs);
  const { form, charges } = view;
  if (closes === null || charges === null) return null;
  const early = closes - EARLY_HOURS * HOUR_MS;
  const feeAt = (state: OrderState, now: number) => lclFeeInState({ form, quote, charges }, state, now);
  const rows = [
    [copy.free, feeAt('UNDER_REVIEW', early)],
    [copy.confirmed, feeAt('CONFIRMED', early)],
    [copy.booked(momentText(new Date(early).toISOString())), feeAt('BOOKED', early)],
    [copy.later, feeAt('BOOKED', closes)],
    [copy.cargoIn, feeAt('CARGO_IN', closes)],
  ] as const;
  return <FeeTable title={copy.title} note={copy.note} rows={rows} />;
}

type ConfirmProps = { parts: LclParts; now: number; price: PriceParts; papers: ReactNode };

/** Price, contact and consents; the measurement at the warehouse decides the final charge. */
export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    now={now}
    more={<CancelTerms parts={parts} />}
    country={portCountry(parts.quote.offer.dst?.code)}
    promises={
      <FormTick parts={parts} path="tolerance" isChecked={parts.view.form.tolerance} label={lclCopy.label.tolerance} />
    }
  />
);
