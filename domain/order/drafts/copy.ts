import { blankOrder } from '../form/blank';
import type { OrderForm } from '../form/form';
import type { OrderFields } from '../mode/mode';

/** What is known of goods is handed in once; every other paper belongs to the consignment it was made for. */
const isLasting = ({ docType }: OrderForm['files'][number]): boolean => docType.startsWith('SDS');

/** Parts that an order in another mode begins with as well: nature, papers, payment, invoice and people. */
export const handedOn = ({
  isDanger,
  files,
  payType,
  invoice,
  contactName,
  contactPhone,
  contactEmail,
  emergencyName,
  emergencyPhone,
}: OrderForm) => ({
  isDanger,
  files,
  payType,
  invoice,
  contactName,
  contactPhone,
  contactEmail,
  emergencyName,
  emergencyPhone,
});

/** The same order once more: everything but what was offered, what has a day, and what was promised of it. */
export function copiedOrder<TForm extends OrderForm>(
  mode: { fields: Pick<OrderFields<TForm>, 'copied'> },
  form: TForm,
): TForm {
  const { quoteId, offerId, altOfferId, readyDate, ...others } = blankOrder;
  const { agreeProtocol, agreeCharges, chargesEdition, dgPromise } = others;
  const files = form.files.filter(isLasting);
  const copy = {
    ...form,
    quoteId,
    offerId,
    altOfferId,
    readyDate,
    agreeProtocol,
    agreeCharges,
    chargesEdition,
    dgPromise,
    files,
    later: [],
  };
  return mode.fields.copied(copy);
}
