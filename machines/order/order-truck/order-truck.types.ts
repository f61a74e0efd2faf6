import type { TruckPart, TypedTruck } from '../../../domain/order/trucks/truck';
import type { Money } from '../../../domain/values/money';

/** Free gate hour with its capacity; null when the gate counts no trucks. */
export type FreeHour = { slot: string; left: number | null };

export type LoadHoursInput = { orderNo: string };
export type LoadHoursOutcome = { kind: 'loaded'; hours: readonly FreeHour[] } | { kind: 'lost' };

export type ChangeTruckInput = { orderNo: string; at: number; truck: TypedTruck; total: Money };

/** `late`: too close to the hour. `refused`: invalid input, or the hour does not fit the stuffing. */
export type ChangeTruckFailure = 'late' | 'refused' | 'network' | 'unavailable';
export type ChangeTruckOutcome =
  | { kind: 'changed' }
  /** Another customer was faster: free hours are reloaded. */
  | { kind: 'taken' }
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
  kept: TypedTruck;
  typed: TypedTruck;
  hours: readonly FreeHour[];
  total: Money;
  /** New price of the last sent change; null before. */
  offered: Money | null;
  failureCode: TruckFailureCode | null;
};
