import { GATE_CODE } from '../../../domain/order/trucks/gate-code';
import type { HouseEvent } from '../../../domain/order/life/lifecycle';
import { type ResultParts, NOTHING_AFTERWARDS } from '../../../domain/order/receipt/result';
import type { Database, Queries } from '../../base/database/database';
import { carryOrderOn, moveOrderOn } from './carry-on';
import type { Moment } from '../orders/moment';
import type { OrdersOutside } from '../orders/outside';
import type { Capability, KeptPage, ListedOrder } from './after';
import { createApprovedAfter } from './approved';
import { createBumpAfter } from './bump';
import { createChecksAfter } from './checks';
import { createCollectAfter } from './collect';
import type { AfterDeps } from './deps';
import { type DeskParts, NO_DESK_PARTS } from './desk-parts';
import { createEquipmentAfter } from './equipment';
import type { ExpectedGate } from './expected';
import { createMeasureAfter } from './measure';
import { createMishapAfter } from './mishap';
import { createPackingAfter } from './packing';
import { createPairsAfter } from './pairs';
import { createReceiveAfter } from './receive';
import { createResultAfter } from './result';
import { createReviseAfter } from './revise';
import { createStayAfter } from './stay';
import { createTrucksAfter } from './trucks';
import { createWayAfter } from './way';

/** The order in which users see what must be done first. */
const CAPABILITIES: readonly ((deps: AfterDeps) => Capability)[] = [
  createMishapAfter,
  createResultAfter,
  createChecksAfter,
  createPackingAfter,
  createWayAfter,
  createReceiveAfter,
  createEquipmentAfter,
  createMeasureAfter,
  createBumpAfter,
  createPairsAfter,
  createStayAfter,
  createCollectAfter,
  createTrucksAfter,
  createReviseAfter,
  createApprovedAfter,
];

export function createAfters(deps: OrdersOutside & { database: Database; moment: Moment }): readonly Capability[] {
  const all: Capability[] = [];
  const own: AfterDeps = {
    ...deps,
    carryOn: async (inside, carrying) => carryOrderOn(inside, { ...deps, after: all }, carrying),
    moveOn: async (inside, carrying) => moveOrderOn(inside, { ...deps, after: all }, carrying),
  };
  all.push(...CAPABILITIES.map((make) => make(own)));
  return all;
}

export async function readAfterwards(
  after: readonly Capability[],
  queries: Queries,
  orderNos: readonly string[],
): Promise<(orderNo: string) => ResultParts> {
  const kept: ((orderNo: string) => Partial<ResultParts>)[] = [];
  for (const one of after) if (one.kept) kept.push(await one.kept(queries, orderNos));
  return (orderNo) => Object.assign({ ...NOTHING_AFTERWARDS }, ...kept.map((of) => of(orderNo)));
}

export async function readDeskParts(
  after: readonly Capability[],
  queries: Queries,
  orders: readonly ListedOrder[],
  now: Date,
): Promise<(order: ListedOrder, moves: readonly HouseEvent[]) => DeskParts> {
  const parts: ((order: ListedOrder, moves: readonly HouseEvent[]) => Partial<DeskParts>)[] = [];
  for (const one of after) if (one.desk) parts.push(await one.desk(queries, orders, now));
  return (order, moves) => Object.assign({ ...NO_DESK_PARTS }, ...parts.map((of) => of(order, moves)));
}

/** Arrival expected under a gate code; null if the code is unknown or used up. */
export async function findExpectedGate(after: readonly Capability[], code: string): Promise<ExpectedGate | null> {
  if (!GATE_CODE.test(code)) return null;
  for (const one of after) {
    const gate = (await one.expected?.(code)) ?? null;
    if (gate !== null) return gate;
  }
  return null;
}

export const keptPages = async (after: readonly Capability[], orderNo: string): Promise<KeptPage[]> =>
  (await Promise.all(after.map(async (one) => (await one.pages?.(orderNo)) ?? []))).flat();

export async function readAfterPage(
  after: readonly Capability[],
  orderNo: string,
  kind: string,
): Promise<string | null> {
  for (const one of after) {
    const page = (await one.page?.(orderNo, kind)) ?? null;
    if (page !== null) return page;
  }
  return null;
}
