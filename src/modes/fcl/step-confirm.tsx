import type { ReactNode } from 'react';

import { countryOf } from '../../../domain/order/blocks/countries';
import { areCounted, boxesIn } from '../../../domain/order/blocks/load';
import { cancelFee } from '../../../domain/order/cancel-fees';
import { ChargesConsent } from '../../trade/charges-consent';
import { CloseStep } from '../../trade/close-step';
import { CancelFees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { FclParts } from './fcl-parts';

type ConfirmProps = { parts: FclParts; now: number; price: PriceParts; papers: ReactNode };

/** What it costs, who is asked and told, and what is agreed to. */
export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    price={price}
    files={papers}
    country={countryOf(parts.view.quote?.offer.dst?.code)}
    now={now}
    more={
      <CancelFees
        isCounted={areCounted(parts.view.form.boxes)}
        feeIn={(state) => cancelFee(state, boxesIn(parts.view.form.boxes))}
        consent={<ChargesConsent parts={parts} onRead={parts.on.readCharges} />}
      />
    }
  />
);
