import type { ComponentProps } from 'react';

import type { RailStep as Step } from '../../../domain/modes/rail/fields';
import { stepsOf } from '../../frame/steps';
import { BorderNotice } from './border-notice';
import type { RailParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepParties } from './step-parties';
import { StepTrain } from './step-train';

const Steps = stepsOf<Step, RailParts>({
  train: StepTrain,
  goods: StepGoods,
  parties: StepParties,
  confirm: StepConfirm,
});

export function RailStep(props: ComponentProps<typeof Steps>) {
  const { border, notice } = props.parts.quote.offer.detail;
  return (
    <>
      <BorderNotice border={border} notice={notice} />
      <Steps {...props} />
    </>
  );
}
