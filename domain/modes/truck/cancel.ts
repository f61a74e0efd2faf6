import { isCancellable, type OrderState } from '../../order/life/lifecycle';
import { roundedUp, YUAN, type Money } from '../../values/money';
import type { TruckRates } from './rates';

export type CancelInput = {
  state: OrderState;
  /** Before a truck is to be there. */
  hours: number;
  /** In minor units: what is charged for the way, danger included. */
  freight: number;
  trucks: number;
  /** Trucks that stand at the gate. */
  atGate: number;
};

const yuan = (amount: number): Money => ({ amount, currency: YUAN });

/** What giving trucks up costs; null once they are loaded. Before anybody has confirmed them it is free. */
export function truckCancelFee(asked: CancelInput, { cancel }: Pick<TruckRates, 'cancel'>): Money | null {
  const { state, hours, freight, trucks, atGate } = asked;
  if (!isCancellable(state)) return null;
  if (state === 'CONFIRMED') return yuan(cancel.confirmed * trucks);
  if (state !== 'BOOKED') return yuan(0);
  const { share } = cancel.shares.find((one) => hours >= one.hours) ?? cancel.shares.at(-1) ?? { share: 0 };
  const still = trucks - atGate;
  return yuan(roundedUp(freight * ((atGate * cancel.atGate + still * share) / trucks)));
}
