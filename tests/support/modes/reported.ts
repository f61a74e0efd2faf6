import { expect } from 'vitest';

import { STEP_DAYS } from '../../../domain/modes/step-days';
import type { TankForm } from '../../../domain/modes/tank/form';
import { isLease } from '../../../domain/modes/tank/lease';
import { stateAfterEvent, type OrderState } from '../../../domain/order/life/lifecycle';
import type { Database } from '../../../server/base/database/database';
import { type PlannedOrder, findStepPlan } from '../../../server/orders/orders/step-plan';
import { AS_IT_IS } from '../../../server/orders/orders/store';
import type { MovableClock } from '../../../server/doors/testing/movable-clock';
import type { OrderDesk } from '../../../server/orders/order-service/desk';
import type { DeskOrder } from '../../../server/orders/order-service/desk-order';
import type { TestGateway } from '../../server/support/gateway';
import { deskSays } from './desk-says';

/** Facts required before a later place is reported, by label. */
const TOLD: Readonly<Record<string, string>> = { 电子运单号: 'DZYD20261207' };

/** Uploads the documents of the next places and reports them; places without input are skipped. */
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

const isUnhired = ({ mode, snapshot }: PlannedOrder): boolean =>
  mode === 'TANK' && !isLease((snapshot as { form: TankForm }).form);

/** Order states with a planned day; each must have one. A trip tank is not leased, so nothing plans its release. */
export async function plannedIn(
  { database, modes }: Pick<TestGateway, 'database' | 'modes'>,
  orderNo: string,
  path: readonly OrderState[],
): Promise<OrderState[]> {
  const [order] = await database.query<PlannedOrder>(
    `select order_no as "orderNo", mode, ${AS_IT_IS} as snapshot from orders o where order_no = $1`,
    [orderNo],
  );
  if (!order) return [];
  const days = STEP_DAYS[order.mode];
  const held = path.filter((state) => typeof days?.[state] === 'string' && !(isUnhired(order) && state === 'BOOKED'));
  for (const state of held) expect(await findStepPlan(database, modes, order, state), state).not.toBeNull();
  return held;
}

/** A step is refused before its day; then the clock moves to it. */
export async function waitForDay(
  { orders: { desk }, clock }: Pick<TestGateway, 'orders' | 'clock'>,
  { orderNo, from, planned }: { orderNo: string; from: OrderState; planned: readonly OrderState[] },
): Promise<void> {
  const { early = [], lacking = [] } = (await desk.find(orderNo)) ?? {};
  for (const { event } of early) {
    const report = desk.move({ orderNo, from, event, reason: '', lacking: lacking.length });
    await expect(report, event).rejects.toThrow('还没到这一步的日子，不能提前报告');
    expect(planned, event).toContain(stateAfterEvent(event));
  }
  for (const { opens } of early) clock.advance(Math.max(0, opens - clock.now()));
}
