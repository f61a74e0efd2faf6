import { blankOrder } from '../form/blank';
import type { OrderForm } from '../form/form';
import type { OrderFields } from '../mode/mode';

/** Data sheets stay valid; every other paper belongs to its consignment. */
const isLasting = ({ docType }: OrderForm['files'][number]): boolean => docType.startsWith('SDS');

/** Fields an order in another mode starts with: nature, papers, payment, invoice and parties. */
export const sharedFields = ({
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

/** Copies an order without offer, dates and consents. */
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
