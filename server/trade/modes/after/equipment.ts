import type { Quote } from '../../../../domain/offer/offer';
import type { CaseOption } from '../../../../domain/house/act-fields';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Unit } from '../../../../domain/order/boxes/unit';
import type { Day } from '../../../../domain/values/days';
import type { Snapshot } from '../kept';

type Renaming<TForm extends OrderForm, TQuote extends Quote> = {
  /** Until then without a reason. */
  until(order: Snapshot<TForm, TQuote>): number;
  /** Mishap that must be reported before the equipment is named again, or named after loading. */
  mishap: string;
  late: string;
};

export type Equipment<TForm extends OrderForm, TQuote extends Quote> = {
  noun: string;
  columns(order: Snapshot<TForm, TQuote>): CaseOption[];
  count(order: Snapshot<TForm, TQuote>): number;
  /** Plates and people used exclusively on these days; absent where a unit is out until it returns. */
  onRoad?(
    order: Snapshot<TForm, TQuote>,
    units: readonly Unit[],
  ): { names: string[]; days: Day[]; trip: string | null };
  proposed(order: Snapshot<TForm, TQuote>, orderNo: string, today: Day): Unit[];
  /** Last day of return without further rent. */
  freeUntil(order: Snapshot<TForm, TQuote>): Day;
  renamed?: Renaming<TForm, TQuote>;
  named(order: Snapshot<TForm, TQuote>, units: readonly Unit[], today: Day): { units: Unit[] } | { wrong: string };
};
