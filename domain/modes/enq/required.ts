import { findRequiredFields } from '../../order/form/required';
import { enquiryFaults, VOYAGE, type EnquiryFacts, type EnquiryForm } from './enquiry';
import { WISH } from './wish';

export const requiredOfEnquiry = findRequiredFields<EnquiryForm, EnquiryFacts>({
  faults: enquiryFaults,
  declared: [VOYAGE, WISH],
});
