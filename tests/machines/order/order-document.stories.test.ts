import { selectOrderDocument } from '../../../machines/order/order-document';
import * as stories from '../../../stories/modes/shed-notice.stories';
import { describeStories } from '../../support/model/describe-stories';
import { orderDocumentPlan } from '../../support/plans/order/order-document.plan';

describeStories({
  plan: orderDocumentPlan,
  select: selectOrderDocument,
  stories,
  looks: (view) => view,
});
