import type { VerdictLevel } from '../../../domain/goods/verdict';
import type { ModeId } from '../../../domain/mode-ids';
import type { AskedPapers } from '../../../domain/order/papers/asked';
import type { OrderHead } from '../../../domain/order/receipt/brief';
import type { BumpedOrder } from '../../../domain/order/changes/bumped';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { Measured } from '../../../domain/order/on-site/measured';
import type { Unit } from '../../../domain/order/boxes/unit';
import type { Snapshot } from '../../trade/modes/mode';

export type SubmitReceipt = { orderNo: string; state: OrderState; verifyBy: string | null };

/** Facts at submission with their verdict. `v`: format version. */
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
  /** Closing time of its offer; null if it never closes. */
  closesAt: Date | null;
  quoteId: string;
  protocolVersion: string;
  /** Order made together with it; null if alone. */
  besideNo: string | null;
  head: OrderHead;
  asked: (AskedPapers & { askedAt: string }) | null;
  /** Time its offer closed while waiting; its takings were released then. */
  offerLapsedAt: Date | null;
  /** Gate codes, one per truck; empty where no gate expects goods. */
  gateCodes: string[];
  /** Equipment numbers, once assigned. */
  units: Unit[];
  /** Set once its goods were measured. */
  measured: Measured | null;
  /** Set once it was bumped. */
  bumped: BumpedOrder | null;
  /** Current content in its stored format: read it with `readOrder`. */
  snapshot: unknown;
};
