import type { AirStep as Step } from '../../../domain/modes/air/fields';
import { stepsOf } from '../../frame/steps';
import type { AirParts } from './air-parts';
import { StepConfirm } from './step-confirm';
import { StepFlight } from './step-flight';
import { StepGoods } from './step-goods';
import { StepParties } from './step-parties';

export const AirStep = stepsOf<Step, AirParts>({
  flight: StepFlight,
  goods: StepGoods,
  parties: StepParties,
  confirm: StepConfirm,
});
