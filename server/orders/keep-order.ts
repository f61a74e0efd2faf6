import { type OrderEvent, VERIFY_WITHIN_MS } from '../../domain/order/lifecycle';
import type { Queries } from '../database/database';
import { drawNumber } from '../draw-number';
import type { Taking } from '../takings/taking';
import type { Buyer } from './buyer';
import { remember } from './history';
import { intoReview, walk } from './moves';
import type { CountedBox, Snapshot, Submitted } from './order';
import { keepPapers } from './papers-store';
import { type NewOrder, orderStore } from './store';

const DRAWS = 5;

export type Making = {
  buyer: Buyer;
  quoteId: string;
  boxes: CountedBox[];
  takings: readonly Taking[];
  protocolVersion: string;
  snapshot: Snapshot;
  now: Date;
};

/** From the quote to where the order waits first. */
const roadOf = (mustVerify: boolean, isDanger: boolean): OrderEvent[] => [
  'submitted',
  ...(mustVerify ? (['verification.owed'] as const) : intoReview('verification.had', isDanger)),
];

async function insert(inside: Queries, order: Omit<NewOrder, 'orderNo'>): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const orderNo = drawNumber('FC', order.submittedAt);
    if (await orderStore(inside).insert({ ...order, orderNo })) return orderNo;
  }
  throw new Error('no order number is free');
}

/** The order, its history so far and the papers that came with it. */
export async function keepOrder(inside: Queries, making: Making): Promise<Submitted> {
  const { buyer, quoteId, boxes, takings, protocolVersion, snapshot, now } = making;
  const isDanger = snapshot.form.isDanger === 'Y';
  const steps = walk('QUOTED', roadOf(buyer.mustVerify, isDanger));
  const state = steps.at(-1)?.to ?? 'SUBMITTED';
  const verifyBy = buyer.mustVerify ? new Date(now.getTime() + VERIFY_WITHIN_MS) : null;
  const { userId, enterpriseId } = buyer;
  const orderNo = await insert(inside, {
    userId,
    enterpriseId,
    state,
    isDanger,
    quoteId,
    boxes,
    takings,
    protocolVersion,
    snapshot,
    verifyBy,
    submittedAt: now,
    sailingId: snapshot.sailing.sailingId,
  });
  await remember(inside, orderNo, steps, { now, byUser: userId });
  await keepPapers(inside, orderNo, snapshot.form.files, now);
  return { orderNo, state, verifyBy: verifyBy?.toISOString() ?? null };
}
