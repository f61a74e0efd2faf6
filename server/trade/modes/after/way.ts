import type { Quote } from '../../../../domain/offer/offer';
import type { StepPlan } from '../../../../domain/modes/step-days';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Happening, OrderState } from '../../../../domain/order/life/lifecycle';
import type { PastEvent } from '../../../../domain/order/receipt/brief';
import type { WayPaper } from '../../../../domain/order/on-site/way';
import type { Snapshot } from '../kept';

export const PASSED: Happening = 'place.passed';

export type Pass = {
  place: string;
  papers?: readonly WayPaper[];
  /** Required words: label, format, and message for a wrong format. */
  tells?: { label: string; shape: RegExp; message: string };
  /** Planned time; it cannot be reported before its day. */
  plan?: StepPlan;
  /** Unit that passes by itself. */
  unit?: number;
  /** A gate where goods change hands: requires the papers for this state. */
  gate?: OrderState;
  /** Later passes cannot be reported before this one, even without papers. */
  isFirst?: true;
  /** Its report returns the equipment: reminders stop, and other orders may use it. */
  isBack?: true;
};

export type TransitRules<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  passes(order: Snapshot<TForm, TQuote>, state: OrderState, past?: readonly PastEvent[]): readonly Pass[];
  /** Text derived from a report's words and appended to it; null if none. */
  adds?(
    order: Snapshot<TForm, TQuote>,
    pass: Pass,
    said: string,
    so: { past: readonly PastEvent[]; now: number },
  ): { note: string } | { wrong: string } | null;
  /** True if a reported mishap (`told`) makes this pass obsolete. */
  skips?(order: Snapshot<TForm, TQuote>, pass: Pass, told: readonly string[]): boolean;
};
