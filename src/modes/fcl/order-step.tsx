import type { FclStep } from '../../../domain/modes/fcl/steps';
import { stepsOf } from '../../frame/steps';
import type { FclParts } from './fcl-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepSailing } from './step-sailing';
import { StepServices } from './step-services';

export const OrderStep = stepsOf<FclStep, FclParts>({
  sailing: StepSailing,
  goods: StepGoods,
  services: StepServices,
  confirm: StepConfirm,
});
