import { selectOrderDocument } from '../../../machines/order/order-document';
import { describeModel } from '../../support/model/describe-model';
import { orderDocumentPlan } from '../../support/plans/order/order-document.plan';

describeModel(orderDocumentPlan, {
  invariants: {
    'a failure is forgotten while it is tried again': (now) => !now.hasTag('busy') || now.context.failureCode === null,
    'what is on its way has a name': (now) => selectOrderDocument(now).busyKind !== '',
  },
});
