import type { ChargeLine } from '../../../../domain/offer/charges';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { HouseEvent, OrderState } from '../../../../domain/order/life/lifecycle';
import type { ComplaintAbout } from '../../../../domain/order/changes/complaint';
import type { WentWrong } from '../../../../domain/order/changes/mishap';
import type { Snapshot } from '../kept';
import type { Taking } from '../../../world/takings/taking';

/**
 * Something that may go wrong by now: its name, what has to be counted of it, and the units of which one is chosen; unit 0
 * stands for all of them.
 */
export type MishapKind = {
  kind: string;
  name: string;
  counts: string | null;
  units?: readonly { no: number; name: string }[];
};

/** The kind, the count and the unit that the desk reports; unit 0 stands for the whole order. */
export type MishapReport = Pick<WentWrong, 'kind' | 'count' | 'unit'>;

/** One way to go on, and what it costs. */
export type MishapWay = { name: string; lines: ChargeLine[] };

/** What is told of it. `note`: what stands beside the words of the desk. */
export type MishapNews = {
  note: string;
  lines: ChargeLine[];
  /** What its owner chooses between; the second is done where nobody chooses in time. */
  ways: { accept: MishapWay; decline: MishapWay } | null;
  /** It is the end of the order, at what giving it up costs by then. */
  isEnd: boolean;
};

/** What was reported of the way, what was told before, and since when the order stands where it stands. */
export type MishapSo = { passed: readonly string[]; before: readonly WentWrong[]; since: Date; now: Date };

/** For what may go wrong on its way. */
export type Mishaps<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  /** What may be told by now. */
  kinds(order: Snapshot<TForm, TQuote>, state: OrderState, so: MishapSo): readonly MishapKind[];
  /** What it comes to; what is wrong with the count, in words. */
  told(
    order: Snapshot<TForm, TQuote>,
    report: MishapReport,
    before: readonly WentWrong[],
  ): MishapNews | { wrong: string };
  /** What of the goods may be complained of by now, once a complaint may be filed. */
  complains?(order: Snapshot<TForm, TQuote>, before: readonly WentWrong[]): readonly ComplaintAbout[];
  /** What the price did not hold, and holds once one of its kinds is charged. */
  covers: readonly string[];
  /** What has to be told before the order goes on like that; null where nothing has. */
  first(before: readonly WentWrong[], event: HouseEvent): string | null;
  /** What is taken where its owner accepts the first way. */
  takes(order: Snapshot<TForm, TQuote>, report: MishapReport): Taking[];
};
