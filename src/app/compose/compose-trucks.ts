import type { PromiseActorLogic } from 'xstate';

import { orderTruckMachine, type LoadHoursInput, type LoadHoursOutcome } from '../../../machines/order/order-truck';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { askOnce } from '../once';

export type HoursVia = (gateway: Gateway) => PromiseActorLogic<LoadHoursOutcome, LoadHoursInput>;

export function composeTrucks(gateway: () => Promise<Gateway>, hours: () => Promise<HoursVia>, showOrder: () => void) {
  const calls = askOnce(async () => {
    const [open, { changeTruckVia }, hoursVia] = await Promise.all([
      gateway(),
      import('../../effects/after-order/truck-calls'),
      hours(),
    ]);
    return { changeTruck: changeTruckVia(open), loadHours: hoursVia(open) };
  });
  return orderTruckMachine.provide({
    actors: {
      loadHours: lazyActor(async () => (await calls()).loadHours),
      changeTruck: lazyActor(async () => (await calls()).changeTruck),
    },
    actions: { showOrder },
  });
}
