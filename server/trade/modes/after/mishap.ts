import type { ChargeLine } from '../../../../domain/offer/charges';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { HouseEvent, OrderState } from '../../../../domain/order/life/lifecycle';
import type { ComplaintAbout } from '../../../../domain/order/changes/complaint';
import type { WentWrong } from '../../../../domain/order/changes/mishap';
import type { Snapshot } from '../kept';
import type { Taking } from '../../../world/takings/taking';

/** A mishap possible now: name, counted quantity, selectable units; unit 0 means all. */
export type MishapKind = {
  kind: string;
  name: string;
  counts: string | null;
  units?: readonly { no: number; name: string }[];
};

/** Reported kind, count and unit; unit 0 means the whole order. */
export type MishapReport = Pick<WentWrong, 'kind' | 'count' | 'unit'>;

export type MishapRemedy = { name: string; lines: ChargeLine[] };

export type MishapNews = {
  note: string;
  lines: ChargeLine[];
  /** The owner's choice; the second way applies after the deadline. */
  ways: { accept: MishapRemedy; decline: MishapRemedy } | null;
  /** True if it ends the order, with the cancellation fee of that stage. */
  isEnd: boolean;
};

/** Reported passes, earlier mishaps, and the time of the present state. */
export type MishapSo = { passed: readonly string[]; before: readonly WentWrong[]; since: Date; now: Date };

export type Mishaps<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  kinds(order: Snapshot<TForm, TQuote>, state: OrderState, so: MishapSo): readonly MishapKind[];
  told(
    order: Snapshot<TForm, TQuote>,
    report: MishapReport,
    before: readonly WentWrong[],
  ): MishapNews | { wrong: string };
  complains?(order: Snapshot<TForm, TQuote>, before: readonly WentWrong[]): readonly ComplaintAbout[];
  /** Charges not in the price until one of its kinds is charged. */
  covers: readonly string[];
  /** Report required before this event; null if none. */
  first(before: readonly WentWrong[], event: HouseEvent): string | null;
  /** Stock taken if the owner accepts the first way. */
  takes(order: Snapshot<TForm, TQuote>, report: MishapReport): Taking[];
};
