import type { WhStep as Step } from '../../../domain/modes/wh/fields';
import { stepsOf } from '../../frame/steps';
import type { WhParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepInbound } from './step-inbound';
import { StepService } from './step-service';

export const WhStep = stepsOf<Step, WhParts>({
  goods: StepGoods,
  service: StepService,
  inbound: StepInbound,
  confirm: StepConfirm,
});
