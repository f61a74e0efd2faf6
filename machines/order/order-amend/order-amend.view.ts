import type { AmendableRow } from '../../../domain/order/on-site/measured';
import type { Money } from '../../../domain/values/money';
import type { OrderAmendActor, OrderAmendSnapshot } from './order-amend.machine';
import { amendFaults } from './order-amend.rules';
import type { AmendFailureCode, AmountPart, TypedAmounts } from './order-amend.types';

export type AmendRow = TypedAmounts & { booked: AmendableRow['booked']; faults: readonly AmountPart[] };

export type OrderAmendView = {
  isOpen: boolean;
  rows: readonly AmendRow[];
  total: Money;
  offered: Money | null;
  isBusy: boolean;
  /** Amended; the page still has to be notified. */
  isAmended: boolean;
  failureCode: AmendFailureCode | null;
};

export function selectOrderAmend(snapshot: OrderAmendSnapshot): OrderAmendView {
  const { rows, typed, total, offered, isJudged, failureCode } = snapshot.context;
  const faults = amendFaults({ rows, typed });
  return {
    isOpen: snapshot.hasTag('open'),
    rows: rows.map(({ booked }, at) => ({
      kg: typed[at]?.kg ?? '',
      m3: typed[at]?.m3 ?? '',
      booked,
      faults: isJudged ? (faults[at] ?? []) : [],
    })),
    total,
    offered,
    isBusy: snapshot.hasTag('busy'),
    isAmended: snapshot.hasTag('amended'),
    failureCode,
  };
}

export const orderAmendIntents = (actor: OrderAmendActor) => ({
  open: (rows: readonly AmendableRow[], total: Money) => actor.send({ type: 'amend.open', rows, total }),
  type: (at: number, part: AmountPart, value: string) => actor.send({ type: 'amount.type', at, part, value }),
  send: () => actor.send({ type: 'amend.send' }),
  close: () => actor.send({ type: 'amend.close' }),
});

export type OrderAmendIntents = ReturnType<typeof orderAmendIntents>;
