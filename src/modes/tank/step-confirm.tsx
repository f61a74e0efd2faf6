import type { ReactNode } from 'react';

import { countryOf } from '../../../domain/order/blocks/countries';
import { tankCancelFee } from '../../../domain/modes/tank/cancel';
import { isLease } from '../../../domain/modes/tank/lease';
import { tanksIn } from '../../../domain/modes/tank/reading';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { CloseStep } from '../../trade/close-step';
import { CancelFees } from '../../trade/price/cancel-fees';
import type { PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import { OwnChoice, type TankParts } from './own-fields';

type ConfirmProps = { parts: TankParts; now: number; price: PriceParts; papers: ReactNode };

/** What it costs, what is given back, who is asked and told, and what is agreed to. */
export function StepConfirm({ parts, now, price, papers }: ConfirmProps) {
  const { form } = parts.view;
  const tanks = tanksIn(form);
  const amount = parts.quote.rates.deposit * (tanks ?? 1);
  return (
    <CloseStep
      parts={parts}
      now={now}
      price={price}
      files={papers}
      country={countryOf(parts.quote.offer.dst?.code)}
      more={
        <>
          <Section
            title={copy.deposit}
            note={copy.depositNote(formatMoney({ amount, currency: YUAN }), tanks === null)}
          >
            <div className="max-w-80">
              <OwnChoice parts={parts} path="depositWay" words={copy.depositWays} />
            </div>
          </Section>
          <CancelFees
            note={isLease(form) ? copy.feesLease : copy.fees}
            names={isLease(form) ? copy.statesLease : copy.states}
            isCounted={tanks !== null}
            feeIn={(state) => tankCancelFee(state, tanks ?? 1)}
          />
        </>
      }
    />
  );
}
