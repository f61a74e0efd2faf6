import type { DgdStep as Step } from '../../../domain/modes/dgd/fields';
import { stepsOf } from '../../frame/steps';
import type { DgdParts } from './dgd-parts';
import { StepConfirm } from './step-confirm';
import { StepProduct } from './step-product';

export const DgdStep = stepsOf<Step, DgdParts>({ product: StepProduct, confirm: StepConfirm });
