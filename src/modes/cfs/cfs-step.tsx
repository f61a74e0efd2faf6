import type { CfsStep as Step } from '../../../domain/modes/cfs/fields';
import { stepsOf } from '../../frame/steps';
import type { CfsParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepInbound } from './step-inbound';
import { StepStation } from './step-station';

export const CfsStep = stepsOf<Step, CfsParts>({
  station: StepStation,
  goods: StepGoods,
  inbound: StepInbound,
  confirm: StepConfirm,
});
