import type { OrderForm } from '../form/form';

type FormPart = 'offer' | 'goods' | 'services' | 'people' | 'close';

const PART_OF: Readonly<Record<keyof OrderForm, FormPart>> = {
  quoteId: 'offer',
  offerId: 'offer',
  altOfferId: 'offer',
  isDanger: 'goods',
  goods: 'goods',
  later: 'goods',
  declMode: 'services',
  services: 'services',
  pickupRegion: 'services',
  pickupAddress: 'services',
  readyDate: 'services',
  goodsValue: 'services',
  insuredValue: 'services',
  shipper: 'people',
  consignee: 'people',
  notify: 'people',
  destTaxId: 'people',
  amsAgent: 'people',
  currency: 'close',
  payType: 'close',
  invoice: 'close',
  contactName: 'close',
  contactPhone: 'close',
  contactEmail: 'close',
  emergencyName: 'close',
  emergencyPhone: 'close',
  files: 'close',
  remark: 'close',
  agreeProtocol: 'close',
  agreeCharges: 'close',
  chargesEdition: 'close',
  dgPromise: 'close',
};

const isShared = (field: string): field is keyof OrderForm => Object.hasOwn(PART_OF, field);

/** Step of a common field; unknown fields belong to the last step. */
export const commonFieldStep =
  <TStep extends string>(steps: Readonly<Record<FormPart, TStep>>) =>
  (field: string): TStep =>
    steps[isShared(field) ? PART_OF[field] : 'close'];
