import { lawBook } from '../../../domain/mode-ids';
import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { ENQUIRY_STEP, orderedAs } from '../../../domain/modes/enq/wish';
import type { EnquiryIntents, EnquiryView } from '../../../machines/order/enquiry';
import { enquiryCopy } from '../../copy/modes/enq';
import type { DeclaredProps } from '../../trade/fields/declared-field';
import type { RenderPicker } from '../../trade/fields/picker-field';
import type { BoxParts, GoodsParts } from '../../trade/form-parts';

export type EnquiryParts = { view: EnquiryView; on: EnquiryIntents };

export type Pickers = Record<'org' | 'dst' | 'goods', RenderPicker>;

export type FormOfEnquiry = GoodsParts<EnquiryForm> & BoxParts & DeclaredProps['parts'] & { view: { step: string } };

/**
 * Locked while sending or while a question is open. After validation all faults show, not only those of touched fields.
 */
export function enquiryFormParts({ view, on }: EnquiryParts): FormOfEnquiry {
  return {
    view: {
      ...view,
      step: ENQUIRY_STEP,
      own: enquiryCopy.fault,
      book: lawBook(orderedAs(view.form.modeWish)),
      acceptance: { findings: view.findings },
      isLocked: view.stage !== 'editing',
    },
    on: {
      edit: on.edit,
      lookUp: on.lookUp,
      leave: (path) => {
        if (!view.isJudged) on.leave(path);
      },
    },
    lists: { packKind: view.packKinds },
  };
}
