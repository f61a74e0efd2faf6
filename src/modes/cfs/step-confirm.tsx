import type { ReactNode } from 'react';

import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { CloseStep } from '../../trade/close-step';
import type { PriceParts } from '../../trade/price/charge-table';
import { CancelBands } from './cancel-bands';
import type { CfsParts } from './order-parts';
import { OwnTick } from './own-fields';

type ConfirmProps = { parts: CfsParts; now: number; price: PriceParts; papers: ReactNode };

/** What it costs, who is asked and told, and what is agreed to. */
export const StepConfirm = ({ parts, now, price, papers }: ConfirmProps) => (
  <CloseStep
    parts={parts}
    now={now}
    price={price}
    files={papers}
    more={<CancelBands charges={parts.view.charges} />}
    promises={<OwnTick parts={parts} path="ctuPromise" text={copy.ctu} />}
  />
);
