import type { ReactNode } from 'react';

import { countryAt } from '../../../domain/modes/air/airports';
import { OWN } from '../../../domain/modes/air/fields';
import { airCopy } from '../../copy/modes/air';
import { CloseStep } from '../../trade/close-step';
import { FormText } from '../../trade/fields/fields';
import type { PriceParts } from '../../trade/price/charge-table';
import type { AirParts } from './air-parts';
import { CancelTerms } from './cancel-terms';

type ConfirmProps = { parts: AirParts; now: number; price: PriceParts; papers: ReactNode };

/** What it costs, who is asked and told, and what is agreed to. */
export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    now={now}
    more={<CancelTerms parts={parts} />}
    country={countryAt(parts.quote.offer.dst?.code)}
    beside={
      OWN.asks('condYear', parts.view.form, { quote: parts.quote }) && (
        <div className="mt-3 max-w-60">
          <FormText parts={parts} path="condYear" label={airCopy.label.condYear} isNumber />
        </div>
      )
    }
  />
);
