import { enquiryForm } from '../../../../contract/modes/enq';
import { type EnquiryFacts, type EnquiryForm, VOYAGE, WISH } from '../../../../domain/modes/enq/enquiry';
import { ENQ } from '../../../../domain/modes/enq/mode';
import { enquiryCopy } from '../../../../src/copy/modes/enq';
import { enquiryFacts, generalEnquiry, soundEnquiry } from '../../enquiry-form';
import { inForm, type FormCase } from '../mode-case';

export const ENQ_CASE: FormCase<EnquiryForm, EnquiryFacts> = {
  mode: ENQ,
  wire: { form: enquiryForm },
  samples: [
    { form: soundEnquiry, facts: enquiryFacts },
    { form: generalEnquiry, facts: enquiryFacts },
  ],
  declared: [...inForm<EnquiryForm, EnquiryFacts>(VOYAGE), ...inForm<EnquiryForm, EnquiryFacts>(WISH)],
  words: { steps: { enquiry: enquiryCopy.title }, labels: enquiryCopy.fields, faults: {} },
  codes: { faults: [] },
};
