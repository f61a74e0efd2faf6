import type { FieldPath, OrderForm } from '../../order/form';
import { BILL, TERMS } from './fields';

export const FCL_STEPS = ['sailing', 'goods', 'services', 'confirm'] as const;
export type FclStep = (typeof FCL_STEPS)[number];

const STEP_OF: Readonly<Record<keyof OrderForm | 'boxes', FclStep>> = {
  quoteId: 'sailing',
  offerId: 'sailing',
  altOfferId: 'sailing',
  boxes: 'sailing',
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
  shipper: 'services',
  consignee: 'services',
  notify: 'services',
  destTaxId: 'services',
  amsAgent: 'services',
  currency: 'confirm',
  payType: 'confirm',
  invoice: 'confirm',
  contactName: 'confirm',
  contactPhone: 'confirm',
  contactEmail: 'confirm',
  emergencyName: 'confirm',
  emergencyPhone: 'confirm',
  files: 'confirm',
  remark: 'confirm',
  agreeProtocol: 'confirm',
  dgPromise: 'confirm',
};

const isStep = (step: string | null): step is FclStep => FCL_STEPS.some((one) => one === step);

/** Where a field is filled in. */
export function stepOf(path: FieldPath): FclStep {
  const [field = ''] = path.split('.');
  const declared = TERMS.stepOf(field) ?? BILL.stepOf(field);
  if (isStep(declared)) return declared;
  return Object.hasOwn(STEP_OF, field) ? STEP_OF[field as keyof typeof STEP_OF] : 'confirm';
}
