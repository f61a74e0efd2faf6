import { bookOf } from '../../../domain/mode-ids';
import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { orderedAs } from '../../../domain/modes/enq/wish';
import type { EnquiryIntents, EnquiryView } from '../../../machines/order/enquiry';
import { enquiryCopy } from '../../copy/modes/enq';
import type { DeclaredProps } from '../../trade/fields/declared-field';
import type { RenderPicker } from '../../trade/fields/picker-field';
import type { BoxParts, GoodsParts } from '../../trade/form-parts';

export type EnquiryParts = { view: EnquiryView; on: EnquiryIntents };

/** The pickers are drawn by the feature they belong to. */
export type Pickers = Record<'org' | 'dst' | 'goods', RenderPicker>;

/** The enquiry as the pieces of the trade see a form. */
export type FormOfEnquiry = GoodsParts<EnquiryForm> & BoxParts & DeclaredProps['parts'];

/** While it is on its way, or somebody is asked about it, nothing can be changed. Of a form that was judged all is said, whatever is left. */
export function formOf({ view, on }: EnquiryParts): FormOfEnquiry {
  return {
    view: {
      ...view,
      own: enquiryCopy.fault,
      book: bookOf(orderedAs(view.form.modeWish)),
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
