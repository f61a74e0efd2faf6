import type { ReactNode } from 'react';

import { flexiCancelFee } from '../../../domain/modes/flexi/cancel';
import { bagsIn } from '../../../domain/modes/flexi/reading';
import type { OrderState } from '../../../domain/order/lifecycle';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { flexiOrderCopy as copy } from '../../copy/modes/flexi/order';
import { CloseStep } from '../../trade/close-step';
import { CancelFees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { FlexiParts } from './flexi-parts';
import { OwnTick } from './own-tick';

type ConfirmProps = { parts: FlexiParts; now: number; price: PriceParts; papers: ReactNode };

/** What giving up so many bags costs, before they hang in their boxes and after. */
function Fees({ bags }: { bags: number | null }) {
  const feeIn = (state: OrderState, isFitted = false) => flexiCancelFee({ state, bags: bags ?? 1, isFitted });
  const fitted = formatMoney(feeIn('BOOKED', true) ?? { amount: 0, currency: YUAN });
  return (
    <CancelFees
      note={copy.fees(fitted, bags === null)}
      names={copy.states}
      isCounted={bags !== null}
      feeIn={(state) => feeIn(state)}
    />
  );
}

/** What it costs, what giving it up costs, who is asked and told, and what is promised. */
export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={<Fees bags={bagsIn(parts.view.form)} />}
    promises={<OwnTick parts={parts} path="noDgPromise" />}
  />
);
