import { requiredBy } from '../../order/form/required';
import { enquiryFaults, VOYAGE, type EnquiryFacts, type EnquiryForm } from './enquiry';
import { WISH } from './wish';

export const requiredOfEnquiry = requiredBy<EnquiryForm, EnquiryFacts>({
  faults: enquiryFaults,
  declared: [VOYAGE, WISH],
});
