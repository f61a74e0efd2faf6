import type { MallStep as Step } from '../../../domain/modes/mall/fields';
import { stepsOf } from '../../frame/steps';
import type { MallParts } from './mall-parts';
import { StepConfirm } from './step-confirm';
import { StepDelivery } from './step-delivery';
import { StepGoods } from './step-goods';

export const MallStep = stepsOf<Step, MallParts>({ goods: StepGoods, delivery: StepDelivery, confirm: StepConfirm });
