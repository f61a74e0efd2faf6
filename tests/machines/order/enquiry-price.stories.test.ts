import { selectEnquiryPrice } from '../../../machines/order/enquiry-price';
import * as stories from '../../../stories/order/enquiry-price.stories';
import { describeStories } from '../../support/model/describe-stories';
import { enquiryPricePlan } from '../../support/plans/order/enquiry-price.plan';

describeStories({
  plan: enquiryPricePlan,
  select: selectEnquiryPrice,
  stories,
  looks: (view) => (view.stage === 'told' ? { stage: view.stage, mode: view.price?.mode ?? null } : view),
});
