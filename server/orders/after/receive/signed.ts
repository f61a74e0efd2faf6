import { CODES } from '../../../../contract/wire/envelope';
import { COMPLAIN_DAYS } from '../../../../domain/order/changes/complaint';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { passedPlaces } from '../../../../domain/order/on-site/way';
import { parseMoment } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import type { HeldOrder } from '../../orders/held';
import { readHistory } from '../../orders/history';
import { readOrder } from '../../orders/snapshot';
import type { OrderEnd } from '../after';
import type { AfterDeps } from '../deps';
import { readMishaps } from '../mishap/store';
import { PASSED } from '../../../trade/modes/after/way';
import { RECEIVE_MESSAGES as messages } from './messages';

const ARRIVED = 'arrived';
const SETTLED = 'CLOSED';

/** Per mode, the event that proves delivery: a signature report, or the transport itself. */
const deliveryProofs = (modes: ServerModes): { mode: string; event: string; place: string }[] =>
  Object.entries(modes).flatMap(([mode, one]) => {
    const receiving = one?.kind === 'booked' ? one.after?.receive : undefined;
    if (!receiving) return [];
    const { signedFor } = receiving;
    return [{ mode, event: signedFor === null ? ARRIVED : PASSED, place: signedFor ?? '' }];
  });

/** Short deliveries are completed by the owner, or after the complaint period. */
export async function holdToOwner(
  inside: Queries,
  modes: ServerModes,
  order: Pick<HeldOrder, 'orderNo' | 'mode' | 'snapshot'>,
  now: Date,
): Promise<void> {
  const receiving = readOrder(modes, order).mode.after?.receive;
  const told = (await readHistory(inside, [order.orderNo])).get(order.orderNo) ?? [];
  if (!receiving?.isShort?.(passedPlaces(told))) return;
  const wentWrong = (await readMishaps(inside, [order.orderNo])).get(order.orderNo) ?? [];
  if (wentWrong.some(({ kind }) => kind === SETTLED)) return;
  const signed = told.findLast(({ event, note }) => event === PASSED && note?.startsWith(receiving.signedFor ?? ''));
  const since = momentOf(daysAfter(dayAt(now.getTime()), -COMPLAIN_DAYS));
  if (!signed || (parseMoment(signed.at) ?? now.getTime()) >= since)
    throw new Refusal(CODES.moveRefused, messages.cameShort);
}

type Row = { orderNo: string; event: string };

export const createFindLongDelivered =
  ({ database, modes }: Pick<AfterDeps, 'database' | 'modes'>) =>
  async (now: Date): Promise<OrderEnd[]> => {
    const taken = deliveryProofs(modes);
    const before = momentOf(daysAfter(dayAt(now.getTime()), -COMPLAIN_DAYS));
    const rows = await database.query<Row>(
      `select distinct o.order_no as "orderNo", e.event
         from orders o
         join unnest($1::text[], $2::text[], $3::text[]) as s (mode, event, place) on s.mode = o.mode
         join order_events e on e.order_no = o.order_no and e.event = s.event and starts_with(coalesce(e.note, ''), s.place)
        where o.state = 'ARRIVED' and e.happened_at < $4
        order by 1`,
      [
        taken.map(({ mode }) => mode),
        taken.map(({ event }) => event),
        taken.map(({ place }) => place),
        new Date(before),
      ],
    );
    return rows.map(({ orderNo, event }) => ({
      orderNo,
      reason: messages.byDays(event === ARRIVED ? messages.brought : messages.signed),
    }));
  };
