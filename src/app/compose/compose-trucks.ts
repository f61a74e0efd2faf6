import { orderTruckMachine } from '../../../machines/order/order-truck';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { once } from '../once';

/** The trucks of an order that stands; `showOrder` has it asked for anew. */
export function composeTrucks(gateway: () => Promise<Gateway>, showOrder: () => void) {
  const calls = once(async () => {
    const [open, { changeTruckVia, loadHoursVia }] = await Promise.all([
      gateway(),
      import('../../effects/after-order/truck-calls'),
    ]);
    return { changeTruck: changeTruckVia(open), loadHours: loadHoursVia(open) };
  });
  return orderTruckMachine.provide({
    actors: {
      loadHours: late(async () => (await calls()).loadHours),
      changeTruck: late(async () => (await calls()).changeTruck),
    },
    actions: { showOrder },
  });
}
