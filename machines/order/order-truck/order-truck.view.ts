import type { TruckPart, TypedTruck } from '../../../domain/order/trucks/truck';
import type { Money } from '../../../domain/values/money';
import type { OrderTruckActor, OrderTruckSnapshot } from './order-truck.machine';
import type { FreeHour, TruckFailureCode } from './order-truck.types';

export type OrderTruckView = {
  isOpen: boolean;
  at: number;
  keptSlot: string;
  typed: TypedTruck;
  hours: readonly FreeHour[];
  isLooking: boolean;
  total: Money;
  offered: Money | null;
  isBusy: boolean;
  failureCode: TruckFailureCode | null;
};

export function selectOrderTruck(snapshot: OrderTruckSnapshot): OrderTruckView {
  const { at, kept, typed, hours, total, offered, failureCode } = snapshot.context;
  return {
    isOpen: snapshot.hasTag('open'),
    at,
    keptSlot: kept.slot,
    typed,
    hours,
    isLooking: snapshot.hasTag('looking'),
    total,
    offered,
    isBusy: snapshot.hasTag('busy'),
    failureCode,
  };
}

export const orderTruckIntents = (actor: OrderTruckActor) => ({
  open: (at: number, truck: TypedTruck, total: Money) => actor.send({ type: 'truck.open', at, truck, total }),
  type: (part: TruckPart, value: string) => actor.send({ type: 'part.type', part, value }),
  send: () => actor.send({ type: 'truck.send' }),
  close: () => actor.send({ type: 'truck.close' }),
});

export type OrderTruckIntents = ReturnType<typeof orderTruckIntents>;
