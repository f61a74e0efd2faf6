import type { PromiseActorLogic } from 'xstate';

import { orderTruckMachine, type LoadHoursInput, type LoadHoursOutcome } from '../../../machines/order/order-truck';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { once } from '../once';

/** What a mode knows of the hours at its gate, by the order; it comes with the first truck that is looked at. */
export type HoursVia = (gateway: Gateway) => PromiseActorLogic<LoadHoursOutcome, LoadHoursInput>;

/** The trucks of an order that stands; `showOrder` has it asked for anew. */
export function composeTrucks(gateway: () => Promise<Gateway>, hours: () => Promise<HoursVia>, showOrder: () => void) {
  const calls = once(async () => {
    const [open, { changeTruckVia }, hoursVia] = await Promise.all([
      gateway(),
      import('../../effects/after-order/truck-calls'),
      hours(),
    ]);
    return { changeTruck: changeTruckVia(open), loadHours: hoursVia(open) };
  });
  return orderTruckMachine.provide({
    actors: {
      loadHours: late(async () => (await calls()).loadHours),
      changeTruck: late(async () => (await calls()).changeTruck),
    },
    actions: { showOrder },
  });
}
