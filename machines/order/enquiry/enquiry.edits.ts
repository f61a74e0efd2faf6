import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import type { GoodsLibrary } from '../../../domain/goods/library';
import { blankOrder } from '../../../domain/order/form/blank';
import { askedEdited } from '../../../domain/modes/enq/boxes';
import type { OrderEdit } from '../../../domain/order/form/edit';
import type { OrderForm } from '../../../domain/order/form/form';
import { editedForm } from '../order-form/order-form.edits';

type Edited = OrderForm & Pick<EnquiryForm, 'boxes' | 'modeWish' | 'targetUnit'>;
const WITH_BOXES = { fields: { edited: (form: Edited, edit: { kind: string }) => askedEdited(form, edit) } };

/** Change of an edit. Enquiries share the order edits, without the fields only orders have. */
export function changeOf(form: EnquiryForm, edit: OrderEdit, library: GoodsLibrary): Partial<EnquiryForm> {
  const edited: object = editedForm(WITH_BOXES, { ...blankOrder, ...form }, edit, library);
  const was = new Map<string, unknown>(Object.entries(form));
  return Object.fromEntries(Object.entries(edited).filter(([name, value]) => was.has(name) && was.get(name) !== value));
}
