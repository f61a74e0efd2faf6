import { expect } from 'vitest';

import { STEP_DAYS } from '../../../domain/modes/step-days';
import type { TankForm } from '../../../domain/modes/tank/form';
import { isLease } from '../../../domain/modes/tank/lease';
import { leadsTo, type OrderState } from '../../../domain/order/life/lifecycle';
import type { Database } from '../../../server/base/database/database';
import { type Planned, stepPlanOf } from '../../../server/orders/orders/step-plan';
import { AS_IT_IS } from '../../../server/orders/orders/store';
import type { MovableClock } from '../../../server/doors/testing/movable-clock';
import type { OrderDesk } from '../../../server/orders/order-service/desk';
import type { DeskOrder } from '../../../server/orders/order-service/desk-order';
import type { TestGateway } from '../../server/support/gateway';
import { deskSays } from './desk-says';

/** What has to be told of a place before anything behind it, by what it is called. */
const TOLD: Readonly<Record<string, string>> = { 电子运单号: 'DZYD20261207' };

/** Somebody on the spot hands in the papers of what lies ahead, and reports it; what has none and tells nothing is left alone. */
export async function reportWay(
  { database, clock }: { database: Database; clock: MovableClock },
  desk: OrderDesk,
  { orderNo, ahead }: DeskOrder,
): Promise<void> {
  for (const { place, papers, tells, early } of ahead) {
    if (early) clock.advance(Math.max(0, early.opens - clock.now()));
    const said = TOLD[tells ?? ''] ?? '';
    for (const { docType } of papers)
      await database.query(
        `insert into site_photos (photo_id, order_no, unit, name, media_type, size, sha256, taken_at, place, doc_type)
         values ($1, $2, 0, 'a.jpg', 'image/jpeg', 1, '', now(), $3, $4)
         on conflict do nothing`,
        [`${orderNo}-${place}-${docType}`, orderNo, place, docType],
      );
    if (papers.length > 0 || said !== '') await deskSays(desk, 'passed', { orderNo, place, said });
  }
}

const isUnhired = ({ mode, snapshot }: Planned): boolean =>
  mode === 'TANK' && !isLease((snapshot as { form: TankForm }).form);

/** States of an order that the house's table holds to a planned day; each has one. A tank that sails is not hired, so nothing names the day it is handed out. */
export async function plannedIn(
  { database, modes }: Pick<TestGateway, 'database' | 'modes'>,
  orderNo: string,
  path: readonly OrderState[],
): Promise<OrderState[]> {
  const [order] = await database.query<Planned>(
    `select order_no as "orderNo", mode, ${AS_IT_IS} as snapshot from orders o where order_no = $1`,
    [orderNo],
  );
  if (!order) return [];
  const days = STEP_DAYS[order.mode];
  const held = path.filter((state) => typeof days?.[state] === 'string' && !(isUnhired(order) && state === 'BOOKED'));
  for (const state of held) expect(await stepPlanOf(database, modes, order, state), state).not.toBeNull();
  return held;
}

/** A step is refused before its day, which then comes. */
export async function waitForDay(
  { orders: { desk }, clock }: Pick<TestGateway, 'orders' | 'clock'>,
  { orderNo, from, planned }: { orderNo: string; from: OrderState; planned: readonly OrderState[] },
): Promise<void> {
  const { early = [], lacking = [] } = (await desk.find(orderNo)) ?? {};
  for (const { event } of early) {
    const report = desk.move({ orderNo, from, event, reason: '', lacking: lacking.length });
    await expect(report, event).rejects.toThrow('还没到这一步的日子，不能提前报告');
    expect(planned, event).toContain(leadsTo(event));
  }
  for (const { opens } of early) clock.advance(Math.max(0, opens - clock.now()));
}
