import type { Paper } from '../../../domain/order/receipt/brief';
import type { StepPlan } from '../../../domain/modes/step-days';
import type { HouseEvent, OrderState } from '../../../domain/order/life/lifecycle';
import type { AgreedTerms } from '../../../domain/order/papers/protocol';
import type { DeskParts } from '../after/desk-parts';
import type { OrderRow } from '../orders/order';

export type DeskOrder = DeskParts &
  Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'isDanger' | 'submittedAt'> & {
    org: string | null;
    dst: string | null;
    goods: string[];
    moves: HouseEvent[];
    /** Moves not offered before their day. */
    early: (StepPlan & { event: HouseEvent })[];
    agreed: AgreedTerms;
    stands: Readonly<Partial<Record<OrderState, string>>>;
    lacking: string[];
    papers: Pick<Paper, 'docType' | 'name'>[];
  };
