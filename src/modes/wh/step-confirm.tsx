import type { ReactNode } from 'react';

import { whOrderCopy } from '../../copy/modes/wh/order';
import { CloseStep } from '../../trade/close-step';
import type { PriceParts } from '../../trade/price/charge-table';
import { Section } from '../../trade/section';
import { CancelTerms } from './cancel-terms';
import type { WhParts } from './order-parts';
import { OwnChoice } from './own-fields';

type ConfirmProps = { parts: WhParts; now: number; price: PriceParts; papers: ReactNode };

/** What it costs, how the goods leave again, what giving it up costs, who is asked and told, and what is agreed to. */
export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={
      <>
        <Section title={whOrderCopy.out} note={whOrderCopy.outNote}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <OwnChoice parts={parts} path="partialOut" words={whOrderCopy.partial} />
            <OwnChoice parts={parts} path="autoRenew" words={whOrderCopy.renew} />
          </div>
        </Section>
        <CancelTerms parts={parts} />
      </>
    }
  />
);
