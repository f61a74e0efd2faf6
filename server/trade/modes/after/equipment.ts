import type { Quote } from '../../../../domain/offer/offer';
import type { CaseOption } from '../../../../domain/house/act-fields';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Unit } from '../../../../domain/order/boxes/unit';
import type { Day } from '../../../../domain/values/days';
import type { Snapshot } from '../kept';

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
  /** Typed columns of each unit of this order. */
  columns(order: Snapshot<TForm, TQuote>): CaseOption[];
  /** Number of units handed out. */
  count(order: Snapshot<TForm, TQuote>): number;
  /** Plates and people that are nowhere else on these days; left out where a number is out until it comes back. */
  onRoad?(
    order: Snapshot<TForm, TQuote>,
    units: readonly Unit[],
  ): { names: string[]; days: Day[]; trip: string | null };
  /** Sample units for a demonstration. */
  proposed(order: Snapshot<TForm, TQuote>, orderNo: string, today: Day): Unit[];
  /** The last day on which one may come back without more rent. */
  freeUntil(order: Snapshot<TForm, TQuote>): Day;
  /** Where what was named may be named anew before it is loaded, and after something went wrong. */
  renamed?: Renaming<TForm, TQuote>;
  /** As they are kept, or what is wrong with them in words. */
  named(order: Snapshot<TForm, TQuote>, units: readonly Unit[], today: Day): { units: Unit[] } | { wrong: string };
};
