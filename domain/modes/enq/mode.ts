import type { FormMode } from '../../order/mode/mode';
import { blankEnquiry, enquiryFaults, type EnquiryFacts, type EnquiryForm } from './enquiry';
import { requiredOfEnquiry } from './required';
import { ENQUIRY_STEP } from './wish';

export const ENQ: FormMode<EnquiryForm, EnquiryFacts> = {
  id: 'ENQ',
  steps: [ENQUIRY_STEP],
  blank: blankEnquiry,
  stepOf: () => ENQUIRY_STEP,
  faults: enquiryFaults,
  required: requiredOfEnquiry,
};
