import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form';
import type { Unit } from '../../../domain/order/unit';
import type { Day } from '../../../domain/values/days';
import type { Snapshot } from '../../modes/kept';

type Renaming<TForm extends OrderForm, TQuote extends Quote> = {
  /** Until then for any reason. */
  until(order: Snapshot<TForm, TQuote>): number;
  /** Later, and once it is loaded, only where this was told since they were last named. */
  mishap: string;
  /** What is said where it is too late. */
  late: string;
};

/** For what travels in numbered equipment of the house, which is named when it is handed out. */
export type Equipment<TForm extends OrderForm, TQuote extends Quote> = {
  /** What one of them is. */
  noun: string;
  /** How each part of one is called, in the order in which they are written. */
  parts: Readonly<Record<string, string>>;
  /** Parts that only some orders have. */
  moreParts?(order: Snapshot<TForm, TQuote>): Readonly<Record<string, string>>;
  /** What the yard would hand out, for whoever plays its people. */
  proposed(order: Snapshot<TForm, TQuote>, orderNo: string, today: Day): Unit[];
  /** The last day on which one may come back without more rent. */
  freeUntil(order: Snapshot<TForm, TQuote>): Day;
  /** What others travel in as well is out for all of them. */
  isShared?(order: Snapshot<TForm, TQuote>): boolean;
  /** Where what was named may be named anew before it is loaded, and after something went wrong. */
  renamed?: Renaming<TForm, TQuote>;
  /** As they are kept, or what is wrong with them in words. */
  named(order: Snapshot<TForm, TQuote>, units: readonly Unit[], today: Day): { units: Unit[] } | { wrong: string };
};
