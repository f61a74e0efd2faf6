import type { TruckStep as Step } from '../../../domain/modes/truck/form';
import { stepsOf } from '../../frame/steps';
import type { TruckParts } from './own-fields';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepStops } from './step-stops';
import { StepTruck } from './step-truck';

export const TruckStep = stepsOf<Step, TruckParts>({
  goods: StepGoods,
  stops: StepStops,
  truck: StepTruck,
  confirm: StepConfirm,
});
