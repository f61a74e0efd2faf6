import type { Quote } from '../../../../domain/offer/offer';
import type { StepPlan } from '../../../../domain/modes/step-days';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Happening, OrderState } from '../../../../domain/order/life/lifecycle';
import type { Past } from '../../../../domain/order/receipt/brief';
import type { WayPaper } from '../../../../domain/order/on-site/way';
import type { Snapshot } from '../kept';

export const PASSED: Happening = 'place.passed';

/** Something an order passes. It is reported with its papers, and with what has to be said of it. */
export type Pass = {
  place: string;
  papers?: readonly WayPaper[];
  /** What has to be said: under which name, in which shape, and what is said where it has another. */
  tells?: { label: string; shape: RegExp; message: string };
  /** When it is planned; it is not reported before its day. */
  plan?: StepPlan;
  /** The unit that it concerns, where each of several passes it by itself. */
  unit?: number;
  /** Goods change hands here: the papers of the gate to this state are asked for. */
  gate?: OrderState;
  /** Nothing behind it is reported before it is, though no paper belongs to it. */
  isFirst?: true;
  /** From its report on, what the order travelled in is back: nobody is reminded of it, and others may have it. */
  isBack?: true;
};

/** For what is told of on its way. */
export type Way<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** What an order passes while it stands where it does, in its order. */
  passes(order: Snapshot<TForm, TQuote>, state: OrderState, past?: readonly Past[]): readonly Pass[];
  /** What follows from the words of a report and stands behind them; null where nothing does. */
  adds?(
    order: Snapshot<TForm, TQuote>,
    pass: Pass,
    said: string,
    so: { past: readonly Past[]; now: number },
  ): { note: string } | { wrong: string } | null;
  /** It is passed over because of what went wrong. `told`: that, as it was told. */
  skips?(order: Snapshot<TForm, TQuote>, pass: Pass, told: readonly string[]): boolean;
};
