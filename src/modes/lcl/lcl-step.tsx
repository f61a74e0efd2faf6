import type { LclStep as Step } from '../../../domain/modes/lcl/fields';
import { stepsOf } from '../../frame/steps';
import type { LclParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepIntake } from './step-intake';
import { StepParties } from './step-parties';

export const LclStep = stepsOf<Step, LclParts>({
  goods: StepGoods,
  intake: StepIntake,
  parties: StepParties,
  confirm: StepConfirm,
});
