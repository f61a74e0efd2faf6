import type { VerdictLevel } from '../../../domain/goods/verdict';
import type { ModeId } from '../../../domain/mode-ids';
import type { AskedPapers } from '../../../domain/order/papers/asked';
import type { OrderHead } from '../../../domain/order/receipt/brief';
import type { Bumped } from '../../../domain/order/changes/bumped';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { Measured } from '../../../domain/order/on-site/measured';
import type { Unit } from '../../../domain/order/boxes/unit';
import type { Snapshot } from '../../trade/modes/mode';

/** What a submission is answered with, and its key answers ever after. */
export type SubmitReceipt = { orderNo: string; state: OrderState; verifyBy: string | null };

/** What was true when the order was made, and how it was judged. `v` is the shape it is kept in. */
export type OrderSnapshot = Snapshot & {
  v: 2;
  verdict: { level: VerdictLevel; findings: readonly unknown[]; rules: string };
};

export type OrderRow = {
  orderNo: string;
  userId: string;
  mode: ModeId;
  state: OrderState;
  isDanger: boolean;
  submittedAt: Date;
  verifyBy: Date | null;
  /** When its offer closes; null where it never does. */
  closesAt: Date | null;
  quoteId: string;
  protocolVersion: string;
  /** The order it was made with; null where it was made alone. */
  besideNo: string | null;
  head: OrderHead;
  /** What the house asked for last, and when. */
  asked: (AskedPapers & { askedAt: string }) | null;
  /** When its offer closed while it waited; what it held went back then. */
  offerLapsedAt: Date | null;
  /** By which gates expect its goods, truck by truck; none where no gate does. */
  gateCodes: string[];
  /** What it travels in, by number, once that was handed out. */
  units: Unit[];
  /** Once its goods were measured. */
  measured: Measured | null;
  /** Once its goods were left behind. */
  bumped: Bumped | null;
  /** As it is by now, in the shape it was kept in: `readOrder` reads it. */
  snapshot: unknown;
};
