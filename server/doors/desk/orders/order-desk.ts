import type { CaseFinding } from '../../../../domain/house/finding-answers';
import { describeClosure } from '../../../../domain/offer/closure';
import { FINDING_SOURCES } from '../../../../domain/rules/finding';
import { closureStore } from '../../../trade/closures/store';
import { readFiles } from '../../../orders/orders/papers-store';
import { HOUSE_EVENTS } from '../../../../domain/order/life/lifecycle';
import { type CaseActId, hasDuty, type OrderAct, SIDE_ACTS } from '../../../../domain/house/duties';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import type { OrderDesk } from '../../../orders/order-service/desk';
import type { OrderService } from '../../../orders/order-service/service';
import type { CaseDesk } from '../case-desk';
import { ACTS } from './acts';
import type { AtDesk, GateTruck } from './acts/act';

type Orders = Pick<OrderService, 'desk' | 'deskOver' | 'foundOfAny'>;
export type OrderCaseDesk = CaseDesk<AtDesk, OrderDesk>;

/** Empty for modes without trucks at a gate. */
async function readDeskTrucks({ desk }: Orders, orderNo: string): Promise<AtDesk['trucks']> {
  const list = desk.lists.find(({ name }) => name === 'trucks');
  return ((await list?.read(orderNo)) ?? []) as readonly GateTruck[];
}

async function closureHitFindings(queries: Queries, hitBy: string | null): Promise<CaseFinding[]> {
  const closure = hitBy === null ? undefined : await closureStore(queries).find(hitBy);
  if (!closure) return [];
  const given = { said: describeClosure(closure) };
  return [{ level: 'BLOCK', about: 'CLOSURE', code: 'wayClosed', given, source: FINDING_SOURCES.closures }];
}

/** Placeholder edition in orders of earlier demos, which no rules judged. */
const UNJUDGED = 'demo';

async function readFindings(
  queries: Queries,
  orders: Pick<Orders, 'foundOfAny'>,
  orderNo: string,
): Promise<CaseFinding[]> {
  const [kept] = await queries.query<{ findings: CaseFinding[] | null; hitBy: string | null }>(
    `select case when coalesce(amended, snapshot)->'verdict'->>'rules' <> '${UNJUDGED}'
                 then coalesce(amended, snapshot)->'verdict'->'findings' end as findings, case when is_hit then hit_by end as "hitBy"
       from orders where order_no = $1`,
    [orderNo],
  );
  if (!kept) throw notFoundFault();
  const files = (await readFiles(queries, [orderNo])).get(orderNo) ?? [];
  return [
    ...(await closureHitFindings(queries, kept.hitBy)),
    ...(await orders.foundOfAny(orderNo, kept.findings, files)),
  ];
}

const OF_ORDERS: readonly CaseActId[] = [...HOUSE_EVENTS, ...SIDE_ACTS];
const isOfOrders = (act: CaseActId): act is OrderAct => OF_ORDERS.includes(act);

export const orderCaseDesk = (queries: Queries, orders: Orders): OrderCaseDesk => ({
  kind: 'order',
  acts: ACTS,
  isKept: true,
  async find(orderNo) {
    const order = await orders.desk.find(orderNo);
    if (!order) throw notFoundFault();
    const findings = await readFindings(queries, orders, orderNo);
    return { order, findings, trucks: await readDeskTrucks(orders, orderNo) };
  },
  isDuty: (roles, act, { order: { state } }) => isOfOrders(act) && hasDuty(roles, act, state),
  over: (outside) => orders.deskOver(outside),
});
