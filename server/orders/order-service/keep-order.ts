import { MODES, type ModeId } from '../../../domain/mode-ids';
import { type OrderEvent, VERIFY_WITHIN_MS } from '../../../domain/order/life/lifecycle';
import { listFiles } from '../../../domain/order/papers/papers';
import type { OrderBeginnings } from '../after/row';
import type { Queries } from '../../base/database/database';
import { drawCode, takeNumber } from '../../base/draw-number';
import { putInside } from '../../world/takings/neighbours';
import { buildOrderHead } from '../orders/head';
import type { Buyer } from '../orders/buyer';
import { appendHistory } from '../orders/history';
import { intoReview, walkStates } from '../orders/moves';
import type { OrderSnapshot, SubmitReceipt } from '../orders/order';
import { keepPapers } from '../orders/papers-store';
import type { Placement } from '../../trade/modes/mode';
import { type NewOrder, orderStore } from '../orders/store';

type OrderMaking = {
  begins: OrderBeginnings;
  mode: ModeId;
  buyer: Buyer;
  kept: Placement['kept'];
  protocolVersion: string;
  snapshot: OrderSnapshot;
  now: Date;
};

/** Events from submission to the first waiting state. */
const submissionEvents = (mustVerify: boolean, isDanger: boolean): OrderEvent[] => [
  'submitted',
  ...(mustVerify ? (['verification.owed'] as const) : intoReview('verification.had', isDanger)),
];

const insert = (inside: Queries, order: Omit<NewOrder, 'orderNo'>): Promise<string> =>
  takeNumber({ prefix: MODES[order.mode].prefix, now: order.submittedAt }, async (orderNo) =>
    (await orderStore(inside).insert({ ...order, orderNo })) ? orderNo : null,
  );

export async function keepOrder(inside: Queries, making: OrderMaking): Promise<SubmitReceipt> {
  const { begins, mode, buyer, kept, protocolVersion, snapshot, now } = making;
  const { form, quote, takings } = snapshot;
  const isDanger = form.isDanger === 'Y';
  const steps = walkStates('QUOTED', submissionEvents(buyer.mustVerify, isDanger));
  const state = steps.at(-1)?.to ?? 'SUBMITTED';
  const verifyBy = buyer.mustVerify ? new Date(now.getTime() + VERIFY_WITHIN_MS) : null;
  const { userId, enterpriseId } = buyer;
  const orderNo = await insert(inside, {
    userId,
    enterpriseId,
    mode,
    state,
    isDanger,
    takings,
    protocolVersion,
    snapshot,
    verifyBy,
    submittedAt: now,
    quoteId: quote.quoteId,
    offerId: quote.offer.offerId,
    closesAt: quote.offer.closesAt,
    head: buildOrderHead(snapshot),
    sameAs: begins.sameAs,
    gateCodes: Array.from({ length: begins.gates }, () => drawCode()),
  });
  await appendHistory(inside, orderNo, steps, { now, byUser: userId });
  await keepPapers(inside, orderNo, listFiles(form), now);
  await putInside(inside, orderNo, kept);
  return { orderNo, state, verifyBy: verifyBy?.toISOString() ?? null };
}
