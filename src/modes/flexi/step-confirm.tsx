import type { ReactNode } from 'react';

import { CloseStep } from '../../trade/close-step';
import type { PriceParts } from '../../trade/price/charge-table';
import type { FlexiParts } from './flexi-parts';
import { OwnTick } from './own-tick';

type ConfirmProps = { parts: FlexiParts; price: PriceParts; papers: ReactNode };

/** What it costs, who is asked and told, and what is promised. */
export const StepConfirm = ({ parts, price, papers }: ConfirmProps) => (
  <CloseStep parts={parts} price={price} files={papers} promises={<OwnTick parts={parts} path="noDgPromise" />} />
);
