import { closureFindings, metBy, type Closure, type Passed } from '../../domain/offer/closure';
import { knowing } from '../../domain/goods/identity';
import { QUEUED_STATES } from '../../domain/house/queue';
import type { Offer } from '../../domain/offer/offer';
import type { OrderFacts } from '../../domain/order/facts';
import { classesIn } from '../../domain/order/findings/classes';
import type { OrderForm } from '../../domain/order/form';
import type { Queries } from '../database/database';
import type { ServerModes } from '../modes';
import type { OrderRow } from '../orders/order';
import { readOrder } from '../orders/snapshot';
import { AS_IT_IS } from '../orders/store';
import { passedBy } from './passed';

export type HitDeps = { modes: ServerModes; identityOf: OrderFacts['identityOf'] };

type Ordered = { form: OrderForm; offer: Offer };

const wordsOf = ({ key, from, until }: Passed): string => `${key} ${from} ${until}`;

/** What closes an offer to what is ordered; null where nothing does. With `before`, only what the order did not pass before. */
export type ClosedTo = (ordered: Ordered, before?: Ordered) => Closure | null;

/** The first closure that an order, a draft or a quote is hit by; null where none is. What may be closed to it counts. */
export function hitBy(
  { identityOf }: Pick<HitDeps, 'identityOf'>,
  closures: readonly Closure[],
  now: number,
): ClosedTo {
  const { goodsOf } = knowing(identityOf);
  const passes = ({ form, offer }: Ordered) => passedBy(offer, now, form);
  return ({ form, offer }: Ordered, before?: Ordered): Closure | null => {
    const goods = { isDanger: form.isDanger === 'Y', classes: [...classesIn(form, goodsOf).keys()] };
    const old = new Set((before ? passes(before) : []).map(wordsOf));
    const anew = passes({ form, offer }).filter((one) => !old.has(wordsOf(one)));
    return metBy(closures, offer.mode, anew).find((one) => closureFindings([one], goods).length > 0) ?? null;
  };
}

type Marked = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'> & { hitBy: string | null };

const OPEN = QUEUED_STATES.map((state) => `'${state}'`).join(', ');

/**
 * Marks the open orders that any of these keys concerns, or one of these closures has hit before, by what holds now; how
 * many are hit by the newest. They are held in the order of their numbers.
 */
export async function markHits(
  inside: Queries,
  deps: HitDeps,
  {
    closures,
    keys,
    gone,
    now,
  }: { closures: readonly Closure[]; keys: readonly string[]; gone: readonly string[]; now: number },
): Promise<Map<string, number>> {
  const rows = await inside.query<Marked>(
    `select o.order_no as "orderNo", o.mode, ${AS_IT_IS} as snapshot, o.hit_by as "hitBy" from orders o
      where o.state in (${OPEN}) and (o.passes && $1 or o.hit_by = any($2)) order by o.order_no for update`,
    [keys, gone],
  );
  const find = hitBy(deps, closures, now);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const { snapshot } = readOrder(deps.modes, row);
    const hit = find({ form: snapshot.form, offer: snapshot.quote.offer })?.closureId ?? null;
    if (hit !== null) counts.set(hit, (counts.get(hit) ?? 0) + 1);
    if (hit === row.hitBy) continue;
    await inside.query('update orders set hit_by = $2, is_hit = $3 where order_no = $1', [
      row.orderNo,
      hit,
      hit !== null,
    ]);
  }
  return counts;
}
