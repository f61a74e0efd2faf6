import type { TruckPart, TypedTruck } from '../../../domain/order/trucks/truck';
import type { Money } from '../../../domain/values/money';

/** An hour of the gate that is free, and for how many; null where nobody counts who comes. */
export type FreeHour = { slot: string; left: number | null };

export type LoadHoursInput = { orderNo: string };
export type LoadHoursOutcome = { kind: 'loaded'; hours: readonly FreeHour[] } | { kind: 'lost' };

export type ChangeTruckInput = { orderNo: string; at: number; truck: TypedTruck; total: Money };

/** `late`: it is due too soon. `refused`: something typed is wrong, or the hour does not go with the stuffing. */
export type ChangeTruckFailure = 'late' | 'refused' | 'network' | 'unavailable';
export type ChangeTruckOutcome =
  | { kind: 'changed' }
  /** Somebody was faster: what is free is looked at anew. */
  | { kind: 'taken' }
  /** It costs something else by then, which has to be agreed to first. */
  | { kind: 'priced'; total: Money }
  | { kind: 'failed'; code: ChangeTruckFailure };

export type TruckFailureCode = ChangeTruckFailure | 'taken' | 'hours' | 'unexpected';

export type OrderTruckInput = { orderNo: string };
export type OrderTruckEvent =
  | { type: 'truck.open'; at: number; truck: TypedTruck; total: Money }
  | { type: 'part.type'; part: TruckPart; value: string }
  | { type: 'truck.send' }
  | { type: 'truck.close' };

export type OrderTruckContext = OrderTruckInput & {
  at: number;
  /** As it stands in the order. */
  kept: TypedTruck;
  typed: TypedTruck;
  hours: readonly FreeHour[];
  /** What the order costs as it is. */
  total: Money;
  /** What it would cost as it was sent last; null until somebody has counted. */
  offered: Money | null;
  failureCode: TruckFailureCode | null;
};
