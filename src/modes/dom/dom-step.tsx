import type { DomStep as Step } from '../../../domain/modes/dom/fields';
import { stepsOf } from '../../frame/steps';
import type { DomParts } from './dom-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';

export const DomStep = stepsOf<Step, DomParts>({ goods: StepGoods, confirm: StepConfirm });
