import type { Paper } from '../../../domain/order/receipt/brief';
import type { StepPlan } from '../../../domain/modes/step-days';
import type { HouseEvent, OrderState } from '../../../domain/order/life/lifecycle';
import type { Agreed } from '../../../domain/order/papers/protocol';
import type { DeskParts } from '../after/desk-parts';
import type { OrderRow } from '../orders/order';

/** What the people of the house see of an order. */
export type DeskOrder = DeskParts &
  Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'isDanger' | 'submittedAt'> & {
    org: string | null;
    dst: string | null;
    goods: string[];
    moves: HouseEvent[];
    /** Moves that are not offered before their day. */
    early: (StepPlan & { event: HouseEvent })[];
    /** What its owner agreed to. */
    agreed: Agreed;
    /** What its mode calls its states. */
    stands: Readonly<Partial<Record<OrderState, string>>>;
    /** Papers that are not there yet, of those that can be handed in by now. */
    lacking: string[];
    /** What its owner can be asked for. */
    papers: Pick<Paper, 'docType' | 'name'>[];
  };
