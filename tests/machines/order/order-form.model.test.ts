import { describeModel } from '../../support/model/describe-model';
import { orderFormPlan } from '../../support/plans/order/order-form.plan';
import { formInvariants } from './order-form.invariants';

describeModel(orderFormPlan, { invariants: formInvariants });
