import type { Quote } from '../../../../domain/offer/offer';
import type { MissedFee } from '../../../../domain/order/trucks/arrival';
import type { OrderFault } from '../../../../domain/rules/fault';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { TypedTruck } from '../../../../domain/order/trucks/truck';
import type { Snapshot } from '../kept';
import type { Taking } from '../../../world/takings/taking';

/** Arrival at a gate. `at`: ISO time; null when the house collects. */
export type Gate = { station: string; at: string | null; plateNo: string };

type GateHour = { slot: string; taking: Taking };

export type Trucks<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** Arrival of each truck; each has its own code. */
  gates(order: Snapshot<TForm, TQuote>): Gate[];
  takes?(form: TForm, quote: TQuote): Taking[];
  hours?(order: Snapshot<TForm, TQuote>, now: number): GateHour[];
  /** True if goods come in parts: some may be awaited while others are stored. */
  inParts?: true;
  openUntil(order: Snapshot<TForm, TQuote>, at: number): string | null;
  /** The form with the changed truck; null if there is none at that position. */
  changed(order: Snapshot<TForm, TQuote>, at: number, truck: TypedTruck): TForm | null;
  isAbout(fault: OrderFault): boolean;
  told(form: TForm, at: number): string;
  /** Gates that report arrivals: fee of a missed truck (null if free), and its driver. */
  arriving?: { fee: MissedFee | null; driver(order: Snapshot<TForm, TQuote>, at: number): string };
};
