import type { FieldPath } from '../../order/form';
import type { FclForm } from './form';

export const FCL_STEPS = ['sailing', 'goods', 'services', 'confirm'] as const;
export type FclStep = (typeof FCL_STEPS)[number];

const STEP_OF: Readonly<Record<keyof FclForm, FclStep>> = {
  quoteId: 'sailing',
  offerId: 'sailing',
  altOfferId: 'sailing',
  boxes: 'sailing',
  boxOwner: 'sailing',
  tradeTerm: 'sailing',
  transportTerm: 'sailing',
  freightTerm: 'sailing',
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
  blType: 'services',
  releaseType: 'services',
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

/** Where a field is filled in. */
export function stepOf(path: FieldPath): FclStep {
  const [field = ''] = path.split('.');
  return Object.hasOwn(STEP_OF, field) ? STEP_OF[field as keyof FclForm] : 'confirm';
}
