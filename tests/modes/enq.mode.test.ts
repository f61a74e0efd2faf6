import { enquiryForm } from '../../contract/modes/enq';
import { type EnquiryFacts, type EnquiryForm, VOYAGE, WISH } from '../../domain/modes/enq/enquiry';
import { ENQ } from '../../domain/modes/enq/mode';
import { enquiryCopy } from '../../src/copy/modes/enq';
import { enquiryFacts, generalEnquiry, soundEnquiry } from '../support/enquiry-form';
import { describeForm } from '../support/modes/describe-mode';
import { inForm } from '../support/modes/mode-case';

describeForm<EnquiryForm, EnquiryFacts>({
  mode: ENQ,
  wire: { form: enquiryForm },
  samples: [
    { form: soundEnquiry, facts: enquiryFacts },
    { form: generalEnquiry, facts: enquiryFacts },
  ],
  declared: inForm<EnquiryForm>({ ...VOYAGE.fields, ...WISH.fields }),
  words: { steps: { enquiry: enquiryCopy.title }, labels: enquiryCopy.fields, faults: {} },
  codes: { faults: [] },
});
