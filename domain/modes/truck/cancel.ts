import { isCancellable, type OrderState } from '../../order/life/lifecycle';
import { roundedUp, YUAN, type Money } from '../../values/money';
import type { TruckRates } from './rates';

export type CancelInput = {
  state: OrderState;
  hours: number;
  /** Minor units: transport charge, dangerous goods surcharge included. */
  freight: number;
  trucks: number;
  atGate: number;
};

const yuan = (amount: number): Money => ({ amount, currency: YUAN });

/** Cancellation fee; null once loaded, free until confirmed. */
export function truckCancelFee(asked: CancelInput, { cancel }: Pick<TruckRates, 'cancel'>): Money | null {
  const { state, hours, freight, trucks, atGate } = asked;
  if (!isCancellable(state)) return null;
  if (state === 'CONFIRMED') return yuan(cancel.confirmed * trucks);
  if (state !== 'BOOKED') return yuan(0);
  const { share } = cancel.shares.find((one) => hours >= one.hours) ?? cancel.shares.at(-1) ?? { share: 0 };
  const still = trucks - atGate;
  return yuan(roundedUp(freight * ((atGate * cancel.atGate + still * share) / trucks)));
}
