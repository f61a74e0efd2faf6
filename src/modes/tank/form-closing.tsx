import type { ReactNode } from 'react';

import { tankCancelFee } from '../../../domain/modes/tank/cancel';
import { isLease } from '../../../domain/modes/tank/lease';
import { tanksIn } from '../../../domain/modes/tank/reading';
import { countryOf } from '../../../domain/order/blocks/countries';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { CloseStep } from '../../trade/close-step';
import { CancelFees as Fees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import type { TankParts } from './order-parts';

type ClosingProps = { parts: TankParts; now: number; price: PriceParts; papers: ReactNode; children?: ReactNode };

/** What it costs, what is given back, who is asked and told, and what is agreed to. */
export const Closing = ({ parts, now, price, papers, children }: ClosingProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    country={countryOf(parts.quote.offer.dst?.code)}
    more={children}
  />
);

/** What giving it up costs, as long as it stands where. */
export function CancelFees({ parts: { view } }: { parts: TankParts }) {
  const { form } = view;
  const tanks = tanksIn(form);
  return (
    <Fees
      note={isLease(form) ? copy.feesLease : copy.fees}
      names={isLease(form) ? copy.statesLease : copy.states}
      isCounted={tanks !== null}
      feeIn={(state) => tankCancelFee(state, tanks ?? 1)}
    />
  );
}
