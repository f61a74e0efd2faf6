import { requiredBy } from '../../order/required';
import { enquiryFaults, VOYAGE, WISH, type EnquiryFacts, type EnquiryForm } from './enquiry';

/** What cannot be left blank as things stand. */
export const requiredOfEnquiry = requiredBy<EnquiryForm, EnquiryFacts>({
  faults: enquiryFaults,
  declared: [VOYAGE, WISH],
});
