import { TRUCK_RULES } from '../../../domain/modes/truck/finding';
import type { TruckStep } from '../../../domain/modes/truck/form';
import { truckFaultWords } from './truck/faults';
import { truckOrderCopy } from './truck/order';

export const truckCopy = {
  steps: {
    goods: '货物与装载',
    stops: '装卸点',
    truck: '车辆与服务',
    confirm: '费用与确认',
  } satisfies Record<TruckStep, string>,

  label: truckOrderCopy.names,

  fault: { ...truckFaultWords, ...TRUCK_RULES.faults.sentences },
};
