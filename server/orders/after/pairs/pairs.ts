import { MODE_IDS, type ModeId } from '../../../../domain/mode-ids';
import { type Happening, HOLDING_STATES } from '../../../../domain/order/life/lifecycle';
import type { Queries } from '../../../base/database/database';
import type { ServerModes } from '../../../trade/modes';
import { appendHistory } from '../../orders/history';
import type { OrderRow } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { AS_IT_IS } from '../../orders/store';
import type { AfterDeps } from '../deps';
import type { Halves } from '../../../trade/modes/after/pairs';

const FOUND: Happening = 'pair.found';
const LOST: Happening = 'pair.lost';
const APART: Happening = 'pair.apart';

/** Orders with an odd half and no valid mate: none found, or the mate no longer holds its half. */
const ALONE = `o.mode = $1 and o.state = any($2)
  and exists (select 1 from jsonb_array_elements(o.takings) t where (t->>'amount')::bigint % 2 = 1)
  and not exists (select 1 from orders m where m.order_no = o.mate and m.mate = o.order_no and m.takings <> '[]')`;

const unsettled = (queries: Queries, mode: ModeId) =>
  queries.query<{ offerId: string }>(
    `select o.offer_id as "offerId" from orders o where ${ALONE} group by 1 having count(*) > 1 or count(o.mate) > 0`,
    [mode, HOLDING_STATES],
  );

type Alone = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'snapshot'> & { mate: string | null };

/** Locked in order of number, so that no deadlock arises. */
const hold = (inside: Queries, mode: ModeId, offerId: string) =>
  inside.query<Alone>(
    `select o.order_no as "orderNo", o.mode, o.state, o.mate, ${AS_IT_IS} as snapshot
       from orders o where ${ALONE} and o.offer_id = $3 order by o.order_no for update of o`,
    [mode, HOLDING_STATES, offerId],
  );

async function tell(inside: Queries, { orderNo, state }: Alone, mate: string | null, now: Date): Promise<void> {
  await inside.query('update orders set mate = $2 where order_no = $1', [orderNo, mate]);
  const event = mate === null ? LOST : FOUND;
  await appendHistory(inside, orderNo, [{ event, from: state, to: state }], { now, byUser: null });
}

/** Orders whose last pairing event was not already "no partner". */
async function untold(inside: Queries, waiting: readonly Alone[]): Promise<Alone[]> {
  const last = await inside.query<{ orderNo: string; event: string }>(
    `select distinct on (order_no) order_no as "orderNo", event from order_events
      where order_no = any($1) and event = any($2) order by order_no, position desc`,
    [waiting.map(({ orderNo }) => orderNo), [FOUND, LOST, APART]],
  );
  const told = new Set(last.flatMap(({ orderNo, event }) => (event === APART ? [orderNo] : [])));
  return waiting.filter(({ orderNo }) => !told.has(orderNo));
}

type Settling = { modes: ServerModes; halves: Halves; alone: readonly Alone[]; now: Date };

async function settle(inside: Queries, { modes, halves, alone, now }: Settling): Promise<void> {
  for (const order of alone.filter(({ mate }) => mate !== null)) await tell(inside, order, null, now);
  const waiting = alone.flatMap((order) => {
    const kg = halves.kgOf(readOrder(modes, order).snapshot);
    return kg === null ? [] : [{ ...order, kg }];
  });
  const matched = halves.match(waiting);
  for (const [one, other] of matched) {
    await tell(inside, one, other.orderNo, now);
    await tell(inside, other, one.orderNo, now);
  }
  const paired = new Set(matched.flat().map(({ orderNo }) => orderNo));
  const left = waiting.filter(({ orderNo }) => !paired.has(orderNo));
  // A single one waits for the next order; several that fit no other need a person.
  if (left.length < 2) return;
  for (const { orderNo, state } of await untold(inside, left))
    await appendHistory(inside, orderNo, [{ event: APART, from: state, to: state }], { now, byUser: null });
}

/**
 * Pairs half units after sale: two halves fill a whole, so stock needs no further lock. Both owners see the pair; an
 * order whose mate is gone waits again. Safe in several gateways at once.
 */
export const createMatchHalves =
  ({ database, moment, modes }: AfterDeps) =>
  async (): Promise<void> => {
    for (const id of MODE_IDS) {
      const mode = modes[id];
      const halves = mode?.kind === 'booked' ? mode.after?.pairs : undefined;
      if (!halves) continue;
      for (const { offerId } of await unsettled(database, id)) {
        await database.tx(async (inside) =>
          settle(inside, { modes, halves, alone: await hold(inside, id, offerId), now: await moment(inside) }),
        );
      }
    }
  };
