import type { ReactNode } from 'react';

import { tanksIn } from '../../../domain/modes/tank/reading';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { CloseStep } from '../../trade/close-step';
import type { PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import type { TankParts } from './order-parts';
import { OwnChoice } from './own-fields';

type ConfirmProps = { parts: TankParts; price: PriceParts; papers: ReactNode };

/** What it costs, what is given back, who is asked and told, and what is agreed to. */
export function StepConfirm({ parts, price, papers }: ConfirmProps) {
  const amount = parts.quote.rates.deposit * (tanksIn(parts.view.form) ?? 1);
  return (
    <CloseStep
      parts={parts}
      price={price}
      files={papers}
      more={
        <Section title={copy.deposit} note={copy.depositNote(formatMoney({ amount, currency: YUAN }))}>
          <div className="max-w-80">
            <OwnChoice parts={parts} path="depositWay" words={copy.depositWays} />
          </div>
        </Section>
      }
    />
  );
}
