import { describeModel } from '../../support/model/describe-model';
import { orderFormPlanOf } from '../../support/plans/order/order-form.plan';
import { SOUND_TOY, TOY } from '../../support/toys/mode';
import { formInvariants } from './order-form.invariants';

const toyPlan = orderFormPlanOf({ mode: TOY, sound: SOUND_TOY, emptied: { path: 'tradeTerm', value: 'A' } });

describeModel(toyPlan, { walk: 'a toy mode', invariants: formInvariants });
