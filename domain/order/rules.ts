import type { FclOrderForm, FieldPath } from './form';
import { boxFaults } from './blocks/boxes';
import { confirmFaults } from './blocks/confirm';
import { arrivalIn, hsDemandOf } from './blocks/countries';
import type { OrderFault } from './blocks/fault';
import { peopleFaults } from './blocks/parties';
import { rowFaults } from './blocks/rows';
import { sailingFaults, termFaults } from './blocks/sailing';
import { serviceFaults } from './blocks/services';
import type { OrderFacts } from './facts';

export type { OrderFault, OrderFaultCode } from './blocks/fault';
export type { OrderFacts } from './facts';

/** Everything that must be mended before an order may go out, in the order of the form. */
export const fclOrderFaults = (form: FclOrderForm, facts: OrderFacts): OrderFault[] => [
  ...sailingFaults(form, facts),
  ...boxFaults(form.boxes),
  ...termFaults(form),
  ...rowFaults(form, facts, hsDemandOf(arrivalIn(facts.sailing))),
  ...serviceFaults(form, facts),
  ...peopleFaults(form, facts),
  ...confirmFaults(form, facts),
];

export const ORDER_STEPS = ['sailing', 'goods', 'services', 'confirm'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

const STEP_OF: Readonly<Record<keyof FclOrderForm, OrderStep>> = {
  quoteId: 'sailing',
  sailingId: 'sailing',
  altSailingId: 'sailing',
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
export function stepOf(path: FieldPath): OrderStep {
  const [field = ''] = path.split('.');
  return Object.hasOwn(STEP_OF, field) ? STEP_OF[field as keyof FclOrderForm] : 'confirm';
}
