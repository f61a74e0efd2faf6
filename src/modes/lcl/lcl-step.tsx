import type { ReactNode } from 'react';

import type { StepProps } from '../../features/order/step-props';
import type { LclParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepIntake } from './step-intake';
import { StepParties } from './step-parties';

type LclStepProps = StepProps<LclParts> & { fit: ReactNode };

/** The step one is at. */
export function LclStep({ parts, now, changeTo, price, renderPicker, papers, region, fit }: LclStepProps) {
  switch (parts.view.step) {
    case 'goods':
      return <StepGoods parts={parts} changeTo={changeTo} renderPicker={renderPicker} fit={fit} />;
    case 'intake':
      return <StepIntake parts={parts} now={now} region={region} />;
    case 'parties':
      return <StepParties parts={parts} />;
    case 'confirm':
      return <StepConfirm parts={parts} price={price} files={papers} />;
    default:
      return null;
  }
}
