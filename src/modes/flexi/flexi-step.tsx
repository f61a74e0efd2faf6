import type { FlexiStep as Step } from '../../../domain/modes/flexi/fields';
import { stepsOf } from '../../frame/steps';
import type { FlexiParts } from './flexi-parts';
import { StepConfirm } from './step-confirm';
import { StepFitting } from './step-fitting';
import { StepGoods } from './step-goods';
import { StepParties } from './step-parties';

export const FlexiStep = stepsOf<Step, FlexiParts>({
  goods: StepGoods,
  fitting: StepFitting,
  parties: StepParties,
  confirm: StepConfirm,
});
