import type { BoxType } from '../../domain/offer/search';
import type { Charges } from '../../domain/offer/charges';
import type { FclForm } from '../../domain/modes/fcl/form';
import type { OrderState } from '../../domain/order/lifecycle';
import type { Sailing } from '../../domain/offer/sailing';
import type { VerdictLevel } from '../../domain/goods/verdict';

/** What a submission is answered with, and its key answers ever after. */
export type Submitted = { orderNo: string; state: OrderState; verifyBy: string | null };

export type CountedBox = { type: BoxType; count: number };

/** What was true when the order was made. Nothing that changes later changes this. */
export type Snapshot = {
  form: FclForm;
  sailing: Sailing;
  /** Left out by orders of an earlier release. */
  alternative?: Sailing | null;
  charges: Charges;
  verdict: { level: VerdictLevel; findings: readonly unknown[]; rules: string };
};

export type OrderRow = {
  orderNo: string;
  userId: string;
  state: OrderState;
  isDanger: boolean;
  submittedAt: Date;
  verifyBy: Date | null;
  quoteId: string;
  sailingId: string;
  boxes: CountedBox[];
  protocolVersion: string;
  snapshot: Snapshot;
};
