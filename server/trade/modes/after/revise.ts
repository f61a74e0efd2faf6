import type { Quote } from '../../../../domain/offer/offer';
import type { OrderFault, FieldPath } from '../../../../domain/rules/fault';
import type { OrderForm } from '../../../../domain/order/form/form';

export type TickedService = { name: string; field: FieldPath; asks: readonly FieldPath[] };

/** For goods delivered by the house. Times are ISO. */
type Delivering<TForm, TQuote> = {
  paths(form: TForm, quote: TQuote, now: number): readonly FieldPath[];
  /** Deadline for changes; null when none is possible. */
  openUntil(form: TForm, quote: TQuote, now: number): string | null;
  faults(form: TForm, quote: TQuote, now: number): OrderFault[];
};

export type Revising<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** Bill of lading or waybill it travels by; empty without one. */
  paper: string;
  /** Fields on that paper; none without one. */
  onPaper(form: TForm, quote: TQuote): readonly FieldPath[];
  delivery?: Delivering<TForm, TQuote>;
  names?: Readonly<Record<FieldPath, string>>;
  lines?: readonly FieldPath[];
  /** Services never added later: included in every order, or needed from the start. */
  notLater?(form: TForm): readonly string[];
  ticked?: Readonly<Record<string, TickedService>>;
};
