import type { ReactNode } from 'react';

import { countryOf } from '../../../domain/order/blocks/countries';
import { lclCopy } from '../../copy/modes/lcl';
import { CloseStep } from '../../trade/close-step';
import { FormTick } from '../../trade/fields/form-tick';
import type { PriceParts } from '../../trade/price/charge-table';
import { CancelTerms } from './cancel-terms';
import type { LclParts } from './order-parts';

type ConfirmProps = { parts: LclParts; now: number; price: PriceParts; papers: ReactNode };

/** What it costs, who is asked and told, and what is agreed to: what is measured at the shed is what is charged. */
export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    now={now}
    more={<CancelTerms parts={parts} />}
    country={countryOf(parts.quote.offer.dst?.code)}
    promises={
      <FormTick parts={parts} path="tolerance" isChecked={parts.view.form.tolerance} label={lclCopy.label.tolerance} />
    }
  />
);
