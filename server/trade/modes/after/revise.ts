import type { Quote } from '../../../../domain/offer/offer';
import type { OrderFault, FieldPath } from '../../../../domain/rules/fault';
import type { OrderForm } from '../../../../domain/order/form/form';

/** A service that its form keeps as a tick of its own: what it is called there, which tick, and what is asked with it. */
export type TickedService = { name: string; field: FieldPath; asks: readonly FieldPath[] };

/** For goods that the house hands over itself. Moments are ISO. */
type Delivering<TForm, TQuote> = {
  paths(form: TForm, quote: TQuote, now: number): readonly FieldPath[];
  /** Until when it is changed; null where nothing of it is. */
  openUntil(form: TForm, quote: TQuote, now: number): string | null;
  /** Faults that a change makes besides, whenever the order was confirmed. */
  faults(form: TForm, quote: TQuote, now: number): OrderFault[];
};

/** For orders whose papers may be put right, and to which services may be added, once they stand. */
export type Revising<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** What it travels by: the bill of a ship, the waybill of a plane or a train; empty where there is no such paper. */
  paper: string;
  /** The fields that stand on it; none where there is no such paper. */
  onPaper(form: TForm, quote: TQuote): readonly FieldPath[];
  delivery?: Delivering<TForm, TQuote>;
  /** Names of its own fields on paper and delivery. */
  names?: Readonly<Record<FieldPath, string>>;
  /** Fields of several lines. */
  lines?: readonly FieldPath[];
  /** What of its services is never added: what is done for every order, or had to be known at the beginning. */
  notLater?(form: TForm): readonly string[];
  /** By the constants `serviceType`: what its form sells outside of `services`. */
  ticked?: Readonly<Record<string, TickedService>>;
};
