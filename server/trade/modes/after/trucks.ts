import type { Quote } from '../../../../domain/offer/offer';
import type { MissedFee } from '../../../../domain/order/trucks/arrival';
import type { OrderFault } from '../../../../domain/rules/fault';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { TypedTruck } from '../../../../domain/order/trucks/truck';
import type { Snapshot } from '../kept';
import type { Taking } from '../../../world/takings/taking';

/** What a gate has to know of goods that come to it. `at`: an ISO moment; null where the house fetches them. */
export type Gate = { station: string; at: string | null; plateNo: string };

/** An hour at a gate as it stands in a form, and what one truck takes of it. */
type GateHour = { slot: string; taking: Taking };

/** For goods whose trucks are expected at a gate, and may be others once the order stands. */
export type Trucks<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** What the gate has to know of each truck, which has a code of its own. */
  gates(order: Snapshot<TForm, TQuote>): Gate[];
  /** For an order that holds more than is counted: what of it belongs to its trucks. */
  takes?(form: TForm, quote: TQuote): Taking[];
  /** For a gate whose hours are told by the order: those at which a truck may still come, whoever has taken them. */
  hours?(order: Snapshot<TForm, TQuote>, now: number): GateHour[];
  /** For goods that come in parts: a part may still be waited for while others are there. */
  inParts?: true;
  /** Until when one may still be another. */
  openUntil(order: Snapshot<TForm, TQuote>, at: number): string | null;
  /** The form with it; null where there is none in that place. */
  changed(order: Snapshot<TForm, TQuote>, at: number, truck: TypedTruck): TForm | null;
  /** Whether what is wrong belongs to hours and trucks. */
  isAbout(fault: OrderFault): boolean;
  /** What the history says of it. */
  told(form: TForm, at: number): string;
  /** For a gate that says which of them have come: what one costs that does not (null where that is nothing), and who drives it. */
  arriving?: { fee: MissedFee | null; driver(order: Snapshot<TForm, TQuote>, at: number): string };
};
