import type { OrderFault, FieldPath } from '../../rules/fault';
import { commonFieldStep } from '../../order/blocks/parts';
import { CFS_STEPS, OWN, TRUCK_FIELDS, type CfsStep } from './fields';
import { ROW_FACTS } from './row-fields';

const sharedStep = commonFieldStep<CfsStep>({
  offer: 'station',
  goods: 'goods',
  services: 'goods',
  people: 'confirm',
  close: 'confirm',
});

const isStep = (step: string | null): step is CfsStep => CFS_STEPS.some((one) => one === step);
const isTruckField = (name: string): name is keyof typeof TRUCK_FIELDS => Object.hasOwn(TRUCK_FIELDS, name);

/** Truck hours belong to the station step, driver details to the truck step. */
export function fieldStep(path: FieldPath): CfsStep {
  const [field = '', , part = ''] = path.split('.');
  if (field === 'boxes') return 'station';
  const inTruck = field === 'inbound' && isTruckField(part) ? TRUCK_FIELDS[part].step : null;
  const declared = inTruck ?? OWN.stepOf(field) ?? ROW_FACTS.stepOf(path);
  return isStep(declared) ? declared : sharedStep(field);
}

export const compareFaultSteps = (one: OrderFault, other: OrderFault): number =>
  CFS_STEPS.indexOf(fieldStep(one.path)) - CFS_STEPS.indexOf(fieldStep(other.path));
