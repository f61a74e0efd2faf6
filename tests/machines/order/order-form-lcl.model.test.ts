import { LCL } from '../../../domain/modes/lcl/mode';
import { LCL_QUOTE, LCL_SOUND } from '../../../stories/modes/lcl.fixtures';
import { describeModel } from '../../support/model/describe-model';
import { orderFormPlanOf } from '../../support/plans/order/order-form.plan';
import { formInvariants } from './order-form.invariants';

const lclPlan = orderFormPlanOf({
  mode: LCL,
  sound: LCL_SOUND,
  emptied: { path: 'stackable', value: 'Y' },
  quote: LCL_QUOTE,
});

describeModel(lclPlan, { walk: 'a shared box', isDamaged: false, invariants: formInvariants });
