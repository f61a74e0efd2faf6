import { QUEUED_STATES } from '../../../domain/house/queue';
import type { MarkHits } from '../../trade/closures/closures';
import type { ServerModes } from '../../trade/modes';
import type { OrderRow } from './order';
import { readOrder } from './snapshot';
import { AS_IT_IS } from './store';

type HitOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'> & { hitBy: string | null };

const OPEN = QUEUED_STATES.map((state) => `'${state}'`).join(', ');

/** Marks open orders hit by current closures, locking them in order of number. */
export const createMarkHits =
  (modes: ServerModes): MarkHits =>
  async (inside, closedTo, { keys, gone }) => {
    const rows = await inside.query<HitOrder>(
      `select o.order_no as "orderNo", o.mode, ${AS_IT_IS} as snapshot, o.hit_by as "hitBy" from orders o
        where o.state in (${OPEN}) and (o.passes && $1 or o.hit_by = any($2)) order by o.order_no for update`,
      [keys, gone],
    );
    const counts = new Map<string, number>();
    for (const row of rows) {
      const { snapshot } = readOrder(modes, row);
      const hit = closedTo({ form: snapshot.form, offer: snapshot.quote.offer })?.closureId ?? null;
      if (hit !== null) counts.set(hit, (counts.get(hit) ?? 0) + 1);
      if (hit === row.hitBy) continue;
      await inside.query('update orders set hit_by = $2, is_hit = $3 where order_no = $1', [
        row.orderNo,
        hit,
        hit !== null,
      ]);
    }
    return counts;
  };
