import type { TankStep as Step } from '../../../domain/modes/tank/form';
import { stepsOf } from '../../frame/steps';
import type { TankParts } from './own-fields';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepParties } from './step-parties';
import { StepTank } from './step-tank';

export const TankStep = stepsOf<Step, TankParts>({
  goods: StepGoods,
  tank: StepTank,
  parties: StepParties,
  confirm: StepConfirm,
});
