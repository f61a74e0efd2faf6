import type { FieldPath, OrderForm } from '../../order/form';
import { LCL_STEPS, OWN, type LclStep } from './fields';
import { ROW_FACTS } from './row-fields';

const STEP_OF: Readonly<Record<keyof OrderForm, LclStep>> = {
  quoteId: 'goods',
  offerId: 'goods',
  altOfferId: 'goods',
  isDanger: 'goods',
  goods: 'goods',
  later: 'goods',
  declMode: 'intake',
  services: 'intake',
  pickupRegion: 'intake',
  pickupAddress: 'intake',
  readyDate: 'intake',
  goodsValue: 'intake',
  insuredValue: 'intake',
  shipper: 'parties',
  consignee: 'parties',
  notify: 'parties',
  destTaxId: 'parties',
  amsAgent: 'parties',
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

const isStep = (step: string | null): step is LclStep => LCL_STEPS.some((one) => one === step);

/** Where a field is filled in. */
export function stepOf(path: FieldPath): LclStep {
  const [field = ''] = path.split('.');
  const declared = ROW_FACTS.stepOf(path) ?? OWN.stepOf(field);
  if (isStep(declared)) return declared;
  return Object.hasOwn(STEP_OF, field) ? STEP_OF[field as keyof OrderForm] : 'confirm';
}
