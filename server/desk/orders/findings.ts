import type { CaseFinding } from '../../../domain/house/finding-answers';
import { closureSaid } from '../../../domain/offer/closure';
import { FINDING_SOURCES } from '../../../domain/order/finding';
import { closureStore } from '../../closures/store';
import type { Queries } from '../../database/database';
import { notFound } from '../../http/refusal';
import { filesOf } from '../../orders/papers-store';
import type { OrderService } from '../../orders/service';

/** The closure on its way by now, as it hits this order. */
async function hitsOn(queries: Queries, hitBy: string | null): Promise<CaseFinding[]> {
  const closure = hitBy === null ? undefined : await closureStore(queries).find(hitBy);
  if (!closure) return [];
  const given = { said: closureSaid(closure) };
  return [{ level: 'BLOCK', about: 'CLOSURE', code: 'wayClosed', given, source: FINDING_SOURCES.closures }];
}

/** Findings of an order by the closures and the papers of today. */
export async function findingsOf(
  queries: Queries,
  orders: Pick<OrderService, 'foundOfAny'>,
  orderNo: string,
): Promise<CaseFinding[]> {
  const [kept] = await queries.query<{ findings: CaseFinding[] | null; hitBy: string | null }>(
    `select coalesce(amended, snapshot)->'verdict'->'findings' as findings, case when is_hit then hit_by end as "hitBy"
       from orders where order_no = $1`,
    [orderNo],
  );
  if (!kept) throw notFound();
  const files = (await filesOf(queries, [orderNo])).get(orderNo) ?? [];
  return [...(await hitsOn(queries, kept.hitBy)), ...(await orders.foundOfAny(orderNo, kept.findings ?? [], files))];
}
