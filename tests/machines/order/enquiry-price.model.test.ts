import { selectEnquiryPrice, type EnquiryPriceMachine } from '../../../machines/order/enquiry-price';
import { describeModel } from '../../support/model/describe-model';
import type { Invariants } from '../../support/model/invariants';
import { enquiryPricePlan } from '../../support/plans/order/enquiry-price.plan';

const invariants: Invariants<EnquiryPriceMachine> = {
  'a price stands only beside what it was counted for': (now) => {
    const view = selectEnquiryPrice(now);
    return view.stage !== 'told' || view.asked === now.context.question;
  },
  'no price is shown while another is asked for': (now) =>
    !now.hasTag('asking') || selectEnquiryPrice(now).stage === 'asking',
  'a price that was told is shown': (now) => !now.hasTag('told') || selectEnquiryPrice(now).stage === 'told',
  'nobody is asked about nothing': (now) => !now.hasTag('asking') || now.context.question !== null,
};

describeModel(enquiryPricePlan, { invariants });
