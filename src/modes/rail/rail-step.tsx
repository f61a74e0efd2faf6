import type { RailStep as Step } from '../../../domain/modes/rail/fields';
import { stepsOf } from '../../frame/steps';
import type { RailParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepParties } from './step-parties';
import { StepTrain } from './step-train';

export const RailStep = stepsOf<Step, RailParts>({
  train: StepTrain,
  goods: StepGoods,
  parties: StepParties,
  confirm: StepConfirm,
});
